import type { Bill } from '@/domain/bill'
import * as facts from './billFacts'
import { InvoiceHead } from './InvoiceHead'
import { InvoiceTable } from './InvoiceTable'
import { PaperBrand } from './PaperBrand'
import { PaperFoot } from './PaperFoot'
import type { CopyName } from './printChoices'
import { Sheet } from './Sheet'
import { Terms } from './Terms'

interface InvoiceSheetProps {
  bill: Bill
  /** Index of each page's first line. */
  starts: number[]
  /** `Page 2 of 3`, by the invoice's own pages from 0. */
  page: (index: number) => string
  /** Set closer, so that it stays on one page. */
  fit?: number
  copy?: CopyName | null
}

/** The invoice, on as many pages as its lines need; the terms and the signatures stand on the last one. */
export function InvoiceSheet({ bill, starts, page, fit = 0, copy = null }: InvoiceSheetProps) {
  const lines = facts.invoiceLines(bill)
  return starts.map((start, index) => {
    const isLast = index === starts.length - 1
    const ownLines = lines.slice(start, starts[index + 1])
    return (
      <Sheet name="Invoice" kind="p-invoice" fit={fit} copy={copy} key={start === 0 ? `first-${index}` : start}>
        {index === 0 ? <InvoiceHead bill={bill} /> : <NextHead number={facts.printed(facts.billNumber(bill))} />}
        {(ownLines.length > 0 || isLast) && (
          <InvoiceTable lines={ownLines} from={start + 1} totals={isLast ? facts.invoiceTotals(bill) : null} />
        )}
        {isLast && (
          <div className="p-tail">
            <Terms />
            <div className="p-sign">
              <div>Signature / stamp</div>
              <div>Thumb impression</div>
              <div>CNIC</div>
            </div>
          </div>
        )}
        <PaperFoot>{page(index)}</PaperFoot>
      </Sheet>
    )
  })
}

/** The top of a page that only goes on: a loose sheet still says whose it is. */
function NextHead({ number }: { number: string }) {
  return (
    <header className="p-next">
      <PaperBrand />
      <p>
        Invoice <b>{number}</b>, continued
      </p>
    </header>
  )
}
