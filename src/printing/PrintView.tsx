import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ANY_USER, deviceStore } from '@/browser/deviceStore'
import { Alert } from '@/components/Alert'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import type { Bill } from '@/domain/shipment/bill'
import { t } from '@/texts/t'
import { PrintSettings } from './choices/PrintSettings'
import {
  onlyPart,
  type PrintChoices,
  type PrintedPart,
  readChoices,
  withChanges,
  withoutConsent,
} from './choices/printChoices'
import { billNumber } from './facts/billFacts'
import { isCut, isTooLong, labelFit, measureLayout } from './facts/sheetLayout'
import { BillSheets } from './papers/BillSheets'
import { Labels } from './papers/Labels'
import { testFileName, testJobs, TestSheets } from './papers/TestSheets'
import { AttemptContext, CardPicturesContext, noPictures, PicturesLeftOut } from './papers/cardPictures'
import { renewFonts } from './run/paperFonts'
import {
  fileNameOf,
  headingOf,
  jobsOf,
  jobText,
  missingText,
  overflowTexts,
  readinessText,
  refusedLabelsText,
  statusOf,
  uncheckedVoidText,
  unreadableText,
  withoutText,
} from './run/printTexts'
import { usePrinting } from './run/usePrinting'
import { usePrintReady } from './run/usePrintReady'
import { useSheetLayouts } from './run/useSheetLayouts'

interface PrintViewProps {
  /** A new array starts over: its sheets are measured again, and their parts awaited again. */
  bills: readonly Bill[]
  printedBy: string
  onRetry?: () => void
  /** Prints only this part, regardless of the choices remembered on this computer. */
  part?: PrintedPart | undefined
  extra?: ReactNode
}

/** What the user has chosen to leave out: all pictures that failed to load, or the consent forms that need them. */
interface Without {
  bills: readonly Bill[]
  /** The bills whose consent form is left out; null where only the pictures are. */
  consentOf: ReadonlySet<Bill> | null
}

const noBills: ReadonlySet<Bill> = new Set()

