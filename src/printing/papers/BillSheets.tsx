import { Fragment } from 'react'
import type { Bill } from '@/domain/shipment/bill'
import { isNamed, type Paper, type PaperSet, paperSets, type PrintChoices } from '../choices/printChoices'
import { billNumber, hasInvoice } from '../facts/billFacts'
import { type SheetLayout, unmeasured } from '../facts/sheetLayout'
import { ConsentSheet } from './ConsentSheet'
import { InvoiceSheet } from './InvoiceSheet'
import { ReceiptSheet } from './ReceiptSheet'
import '../styles/print.css'

interface BillSheetsProps {
  bill: Bill
  choices: PrintChoices
  /** Null until the sheets have been measured. */
  layout?: SheetLayout | null
  printedBy: string
  printedAt: Date
  /** If set, error messages about missing parts include the bill's number. */
  isOneOfMany?: boolean
}

export function BillSheets({ bill, choices, layout, printedBy, printedAt, isOneOfMany = false }: BillSheetsProps) {
  const { starts, invoiceFit, receiptFit, hasTermsPage } = layout ?? unmeasured
  const copyOf = (paper: Paper, { copy }: PaperSet) => (isNamed(choices.copies[paper]) ? copy : null)
  return (
    <div className="cc-bill" data-number={isOneOfMany ? billNumber(bill) : undefined}>
      {paperSets(choices, hasInvoice(bill)).map((set, index) => (
        <Fragment key={`${set.copy} ${index}`}>
          {set.papers.includes('receipt') && (
            <ReceiptSheet
              bill={bill}
              printedBy={printedBy}
              printedAt={printedAt}
              paper={choices.receiptPaper}
              fit={receiptFit}
              hasTermsPage={hasTermsPage}
              copy={copyOf('receipt', set)}
            />
          )}
          {set.papers.includes('invoice') && (
            <InvoiceSheet
              bill={bill}
              hasOrigin={choices.hasOrigin}
              hasCustoms={choices.hasCustoms}
              starts={starts}
              fit={invoiceFit}
              copy={copyOf('invoice', set)}
            />
          )}
          {set.papers.includes('consent') && <ConsentSheet bill={bill} copy={copyOf('consent', set)} />}
        </Fragment>
      ))}
      {isOneOfMany && choices.hasFrontSides && <div className="cc-back" aria-hidden="true" />}
    </div>
  )
}
