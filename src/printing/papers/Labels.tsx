import { company } from '@/company'
import { TrackingCode } from '@/components/send/TrackingCode'
import type { Bill } from '@/domain/shipment/bill'
import { formatDate } from '@/texts/dates'
import type { PrintChoices } from '../choices/printChoices'
import * as facts from '../facts/billFacts'
import { LABEL_CUT } from '../facts/sheetLayout'
import { LabelBarcode } from './LabelBarcode'
import { Fact } from './Fact'
import { PaperBrand, Sheet, VoidMark } from './Sheet'
import { Written, WrittenLine } from './Written'
import { LONG_REFERENCE, LONG_SERVICE, MAX_CHARACTERS, MEDIUM_REFERENCE, shortened } from './shortened'

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

const LABELS_PER_SHEET = 4

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
  return Array.from({ length: Math.ceil(all.length / LABELS_PER_SHEET) }, (_, sheet) => (
    // oxlint-disable-next-line react/no-array-index-key -- a sheet has no identity but its position
    <Sheet name={`Parcel labels, sheet ${sheet + 1}`} kind="p-four" size="four labels" key={sheet}>
      {all.slice(sheet * LABELS_PER_SHEET, (sheet + 1) * LABELS_PER_SHEET).map((label) => (
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

function sizeOfReference({ length }: string): 'long' | 'medium' | undefined {
  if (length > LONG_REFERENCE) return 'long'
  return length > MEDIUM_REFERENCE ? 'medium' : undefined
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
  const toCollect = facts.codOnLabel(bill)
  const cut = (text: string, most: number) => (fit >= LABEL_CUT ? shortened(text, most) : text)
  const reference = shortened(consignor.ref, MAX_CHARACTERS.reference)
  return (
    <>
      <header className="l-head">
        <PaperBrand />
        <b className={serviceName.length > LONG_SERVICE ? 'l-service long' : 'l-service'}>
          <Written text={shortened(serviceName, MAX_CHARACTERS.service)} />
        </b>
        <span className="p-type">{facts.typeLabel(bill)}</span>
      </header>
      <section className="l-from">
        <h2>From</h2>
        <p>
          <WrittenLine
            texts={[cut(consignor.company, MAX_CHARACTERS.name), cut(consignor.contactPerson, MAX_CHARACTERS.name)]}
          />
        </p>
        <p>
          <WrittenLine
            texts={[cut(consignor.address, MAX_CHARACTERS.sender), facts.places(consignor).city, consignor.country]}
          />
          <span className="tel">{facts.telephone(consignor)}</span>
        </p>
      </section>
      <section className="l-to">
        <h2>To</h2>
        <div>
          <b>
            <Written text={cut(consignee.company || consignee.contactPerson, MAX_CHARACTERS.name)} />
          </b>
          {consignee.company !== '' && <AddressLine texts={[cut(consignee.contactPerson, MAX_CHARACTERS.name)]} />}
          <AddressLine texts={[cut(consignee.address, MAX_CHARACTERS.address)]} />
          <AddressLine name="place" texts={Object.values(facts.places(consignee))} />
          <AddressLine name="country" texts={[consignee.country]} />
          <p className="tel">
            {facts.phones(consignee).map((phone, index) => (
              <span key={index}>{phone}</span>
            ))}
          </p>
        </div>
      </section>
      <dl className="l-facts">
        <Fact label="Piece">{facts.pieceOf(bill, piece)}</Fact>
        <Fact label="Total weight">{facts.weight(bill)}</Fact>
        <Fact label="Chargeable">{facts.chargeable(bill)}</Fact>
        <Fact label="Reference">
          <span className={sizeOfReference(reference)}>
            <Written text={reference} />
          </span>
        </Fact>
      </dl>
      {toCollect !== null && (
        <p className="l-cod">
          {/* Each label has the amount of the whole shipment, which must not be collected once per piece. */}
          <span>{facts.labelledPieces(bill) === 1 ? 'COD Amount' : 'COD Amount, all pieces'}</span>
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
        <span>Booked {formatDate(bill.createdAt, 'en')}</span>
      </footer>
    </>
  )
}
