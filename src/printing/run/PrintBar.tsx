import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Alert } from '@/components/Alert'
import { Icon } from '@/components/Icon'
import type { Readiness } from './usePrintReady'
import type { PrintSheets } from './usePrintSheets'

interface PrintBarProps {
  heading: string
  /** What will be printed, once it is known. */
  status: string
  readiness: Readiness
  printing: PrintSheets
  /** Papers and labels are both there, and can be printed one without the other. */
  hasParts: boolean
  /** Asks anew for what did not come. */
  onRetry: () => void
  /** Prints although pictures are missing; their places on the paper say so. */
  onWithoutPictures: () => void
  /** Leads back to the papers from the test page. */
  onBack: (() => void) | null
  /** What else can be done with the bills. */
  extra: ReactNode
  /** The settings. */
  children: ReactNode
}

/** What lies below, and the button that prints it: off until everything on the paper has settled. */
export function PrintBar(props: PrintBarProps) {
  const { heading, status, readiness, printing, hasParts, onRetry, onWithoutPictures, onBack, extra, children } = props
  const { print, isPreparing, error } = printing
  const [isOpen, setIsOpen] = useState(false)
  const settings = useId()
  const isOff = readiness.state !== 'ready' || isPreparing
  const printButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // One key prints what has just opened. Whoever has gone somewhere by himself stays there.
    if (!isOff && document.activeElement === document.body) printButton.current?.focus({ preventScroll: true })
  }, [isOff])
  return (
    <header className="cc-paper-bar">
      <div className="cc-paper-name">
        <h1>{heading}</h1>
        <output>{statusText(readiness, status)}</output>
      </div>
      {onBack && (
        <button className="btn btn-light" type="button" onClick={onBack}>
          Back to the papers
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
        Paper settings
      </button>
      {hasParts && (
        <>
          <button className="btn btn-light" type="button" disabled={isOff} onClick={() => print('papers')}>
            Papers only
          </button>
          <button className="btn btn-light" type="button" disabled={isOff} onClick={() => print('labels')}>
            Labels only
          </button>
        </>
      )}
      <button className="btn btn-primary" type="button" ref={printButton} disabled={isOff} onClick={() => print()}>
        <Icon name="print" />
        Print
      </button>
      {readiness.state === 'unprintable' && (
        <Trouble onRetry={onRetry}>
          This cannot be printed: a barcode cannot be drawn. The sheet below says why.
        </Trouble>
      )}
      {readiness.state === 'incomplete' && (
        <Trouble
          onRetry={onRetry}
          wayOut={
            readiness.canDoWithout && (
              <button className="btn btn-light" type="button" onClick={onWithoutPictures}>
                Print without the pictures
              </button>
            )
          }
        >
          Nothing is printed while this is missing: {readiness.missing.join('; ')}.
        </Trouble>
      )}
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
          Try again
        </button>
        {wayOut}
      </Alert>
    </div>
  )
}

function statusText({ state }: Readiness, status: string): string {
  if (state === 'settling') return 'Preparing the sheets…'
  return state === 'empty' ? 'Nothing is chosen: see Paper settings' : status
}
