import type { Bill } from '@/domain/shipment/bill'
import { company } from '@/company'
import { Barcode } from './Barcode'
import * as facts from '../facts/billFacts'
import { Fact } from './Fact'
import { cashOnDelivery, labelledPieces } from '../facts/labelFacts'
import { PaperBrand } from './PaperBrand'
import { Sheet } from './Sheet'
import { Written, WrittenLine } from './Written'

interface LabelSheetProps {
  bill: Bill
  /** Which piece it goes on, from 1. */
  piece: number
  fit: number
}

/** Beyond this a service's name is set smaller, so that it stays beside the type. */
const LONG_SERVICE = 10

/** A line of the address; a label leaves no gap for what nobody typed. */
function AddressLine({ texts, name }: { texts: string[]; name?: string }) {
  return (
    texts.some((text) => text.trim() !== '') && (
      <p className={name}>
        <WrittenLine texts={texts} separator=" " />
      </p>
    )
  )
}

/** The label of one piece, 100 × 150 mm: for whom it is, large enough to be read across a van. */
export function LabelSheet({ bill, piece, fit }: LabelSheetProps) {
  const { consignor, consignee } = bill
  const number = facts.billNumber(bill)
  const toCollect = cashOnDelivery(bill)
  const pieceOf = `${piece} of ${labelledPieces(bill)}`
  return (
    <Sheet name={`Parcel label ${pieceOf}`} kind="p-label" fit={fit}>
      <header className="l-head">
        <PaperBrand />
        <b className={bill.serviceName.length > LONG_SERVICE ? 'l-service long' : 'l-service'}>
          <Written text={bill.serviceName} />
        </b>
        <span className="p-type">{facts.typeLabel(bill)}</span>
      </header>
      <section className="l-from">
        <h2>From</h2>
        <p>
          <WrittenLine texts={[consignor.company, consignor.contactPerson]} separator=", " />
        </p>
        <p>
          <WrittenLine texts={[consignor.address, consignor.city, consignor.country]} separator=", " />
          <span className="tel">{facts.telephone(consignor)}</span>
        </p>
      </section>
      <section className="l-to">
        <h2>To</h2>
        <div>
          <b>
            <Written text={consignee.company || consignee.contactPerson} />
          </b>
          {consignee.company !== '' && <AddressLine texts={[consignee.contactPerson]} />}
          <AddressLine texts={[consignee.address]} />
          <AddressLine name="place" texts={[consignee.city, consignee.state, consignee.postCode]} />
          <AddressLine name="country" texts={[consignee.country]} />
          <p className="tel">{facts.phones(consignee).join('  ')}</p>
        </div>
      </section>
      <dl className="l-facts">
        <Fact label="Piece">{pieceOf}</Fact>
        <Fact label="Total weight">{facts.weight(bill)}</Fact>
        <Fact label="Reference">
          <Written text={consignor.ref} />
        </Fact>
      </dl>
      {toCollect !== null && (
        <p className="l-cod">
          <span>COD Amount</span>
          <b>{toCollect}</b>
        </p>
      )}
      <Barcode number={number} isNarrow />
      <footer className="l-foot">
        <span>{company.website}</span>
        <span>Helpline {company.helpline}</span>
        <span>{company.phone}</span>
        <span>{facts.invoiceDate(bill)}</span>
      </footer>
    </Sheet>
  )
}
