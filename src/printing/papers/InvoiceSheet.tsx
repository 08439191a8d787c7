import type { Bill } from '@/domain/shipment/bill'
import * as facts from '../facts/billFacts'
import type { PrintedLine } from '../facts/billFacts'
import { PaperBrand } from './PaperBrand'
import { PaperFoot } from './PaperFoot'
import type { CopyName } from '../choices/printChoices'
import { Sheet } from './Sheet'
import { Terms } from './Terms'
import { Fact } from './Fact'
import { PartyEnd } from './PartyEnd'
import { Written } from './Written'

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

/** The top of the invoice's first page: date and number, shipper and receiver, pieces and weight. */
function InvoiceHead({ bill }: { bill: Bill }) {
  const { consignor, consignee } = bill
  const number = facts.printed(facts.billNumber(bill))
  return (
    <>
      <header className="p-head">
        <PaperBrand />
      </header>
      <div className="p-title">
        <h2>Invoice</h2>
        <dl>
          <Fact label="Date">{facts.invoiceDate(bill)}</Fact>
          <Fact label="Invoice number">{number}</Fact>
        </dl>
      </div>
      <div className="p-boxes">
        <PartyEnd
          end="from"
          title="Shipper"
          party={consignor}
          place={[consignor.city, consignor.country]}
          phones={[facts.telephone(consignor)]}
        />
        <PartyEnd
          end="to"
          title="Receiver"
          party={consignee}
          place={[consignee.city, consignee.country]}
          phones={[facts.telephone(consignee)]}
        />
      </div>
      <dl className="p-facts">
        <Fact label="Pieces">{facts.pieces(bill)}</Fact>
        <PieceSizes sizes={facts.pieceSizes(bill)} />
        <Fact label="Mode of transport">Air</Fact>
        <Fact label="Airway bill">{number}</Fact>
        <Fact label="Total gross weight">{facts.weight(bill)}</Fact>
      </dl>
    </>
  )
}

/** Beyond this the sizes stand in columns below the other facts: forty pieces must leave room for the goods. */
const FEW_SIZES = 3

/** Each piece's size. */
function PieceSizes({ sizes }: { sizes: string[] }) {
  return (
    <div className={sizes.length > FEW_SIZES ? 'p-sizes many' : 'p-sizes'}>
      <dt>Length × width × height in cm</dt>
      {sizes.length === 0 ? (
        <dd>{facts.DASH}</dd>
      ) : (
        sizes.map((size, index) => <dd key={`${index + 1}: ${size}`}>{size}</dd>)
      )}
    </div>
  )
}

interface InvoiceTableProps {
  lines: PrintedLine[]
  /** Number of the first line. */
  from: number
  /** Stands below the last line of the invoice alone. */
  totals: { quantity: string; total: string } | null
}

/** The goods: serial number, description, quantity, unit price and total, in dollars. */
function InvoiceTable({ lines, from, totals }: InvoiceTableProps) {
  return (
    <table className="p-items">
      {/* A total that had to move alone has no line below the head. */}
      {lines.length > 0 && (
        <thead>
          <tr>
            <th scope="col" className="s">
              S. no.
            </th>
            <th scope="col">Description</th>
            <th scope="col" className="n">
              Quantity
            </th>
            <th scope="col" className="n">
              Unit price
            </th>
            <th scope="col" className="n">
              Total
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map((line, index) => (
          <tr key={from + index}>
            <td className="s">{from + index}</td>
            <td>
              <Written text={line.description} />
            </td>
            <td className="n">{line.quantity}</td>
            <td className="n">{line.price}</td>
            <td className="n">{line.total}</td>
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td className="n">{totals.quantity}</td>
            <td className="n" colSpan={2}>
              {totals.total}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