export function PrintView({ bills, printedBy, onRetry, part, extra }: PrintViewProps) {
  const sheets = useRef<HTMLElement>(null)
  const { choices, choose, isUnstored } = usePrintChoices(part)
  const [isTest, setIsTest] = useState(false)
  const [pictures] = useState(noPictures)
  const [attempt, setAttempt] = useState(1)
  const [accepted, setAccepted] = useState<Without | null>(null)
  const without = accepted?.bills === bills ? accepted : null
  const isLeftOut = without !== null && without.consentOf === null
  const consentLeftOut = without?.consentOf ?? noBills
  const drawn = useMemo(() => ({ bills, choices, isTest, consentLeftOut }), [bills, choices, isTest, consentLeftOut])
  const layouts = useSheetLayouts(sheets, drawn, '.cc-bill', measureLayout)
  /** The sheets are hidden before their first layout, because they would move. */
  const [isShown, setIsShown] = useState(false)
  if (layouts !== null && !isShown) setIsShown(true)
  const labelFits = useSheetLayouts(sheets, drawn, '.p-label', labelFit)
  const laidOut = useMemo(() => ({ drawn, layouts, labelFits }), [drawn, layouts, labelFits])
  const areTooLong = useSheetLayouts(sheets, laidOut, '.cc-bill', isTooLong)
  const areCut = useSheetLayouts(sheets, laidOut, '.p-label', isCut)
  const awaited = useMemo(() => ({ drawn, attempt, isLeftOut }), [drawn, attempt, isLeftOut])
  const readiness = usePrintReady(sheets, awaited, layouts !== null && labelFits !== null)
  /**
   * The time of the last print, by our button or the browser's command, as the tab may have been open since yesterday.
   */
  const [printedAt, setPrintedAt] = useState(() => new Date())

  const jobs = useMemo(() => (isTest ? testJobs(choices) : jobsOf(bills, choices)), [isTest, bills, choices])
  const { print, next, isPreparing, error } = usePrinting(
    sheets,
    jobs,
    (job) => (isTest ? testFileName : fileNameOf(bills, job)),
    () =>
      // flushSync, because the sheets are copied or printed right after this returns.
      flushSync(() => setPrintedAt(new Date())),
  )

  /** The request that is printed as soon as the papers are ready. */
  const toPrint = useRef<Without | null>(null)
  useEffect(() => {
    // The effect of a render from before the press may still follow, and must not act on the press.
    if (toPrint.current === null || toPrint.current !== accepted || readiness.kind === 'settling') return
    toPrint.current = null
    // Printing calls flushSync to update the sheets, which React does not allow inside an effect.
    if (readiness.kind === 'ready' && jobs.length === 1) queueMicrotask(() => jobs[0] && print(jobs[0]))
  })
  const goWithout = (consentOf: ReadonlySet<Bill> | null) => {
    const chosen = { bills, consentOf }
    setAccepted(chosen)
    toPrint.current = chosen
  }
  const retry = () => {
    // Fonts and pictures that have loaded are not fetched again (papers/cardPictures.ts).
    if (readiness.kind === 'incomplete' && !readiness.canDoWithout) renewFonts()
    setAttempt((last) => last + 1)
    setAccepted(null)
    onRetry?.()
  }
  const [isOpen, setIsOpen] = useState(false)
  const settings = useId()
  const isOff = readiness.kind !== 'ready' || isPreparing
  const printButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Lets Enter print a page that has just opened. If the user has moved the focus, it stays there.
    if (!isOff && document.activeElement === document.body) printButton.current?.focus({ preventScroll: true })
  }, [isOff])
  const choicesOf = (bill: Bill) => (consentLeftOut.has(bill) ? withoutConsent(choices) : choices)
  const status = () =>
    isTest
      ? t('print.testPageShows')
      : withoutText(statusOf(bills, choicesOf, layouts ?? []), bills, isLeftOut, consentLeftOut.size)
  const refused = isTest ? null : refusedLabelsText(bills, choices)
  const hasLayout = !isTest && layouts !== null && labelFits !== null
  const overflowing = hasLayout ? overflowTexts(bills, areTooLong ?? [], areCut ?? []) : []
  const unchecked = isTest ? null : uncheckedVoidText(bills)
  const unreadable = isTest ? null : unreadableText(bills)
  return (
    // The browser's own print command ignores our disabled button, so print.css checks this attribute.
    <div className="cc-papers" data-paper={readiness.kind}>
      <header className="cc-paper-bar cc-beside flex-wrap">
        <div className="cc-paper-name">
          <h1>{isTest ? t('print.testPage') : headingOf(bills)}</h1>
          <output>
            {readinessText(readiness, isPreparing) ?? status()}
            {readiness.kind === 'ready' && next && jobs.length > 1 && <b>{jobText(jobs, next)}</b>}
            {refused !== null && <b>{refused}</b>}
            {overflowing.map((text) => (
              <b key={text}>{text}</b>
            ))}
          </output>
        </div>
        {isTest ? <Button text={t('print.backToPapers')} onClick={() => setIsTest(false)} /> : extra}
        <Button
          icon={<Icon name="settings" />}
          text={t('print.printSettings')}
          aria-expanded={isOpen}
          aria-controls={settings}
          onClick={() => setIsOpen(!isOpen)}
        />
        {jobs.length > 1 &&
          jobs.map((job) => (
            <Button
              key={job.size}
              text={t('print.jobOnly', { job: job.name })}
              disabled={isOff}
              onClick={() => print(job)}
            />
          ))}
        <Button
          look="primary"
          icon={<Icon name="print" />}
          text={t('print.print')}
          ref={printButton}
          disabled={isOff}
          onClick={() => next && print(next)}
        />
        {readiness.kind === 'unprintable' && <Trouble text={t('print.unprintable')} onRetry={retry} />}
        {readiness.kind === 'incomplete' && (
          <Trouble text={missingText(readiness.missing)} onRetry={retry}>
            {readiness.canDoWithout && (
              <>
                <Button
                  text={t('print.withoutConsentForm')}
                  onClick={() => goWithout(lackingPictures(sheets.current, bills))}
                />
                <Button text={t('print.withoutThePictures')} onClick={() => goWithout(null)} />
              </>
            )}
          </Trouble>
        )}
        {unreadable !== null && <Trouble text={unreadable} onRetry={retry} />}
        {unchecked !== null && <Trouble text={unchecked} onRetry={retry} />}
        {error !== null && <Trouble text={error} onRetry={retry} />}
        <div className="cc-print-settings" id={settings} hidden={!isOpen}>
          <PrintSettings
            choices={choices}
            onChoose={choose}
            isUnstored={isUnstored}
            fileName={fileNameOf(bills, jobs.length > 1 ? null : (jobs[0] ?? null))}
            onTest={isTest ? null : () => setIsTest(true)}
          />
        </div>
      </header>
      <p className="cc-paper-unready">{t('print.unready')}</p>
      <main className={isShown ? 'cc-sheets' : 'cc-sheets unmeasured'} ref={sheets}>
        <CardPicturesContext value={pictures}>
          <AttemptContext value={attempt}>
            <PicturesLeftOut value={isLeftOut}>
              {isTest ? (
                <TestSheets choices={choices} />
              ) : (
                <>
                  {bills.map((bill, index) => (
                    <BillSheets
                      key={`${billNumber(bill)} ${index}`}
                      bill={bill}
                      choices={choicesOf(bill)}
                      layout={layouts?.[index] ?? null}
                      printedBy={printedBy}
                      printedAt={printedAt}
                      isOneOfMany={bills.length > 1}
                    />
                  ))}
                  {choices.hasLabels && <Labels bills={bills} paper={choices.labelPaper} fits={labelFits} />}
                </>
              )}
            </PicturesLeftOut>
          </AttemptContext>
        </CardPicturesContext>
      </main>
    </div>
  )
}

function Trouble({ text, onRetry, children }: { text: string; onRetry: () => void; children?: ReactNode }) {
  return (
    <div className="cc-paper-trouble" role="alert">
      <Alert>
        <p>{text}</p>
        <Button text={t('common.tryAgain')} onClick={onRetry} />
        {children}
      </Alert>
    </div>
  )
}

function lackingPictures(sheets: HTMLElement | null, bills: readonly Bill[]): ReadonlySet<Bill> {
  const drawn = [...(sheets?.querySelectorAll('.cc-bill') ?? [])]
  return new Set(bills.filter((_, index) => drawn[index]?.querySelector('[data-missing]') != null))
}

const stored = deviceStore('print-choices', readChoices)

/** The print settings, remembered on this computer; a requested part is not remembered. */
function usePrintChoices(part: PrintedPart | undefined) {
  const [isUnstored, setIsUnstored] = useState(false)
  const [choices, setChoices] = useState(() => {
    const remembered = stored.read(ANY_USER)
    return part ? onlyPart(part, remembered) : remembered
  })
  const choose = (next: PrintChoices) => {
    setChoices(next)
    if (!part) setIsUnstored(!stored.write(ANY_USER, withChanges(stored.read(ANY_USER), choices, next)))
  }
  return { choices, choose, isUnstored }
}
