import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Alert } from '@/components/Alert'
import { Icon } from '@/components/Icon'
import { language } from '@/texts/language'
import { t } from '@/texts/t'
import type { PrintJob } from '../choices/printChoices'
import type { Readiness } from './usePrintReady'
import type { Printing } from './usePrinting'

interface PrintBarProps {
  heading: string
  status: string
  readiness: Readiness
  printing: Printing
  /** Which labels are not printed, and why. */
  refused: string | null
  /** Which bills may be void without anybody knowing. */
  unchecked: string | null
  jobs: readonly PrintJob[]
  onRetry: () => void
  onWithoutPictures: () => void
  onWithoutConsent: () => void
  onBack: (() => void) | null
  extra: ReactNode
  children: ReactNode
}

export function PrintBar(props: PrintBarProps) {
  const { heading, status, refused, unchecked, jobs, readiness, printing, onRetry, onBack, extra, children } = props
  const { print, next, isPreparing, error } = printing
  const [isOpen, setIsOpen] = useState(false)
  const settings = useId()
  const isOff = readiness.kind !== 'ready' || isPreparing
  const printButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Lets Enter print a page that has just opened. If the user has moved the focus, it stays there.
    if (!isOff && document.activeElement === document.body) printButton.current?.focus({ preventScroll: true })
  }, [isOff])
  return (
    <header className="cc-paper-bar cc-beside flex-wrap">
      <div className="cc-paper-name">
        <h1>{heading}</h1>
        <output>
          {statusText(readiness, isPreparing, status)}
          {readiness.kind === 'ready' && next && jobs.length > 1 && <b>{toldBefore(jobs, next)}</b>}
          {refused !== null && <b>{refused}</b>}
        </output>
      </div>
      {onBack && (
        <button className="btn btn-light" type="button" onClick={onBack}>
          {t('print.backToPapers')}
        </button>
      )}
      {extra}
      <button
        className="btn btn-light"
        type="button"
        aria-expanded={isOpen}
        aria-controls={settings}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="settings" />
        {t('print.printSettings')}
      </button>
      {jobs.length > 1 &&
        jobs.map((job) => (
          <button className="btn btn-light" type="button" disabled={isOff} onClick={() => print(job)} key={job.size}>
            {t('print.jobOnly', { job: job.name })}
          </button>
        ))}
      <button
        className="btn btn-primary"
        type="button"
        ref={printButton}
        disabled={isOff}
        onClick={() => next && print(next)}
      >
        <Icon name="print" />
        {t('print.print')}
      </button>
      {readiness.kind === 'unprintable' && <Trouble onRetry={onRetry}>{t('print.unprintable')}</Trouble>}
      {readiness.kind === 'incomplete' && (
        <Trouble
          onRetry={onRetry}
          wayOut={
            readiness.canDoWithout && (
              <>
                <button className="btn btn-light" type="button" onClick={props.onWithoutConsent}>
                  {t('print.withoutConsentForm')}
                </button>
                <button className="btn btn-light" type="button" onClick={props.onWithoutPictures}>
                  {t('print.withoutThePictures')}
                </button>
              </>
            )
          }
        >
          {t('print.missing', { parts: readiness.missing.join(language === 'ur' ? '؛ ' : '; ') })}
        </Trouble>
      )}
      {unchecked !== null && <Trouble onRetry={onRetry}>{unchecked}</Trouble>}
      {error !== null && <Trouble onRetry={onRetry}>{error}</Trouble>}
      <div className="cc-print-settings" id={settings} hidden={!isOpen}>
        {children}
      </div>
    </header>
  )
}

function Trouble({ onRetry, wayOut, children }: { onRetry: () => void; wayOut?: ReactNode; children: ReactNode }) {
  return (
    <div className="cc-paper-trouble" role="alert">
      <Alert variant="danger">
        <p>{children}</p>
        <button className="btn btn-light" type="button" onClick={onRetry}>
          {t('common.tryAgain')}
        </button>
        {wayOut}
      </Alert>
    </div>
  )
}

function statusText({ kind }: Readiness, isPreparing: boolean, status: string): string {
  if (kind === 'settling') return t('print.settling')
  if (isPreparing) return t('print.preparing')
  return kind === 'empty' ? t('print.nothing') : status
}

function toldBefore(jobs: readonly PrintJob[], next: PrintJob): string {
  const number = jobs.indexOf(next) + 1
  return t('print.jobNow', { number, all: jobs.length, job: next.name, paper: next.load })
}
