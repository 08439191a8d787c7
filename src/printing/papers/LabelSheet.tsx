import { TrackingCode } from '@/components/TrackingCode'
import { company } from '@/company'
import { formatDate } from '@/domain/dates'
import type { Bill } from '@/domain/shipment/bill'
import * as facts from '../facts/billFacts'
import type { PrintChoices } from '../choices/printChoices'
import { LABEL_CUT } from '../facts/sheetLayout'
import { LabelBarcode } from './Barcode'
import { Fact, PaperBrand, Sheet, VoidMark } from './Sheet'
import { Written, WrittenLine } from './Written'

interface PieceLabel {
  bill: Bill
  /** Counted from 1. */
  piece: number
  /** Steps by which its texts are set smaller; at {@link LABEL_CUT} they are cut as well. */
  fit: number
}

interface LabelsProps {
  bills: readonly Bill[]
  paper: PrintChoices['labelPaper']
  /** Of each label; null until they have been measured. */
  fits: readonly number[] | null
}

const ON_A_SHEET = 4

/** One for each piece, large enough to be read across a van: each on its own label, or four on an A4 sheet. */
export function Labels({ bills, paper, fits }: LabelsProps) {
  const all = bills
    .flatMap((bill) => facts.labels(bill).map((piece) => ({ bill, piece })))
    .map((label, index) => ({ ...label, fit: fits?.[index] ?? 0 }))
  const keyOf = ({ bill, piece }: PieceLabel) => `${facts.billNumber(bill)} ${piece}`
  if (paper !== 'A4') {
    return all.map((label) => (
      <Sheet
        name={nameOf(label)}
        kind="p-label"
        size="label"
        fit={label.fit}
        isVoid={label.bill.isVoid === true}
        key={keyOf(label)}
      >
        <LabelFace {...label} paper="label" />
      </Sheet>
    ))
  }
  return Array.from({ length: Math.ceil(all.length / ON_A_SHEET) }, (_, sheet) => (
    // oxlint-disable-next-line react/no-array-index-key -- a sheet has no identity but its position
    <Sheet name={`Parcel labels, sheet ${sheet + 1}`} kind="p-four" size="four labels" key={sheet}>
      {all.slice(sheet * ON_A_SHEET, (sheet + 1) * ON_A_SHEET).map((label) => (
        <section
          className={label.bill.isVoid === true ? 'p-label is-void' : 'p-label'}
          data-fit={label.fit}
          aria-label={nameOf(label)}
          key={keyOf(label)}
        >
          <LabelFace {...label} paper="four labels" />
          {label.bill.isVoid === true && <VoidMark />}
        </section>
      ))}
    </Sheet>
  ))
}

const nameOf = ({ bill, piece }: PieceLabel) => `Parcel label ${facts.pieceOf(bill, piece)}`

/** Characters; a longer service name or reference is set smaller, on two lines. */
const LONG_SERVICE = 10
const LONG_REFERENCE = 12
/** Characters that fit at the smallest size; a longer text is cut and refers to the receipt. */
const MOST = { service: 34, reference: 64, name: 90, address: 190, sender: 200 }

const MORE = '… more on the receipt'

/** Cuts between words and appends {@link MORE}. @param most characters, {@link MORE} included */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, Math.max(0, most - MORE.length))
  return `${(/^(.*)\s\S*$/s.exec(room)?.[1] ?? room).replace(/[\s,،.]+$/, '')}${MORE}`
}

function AddressLine({ texts, name }: { texts: string[]; name?: string }) {
  return (
    texts.some((text) => text.trim() !== '') && (
      <p className={name}>
        <WrittenLine texts={texts} />
      </p>
    )
  )
}

function LabelFace({ bill, piece, fit, paper }: PieceLabel & { paper: 'label' | 'four labels' }) {
  const { consignor, consignee, serviceName } = bill
  const number = facts.billNumber(bill)
  const toCollect = facts.cashOnDelivery(bill)
  const cut = (text: string, most: number) => (fit >= LABEL_CUT ? shortened(text, most) : text)
  const reference = shortened(consignor.ref, MOST.reference)
  return (
    <>
      <header className="l-head">
        <PaperBrand />
        <b className={serviceName.length > LONG_SERVICE ? 'l-service long' : 'l-service'}>
          <Written text={shortened(serviceName, MOST.service)} />
        </b>
        <span className="p-type">{facts.typeLabel(bill)}</span>
      </header>
      <section className="l-from">
        <h2>From</h2>
        <p>
          <WrittenLine texts={[cut(consignor.company, MOST.name), cut(consignor.contactPerson, MOST.name)]} />
        </p>
        <p>
          <WrittenLine texts={[cut(consignor.address, MOST.sender), facts.places(consignor).city, consignor.country]} />
          <span className="tel">{facts.telephone(consignor)}</span>
        </p>
      </section>
      <section className="l-to">
        <h2>To</h2>
        <div>
          <b>
            <Written text={cut(consignee.company || consignee.contactPerson, MOST.name)} />
          </b>
          {consignee.company !== '' && <AddressLine texts={[cut(consignee.contactPerson, MOST.name)]} />}
          <AddressLine texts={[cut(consignee.address, MOST.address)]} />
          <AddressLine name="place" texts={Object.values(facts.places(consignee))} />
          <AddressLine name="country" texts={[consignee.country]} />
          <p className="tel">{facts.phones(consignee).join('  ')}</p>
        </div>
      </section>
      <dl className="l-facts">
        <Fact label="Piece">{facts.pieceOf(bill, piece)}</Fact>
        <Fact label="Total weight">{facts.weight(bill)}</Fact>
        <Fact label="Chargeable">{facts.chargeable(bill)}</Fact>
        <Fact label="Reference">
          <span className={reference.length > LONG_REFERENCE ? 'long' : undefined}>
            <Written text={reference} />
          </span>
        </Fact>
      </dl>
      {toCollect !== null && (
        <p className="l-cod">
          <span>COD Amount</span>
          <b>{toCollect}</b>
        </p>
      )}
      {/* Number and piece, so that scanners can tell pieces apart. */}
      <LabelBarcode
        code={number === '' ? '' : `${number}-${piece}`}
        paper={paper}
        beside={
          facts.isTracked(bill) && (
            <TrackingCode number={number} site={company.siteUrl} label={`QR code to track ${number}`} />
          )
        }
      />
      <footer className="l-foot">
        <span>{company.website}</span>
        <span>Helpline {company.helpline}</span>
        <span>{company.phone}</span>
        <span>{formatDate(bill.createdAt, 'en')}</span>
      </footer>
    </>
  )
}
