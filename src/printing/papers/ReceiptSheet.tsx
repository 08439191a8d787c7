import type { Bill } from '@/domain/shipment/bill'
import { formatDateTime } from '@/domain/dates'
import { Barcode, isWideOnA5 } from './Barcode'
import * as facts from '../facts/billFacts'
import { priceRows } from '../facts/billFacts'
import { Fact, PaperBrand, PaperFoot, Sheet } from './Sheet'
import { PartyEnd } from './PartyEnd'
import type { CopyName } from '../choices/printChoices'
import { Terms } from './Terms'

interface ReceiptSheetProps {
  bill: Bill
  printedBy: string
  printedAt: Date
  paper: 'A4' | 'A5'
  fit?: number
  copy?: CopyName | null
}

/** Characters; a longer value spans both columns of the facts. */
const LONG_VALUE = 14

export function ReceiptSheet({ bill, printedBy, printedAt, paper, fit = 0, copy = null }: ReceiptSheetProps) {
  const { consignor, consignee } = bill
  const to = facts.places(consignee)
  const number = facts.billNumber(bill)
  const declared = facts.declared(bill)
  const missing = facts.missingNote(bill)
  return (
    <Sheet
      name="Receipt"
      kind={paper === 'A5' ? 'p-receipt a5' : 'p-receipt'}
      size={paper}
      fit={fit}
      copy={copy}
      isVoid={bill.isVoid === true}
    >
      <Terms />
      <div className="p-fold" />
      <header className="p-head">
        <PaperBrand centerName={bill.centerName} />
        <dl className="p-id">
          <Fact label="Airway bill">{facts.printed(number)}</Fact>
        </dl>
        <span className="p-type">{facts.typeLabel(bill)}</span>
      </header>
      <div className="p-line">
        <PartyEnd
          end="from"
          title="From"
          party={consignor}
          place={[facts.places(consignor).city]}
          phones={facts.phones(consignor)}
        />
        <dl>
          <Fact label="Reference code" typed={consignor.ref} />
          <Fact label="Account number">{facts.printed(bill.username)}</Fact>
          <Fact label="Booking date" wide>
            {facts.bookedAt(bill)}
          </Fact>
          <Fact label="Pieces">{facts.pieces(bill)}</Fact>
          <Fact label="Weight">{facts.weight(bill)}</Fact>
          <Fact label="Volume">{facts.volume(bill)}</Fact>
        </dl>
      </div>
      <div className="p-line">
        <PartyEnd
          end="to"
          title="To"
          party={consignee}
          place={[to.city, to.postCode]}
          separator=" "
          phones={facts.phones(consignee)}
        />
        <dl>
          <Fact label="Country" typed={consignee.country} />
          <Fact label="Country code" typed={consignee.country} />
          <Fact label="Service" typed={bill.serviceName} />
          <Fact label="Declared value" wide={declared.length > LONG_VALUE}>
            {declared}
          </Fact>
          <Fact label="Contents" typed={facts.contents(bill)} wide />
        </dl>
      </div>
      <div className={isWideOnA5(number) ? 'p-pay wide' : 'p-pay'}>
        <Barcode number={number} />
        <PriceTable bill={bill} />
      </div>
      <div className="p-close">
        <p>
          <span>Net Amount in words</span> <b>{facts.netInWords(bill)}</b>
          {missing !== null && <span>{missing}</span>}
        </p>
        <p className="p-sender">Sender’s signature</p>
      </div>
      <PaperFoot>
        Created by <b>{facts.printed(bill.username)}</b>, printed by <b>{facts.printed(printedBy)}</b> at{' '}
        {formatDateTime(printedAt)}
      </PaperFoot>
    </Sheet>
  )
}

/** Characters; a longer value is set smaller, so that it stays on one line. */
const LONG_PRICE = 15

function PriceTable({ bill }: { bill: Bill }) {
  return (
    <table className="p-price">
      <tbody>
        {priceRows(bill).map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={value.length > LONG_PRICE ? 'long' : undefined}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
