import type { Bill } from '@/domain/shipment/bill'
import * as facts from '../facts/billFacts'
import * as invoiceFacts from '../facts/invoiceFacts'
import type { PrintedLine } from '../facts/invoiceFacts'
import { Barcode } from './Barcode'
import { PaperBrand, PaperFoot, Sheet, Fact } from './Sheet'
import type { CopyName } from '../choices/printChoices'
import { Terms } from './Terms'
import { PartyEnd } from './PartyEnd'
import { Written } from './Written'

interface InvoiceSheetProps {
  bill: Bill
  starts: number[]
  fit?: number
  copy?: CopyName | null
}

export function InvoiceSheet({ bill, starts, fit = 0, copy = null }: InvoiceSheetProps) {
  const lines = invoiceFacts.invoiceLines(bill)
  const number = facts.printed(facts.billNumber(bill))
  return starts.map((start, index) => {
    const isLast = index === starts.length - 1
    const ownLines = lines.slice(start, starts[index + 1])
    return (
      <Sheet
        name="Invoice"
        kind="p-invoice"
        fit={fit}
        copy={copy}
        isVoid={bill.isVoid === true}
        key={start === 0 ? `first-${index}` : start}
      >
        {index === 0 ? <InvoiceHead bill={bill} /> : <NextHead number={number} />}
        {(ownLines.length > 0 || isLast) && (
          <InvoiceTable lines={ownLines} from={start + 1} totals={isLast ? invoiceFacts.invoiceTotals(bill) : null} />
        )}
        {isLast && (
          <div className="p-tail">
            <InvoiceNote text={invoiceFacts.uncountedNote(bill)} />
            <InvoiceNote text={facts.missingNote(bill)} />
            <Terms />
            <InvoiceDeclaration bill={bill} />
          </div>
        )}
        <PaperFoot>
          Page {index + 1} of {starts.length} of invoice {number}
        </PaperFoot>
      </Sheet>
    )
  })
}

function InvoiceNote({ text }: { text: string | null }) {
  return text !== null && <p className="p-note">{text}</p>
}

/** The reasons that customs ask for; ticked by hand, since bills do not state one. */
const reasons = ['Sale', 'Gift', 'Sample', 'Personal effects', 'Repair or return', 'Other'] as const

function InvoiceDeclaration({ bill }: { bill: Bill }) {
  return (
    <div className="p-declared">
      <div>
        <dl>
          <Fact label="Reason for export">
            {reasons.map((reason) => (
              <span className="p-tick" key={reason}>
                {reason}
              </span>
            ))}
          </Fact>
          <Fact label="Country of origin" typed={invoiceFacts.countryOfOrigin(bill)} />
        </dl>
        <p>
          I declare that the particulars of this invoice are true and correct, that the prices stated are those of the
          goods, and that the goods come from the country named above.
        </p>
        <div className="p-sign">
          <div>
            <span />
            Signature / stamp
          </div>
          <div>
            <span>{bill.consignor.ntnCnic.trim()}</span>
            CNIC
          </div>
        </div>
      </div>
      <div className="p-thumb">
        <span />
        Thumb impression
      </div>
    </div>
  )
}

/** Identifies a continuation page if it gets separated. */
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

function InvoiceHead({ bill }: { bill: Bill }) {
  const { consignor, consignee } = bill
  const to = facts.places(consignee)
  const number = facts.printed(facts.billNumber(bill))
  return (
    <>
      <header className="p-head">
        <PaperBrand />
        <Barcode number={facts.billNumber(bill)} />
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
          place={[facts.places(consignor).city, consignor.country]}
          phones={[facts.telephone(consignor)]}
        />
        <PartyEnd
          end="to"
          title="Receiver"
          party={consignee}
          place={[to.city, to.state, to.postCode, consignee.country]}
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

/** More sizes than this are set in columns below the other facts, so that many pieces leave room for the goods. */
const FEW_SIZES = 3

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
  from: number
  totals: { quantity: string; total: string } | null
}

function InvoiceTable({ lines, from, totals }: InvoiceTableProps) {
  return (
    <table className="p-items p-rows">
      {/* No head if only the total was moved to this page. */}
      {lines.length > 0 && (
        <thead>
          <tr>
            <th scope="col" className="serial">
              S. no.
            </th>
            <th scope="col">Description</th>
            <th scope="col" className="number">
              Quantity
            </th>
            {['Unit price', 'Total'].map((head) => (
              <th scope="col" className="number" key={head}>
                <span>{head}</span> <small>USD</small>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map((line, index) => (
          <tr key={from + index}>
            <td className="serial">{from + index}</td>
            <td>
              <Written text={line.description} />
            </td>
            <td className="number">{line.quantity}</td>
            <td className="number">{line.price}</td>
            <td className="number">{line.total}</td>
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td className="number">{totals.quantity}</td>
            <td className="number" colSpan={2}>
              {totals.total}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
