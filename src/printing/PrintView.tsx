import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Bill } from '@/domain/shipment/bill'
import { billNumber } from './facts/billFacts'
import { BillSheets } from './papers/BillSheets'
import { PicturesLeftOut } from './run/picturesLeftOut'
import { PrintBar } from './run/PrintBar'
import { PrintSettings } from './choices/PrintSettings'
import { countSheets, fileNameOf, headingOf, statusOf } from './run/printTexts'
import { renewUrduFont } from './run/settled'
import { TestSheets, testFileName } from './papers/TestSheets'
import { usePrintChoices } from './choices/usePrintChoices'
import { usePrintedAt } from './run/usePrintedAt'
import { usePrintReady } from './run/usePrintReady'
import { usePrintSheets } from './run/usePrintSheets'
import { useSheetLayouts } from './run/useSheetLayouts'

interface PrintViewProps {
  /** Another list is another print: it is measured and waited for anew. */
  bills: readonly Bill[]
  /** Username of whoever prints. */
  createdBy: string
  /** Asks for the bills anew, when a part of them did not come. */
  onRetry?: () => void
  /** What else can be done with the bills; stands beside the print button. */
  extra?: ReactNode
}

const WITHOUT = ', without the pictures that could not be loaded'

/** The print centre: what is printed of the bills, the button that prints it, and the sheets as they will come out. */
export function PrintView({ bills, createdBy, onRetry, extra }: PrintViewProps) {
  const sheets = useRef<HTMLElement>(null)
  const [choices, choose] = usePrintChoices()
  const [isTest, setIsTest] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const drawn = useMemo(() => ({ bills, choices, isTest }), [bills, choices, isTest])
  const layouts = useSheetLayouts(sheets, drawn)
  /** The bills whose missing pictures are done without. */
  const [incomplete, setIncomplete] = useState<readonly Bill[] | null>(null)
  const isLeftOut = incomplete === bills
  const awaited = useMemo(() => ({ drawn, attempt, isLeftOut }), [drawn, attempt, isLeftOut])
  const readiness = usePrintReady(sheets, awaited, layouts !== null)
  const { printedAt, renew } = usePrintedAt()
  const printing = usePrintSheets(sheets, (part) => (isTest ? testFileName : fileNameOf(bills, part)), renew)

  const printsWhenReady = useRef(false)
  useEffect(() => {
    if (!printsWhenReady.current || readiness.state === 'settling') return
    printsWhenReady.current = false
    // The sheets are brought up to date at once, which cannot be while they are being drawn.
    if (readiness.state === 'ready') queueMicrotask(() => printing.print())
  })

  const count = countSheets(bills, choices, layouts ?? [])
  const retry = () => {
    renewUrduFont(document)
    setAttempt((last) => last + 1)
    setIncomplete(null)
    onRetry?.()
  }
  return (
    // The browser's own print command knows of no disabled button: print.css asks this attribute.
    <div className="cc-papers" data-paper={readiness.state}>
      <PrintBar
        heading={isTest ? 'Test page' : headingOf(bills)}
        status={
          isTest
            ? 'Shows what your printer cuts off'
            : `${statusOf(bills, choices, layouts ?? [])}${isLeftOut ? WITHOUT : ''}`
        }
        readiness={readiness}
        printing={printing}
        hasParts={!isTest && count.sheets > 0 && count.labels > 0}
        onRetry={retry}
        onWithoutPictures={() => {
          setIncomplete(bills)
          printsWhenReady.current = true
        }}
        extra={isTest ? null : extra}
        onBack={isTest ? () => setIsTest(false) : null}
      >
        <PrintSettings
          choices={choices}
          onChoose={choose}
          fileName={fileNameOf(bills, 'all')}
          onTest={isTest ? null : () => setIsTest(true)}
        />
      </PrintBar>
      <p className="cc-paper-unready">Not printed: these sheets are not complete. Use the page’s own Print button.</p>
      <main className="cc-sheets" ref={sheets}>
        <PicturesLeftOut value={isLeftOut}>
          {isTest ? (
            <TestSheets choices={choices} />
          ) : (
            bills.map((bill, index) => (
              <BillSheets
                key={`${billNumber(bill)} ${index} ${attempt}`}
                bill={bill}
                choices={choices}
                layout={layouts?.[index] ?? null}
                createdBy={createdBy}
                printedAt={printedAt}
                isOneOfMany={bills.length > 1}
              />
            ))
          )}
        </PicturesLeftOut>
      </main>
    </div>
  )
}
