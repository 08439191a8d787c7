import type { Bill } from '@/domain/bill'
import * as facts from './billFacts'
import { Fact } from './Fact'
import { PaperBrand } from './PaperBrand'
import { PartyEnd } from './PartyEnd'

/** The top of the invoice's first page: date and number, shipper and receiver, pieces and weight (specification 2). */
export function InvoiceHead({ bill }: { bill: Bill }) {
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
