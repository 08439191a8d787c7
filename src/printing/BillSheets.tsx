import { useEffect, useRef, type RefObject } from 'react'
import type { Bill } from '@/domain/bill'
import { hasInvoice } from './billFacts'
import { ConsentSheet } from './ConsentSheet'
import { InvoiceSheet } from './InvoiceSheet'
import './print.css'
import { ReceiptSheet } from './ReceiptSheet'
import { usePrintReady, type Readiness } from './usePrintReady'
import { useSheetLayout } from './useSheetLayout'

interface BillSheetsProps {
  bill: Bill
  /** Username of whoever prints. */
  createdBy: string
  printedAt: Date
  /** The element that is printed. */
  ref?: RefObject<HTMLElement | null>
  /** Hears how far the paper is from being printed, whenever that changes. */
  onReadiness?: (readiness: Readiness) => void
}

/** All papers of a bill in order: receipt, invoice where there are invoice lines, consent form (specification 2). */
export function BillSheets({ bill, createdBy, printedAt, ref, onReadiness }: BillSheetsProps) {
  const own = useRef<HTMLElement>(null)
  const sheets = ref ?? own
  const { starts, isTight, isFinal } = useSheetLayout(sheets, bill)
  const pages = (hasInvoice(bill) ? starts.length : 0) + 2
  const readiness = usePrintReady(sheets, bill, isFinal ? pages : null)
  useEffect(() => onReadiness?.(readiness), [onReadiness, readiness])
  return (
    <main className="cc-sheets" ref={sheets}>
      <ReceiptSheet bill={bill} createdBy={createdBy} printedAt={printedAt} isTight={isTight} />
      {hasInvoice(bill) && (
        <InvoiceSheet bill={bill} starts={starts} page={(index) => `Page ${index + 2} of ${pages}`} />
      )}
      <ConsentSheet bill={bill} page={`Page ${pages} of ${pages}`} />
    </main>
  )
}
