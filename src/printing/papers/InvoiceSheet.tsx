import { DASH } from '@/domain/dash'
import type { Bill } from '@/domain/shipment/bill'
import { formatDate } from '@/texts/dates'
import type { CopyName } from '../choices/printChoices'
import * as facts from '../facts/billFacts'
import { Barcode } from './Barcode'
import { Fact } from './Fact'
import { PartyEnd } from './PartyEnd'
import { PaperBrand, PaperFoot, Sheet } from './Sheet'
import { Terms } from './Terms'
import { Written } from './Written'

interface InvoiceSheetProps {
  bill: Bill
  /** Whether the shipper's country is printed as the goods' country of origin, instead of a blank to fill in. */
  hasOrigin: boolean
  /** Whether there are rows that customs of some countries ask for, to be filled in by hand. */
  hasCustoms: boolean
  starts: number[]
  fit: number
  copy: CopyName | null
}

export function InvoiceSheet({ bill, hasOrigin, hasCustoms, starts, fit, copy }: InvoiceSheetProps) {
  const lines = facts.invoiceLines(bill)
  const number = facts.printed(facts.billNumber(bill))
  return starts.map((start, index) => {
    const isLast = index === starts.length - 1
    const end = starts[index + 1] ?? lines.length
    const ownLines = lines.slice(start, end)
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
        {ownLines.length > 0 && (
          <InvoiceTable
            lines={ownLines}
            from={start + 1}
            totals={
              end === lines.length
                ? { ...facts.invoiceTotals(bill), notes: [...facts.missingNotes(bill), ...facts.invoiceNotes(bill)] }
                : null
            }
            hasCodes={hasCustoms && !facts.isOfDocuments(bill)}
          />
        )}
        {end < lines.length && <p className="p-onward">Continued on page {index + 2}</p>}
        {isLast && (
          <div className="p-tail">
            <Terms />
            <InvoiceEnd bill={bill} hasOrigin={hasOrigin} hasCustoms={hasCustoms} />
          </div>
        )}
        <PaperFoot>{facts.pageOf(bill, 'invoice', index + 1, starts.length)}</PaperFoot>
      </Sheet>
    )
  })
}

/** The reasons that customs ask for; ticked by hand, since bills do not state one. */
const reasons = ['Sale', 'Gift', 'Sample', 'Personal effects', 'Repair or return', 'Other'] as const

/** Not stated by any bill, so these are lines to write on. */
const customsRows = [
  'Incoterm',
  'Net weight',
  'Freight',
  'Receiver’s tax number',
  'Name at the signature',
  'Date',
] as const

interface InvoiceEndProps {
  bill: Bill
  hasOrigin: boolean
  hasCustoms: boolean
}

/** Signature, thumb impression and CNIC side by side, as specified; below them what the product adds. */
function InvoiceEnd({ bill, hasOrigin, hasCustoms }: InvoiceEndProps) {
  const { consignor } = bill
  return (
    <>
      <div className="p-declared">
        <p className="p-sign">Signature / stamp</p>
        <p className="p-thumb">
          <span className="p-print" />
          Thumb impression
        </p>
        <p className="p-sign">
          <b>{consignor.ntnCnic.trim()}</b>
          CNIC
        </p>
        <div className="p-vouched">
          <dl>
            <Fact label="Reason for export">
              {reasons.map((reason) => (
                <span className="p-tick" key={reason}>
                  {reason}
                </span>
              ))}
            </Fact>
            <Fact label="Country of origin">
              {hasOrigin ? <Written text={facts.consignorCountry(bill)} /> : <span className="p-blank" />}
            </Fact>
          </dl>
          <p>
            I declare that the particulars of this invoice are true and correct, that the prices stated are those of the
            goods, and that the goods come from the country of origin.
          </p>
        </div>
        <Barcode number={facts.billNumber(bill)} isSmall />
      </div>
      {hasCustoms && (
        <dl className="p-customs">
          {customsRows.map((label) => (
            <Fact label={label} key={label}>
              <span className="p-blank" />
            </Fact>
          ))}
        </dl>
      )}
    </>
  )
}

/** Identifies a continuation page if it gets separated. */
function NextHead({ number }: { number: string }) {
  return (
    <header className="p-next">
      <PaperBrand />
      <p>
        <b className="title">Invoice</b> <b>{number}</b>, continued
      </p>
    </header>
  )
}

function InvoiceHead({ bill }: { bill: Bill }) {
  const { consignor, consignee } = bill
  const number = facts.printed(facts.billNumber(bill))
  const from = [...Object.values(facts.places(consignor)), consignor.country]
  const to = [...Object.values(facts.places(consignee)), consignee.country]
  return (
    <>
      <header className="p-title">
        <PaperBrand />
        <h2>Invoice</h2>
        <dl>
          <Fact label="Date">{formatDate(bill.createdAt, 'en')}</Fact>
          <Fact label="Invoice number">{number}</Fact>
        </dl>
      </header>
      <div className="p-boxes">
        <PartyEnd end="from" title="Shipper" party={consignor} place={from} phones={[facts.telephone(consignor)]} />
        <PartyEnd end="to" title="Receiver" party={consignee} place={to} phones={[facts.telephone(consignee)]} />
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

/** More sizes than this are printed in columns above the other facts, so that many pieces leave room for the goods. */
const MAX_STACKED_SIZES = 3

function PieceSizes({ sizes }: { sizes: string[] }) {
  return (
    <div className={sizes.length > MAX_STACKED_SIZES ? 'p-sizes many' : 'p-sizes'}>
      <dt>Length × width × height in cm</dt>
      {sizes.length === 0 ? <dd>{DASH}</dd> : sizes.map((size, index) => <dd key={`${index + 1}: ${size}`}>{size}</dd>)}
    </div>
  )
}

interface InvoiceTableProps {
  lines: facts.PrintedLine[]
  from: number
  /** The totals. The notes on what cannot be read or is not given are in their row, because the terms follow it. */
  totals: { quantity: string; total: string; notes: string[] } | null
  /** Whether each line has a blank for its HS code. */
  hasCodes: boolean
}

function InvoiceTable({ lines, from, totals, hasCodes }: InvoiceTableProps) {
  return (
    <table className={hasCodes ? 'p-items p-rows coded' : 'p-items p-rows'}>
      <thead>
        <tr>
          <th scope="col" className="serial">
            S. no.
          </th>
          <th scope="col">Description</th>
          {hasCodes && (
            <th scope="col" className="code">
              HS code
            </th>
          )}
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
      <tbody>
        {lines.map((line, index) => (
          <tr key={from + index}>
            <td className="serial">{from + index}</td>
            <td>
              <Written text={line.description} />
            </td>
            {hasCodes && <td className="code" />}
            <Figure text={line.quantity} pad={line.pads.quantity} />
            <Figure text={line.price} pad={line.pads.price} />
            <td className="number">{line.total}</td>
          </tr>
        ))}
      </tbody>
      {totals && (
        <tfoot>
          <tr>
            <td />
            <th scope="row">
              Total
              {totals.notes.map((note) => (
                <small key={note}>{note}</small>
              ))}
            </th>
            {hasCodes && <td />}
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

/** @param pad characters whose width is added without printing them */
function Figure({ text, pad }: { text: string; pad: string }) {
  return (
    <td className="number">
      {text}
      {pad !== '' && <span className="p-pad" data-pad={pad} />}
    </td>
  )
}
