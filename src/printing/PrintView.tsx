import { useRef, useState } from 'react'
import type { Bill } from '@/domain/bill'
import { BillSheets } from './BillSheets'
import { PrintBar } from './PrintBar'
import type { Readiness } from './usePrintReady'

interface PrintViewProps {
  bill: Bill
  /** Username of whoever prints. */
  createdBy: string
  printedAt: Date
}

/** The whole receipt print screen of a loaded bill: the bar with the print button, and the sheets. */
export function PrintView({ bill, createdBy, printedAt }: PrintViewProps) {
  const sheets = useRef<HTMLElement>(null)
  const [readiness, setReadiness] = useState<Readiness>({ state: 'settling' })
  return (
    // The browser's own print command knows of no disabled button: print.css asks this attribute.
    <div className="cc-papers" data-paper={readiness.state}>
      <PrintBar bill={bill} sheets={sheets} readiness={readiness} />
      <p className="cc-paper-unready">Not printed: these sheets are not complete. Use the page’s own Print button.</p>
      <BillSheets bill={bill} createdBy={createdBy} printedAt={printedAt} ref={sheets} onReadiness={setReadiness} />
    </div>
  )
}
