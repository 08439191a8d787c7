import type { ReactNode } from 'react'
import { company } from '@/company'
import { BrandMark } from '@/components/Brand'
import { DASH } from '@/domain/dash'
import type { Party } from '@/domain/shipment/bill'
import type { CopyName, PaperSize } from '../choices/printChoices'
import { Written, WrittenLine } from './Written'

const copyTitles: Record<CopyName, string> = {
  customer: 'Customer copy',
  center: 'Center copy',
  accounts: 'Accounts copy',
}

interface SheetProps {
  name: string
  kind: string
  size?: PaperSize
  /** Steps of tighter layout, so that the sheet stays on one page. */
  fit?: number
  /** For whom the copy is; null for the only copy of a paper, which is not labelled. */
  copy?: CopyName | null
  /** Marks the sheet VOID, so that it cannot pass for a valid one (product 11.1). */
  isVoid?: boolean
  children: ReactNode
}

export function Sheet({ name, kind, size = 'A4', fit = 0, copy = null, isVoid = false, children }: SheetProps) {
  return (
    <div className="cc-leaf" data-size={size}>
      <article
        className={`cc-sheet ${kind}${isVoid ? ' is-void' : ''}`}
        data-fit={fit}
        data-size={size}
        lang="en"
        dir="ltr"
        translate="no"
        aria-label={copy === null ? name : `${name}, ${copyTitles[copy].toLowerCase()}`}
      >
        {copy !== null && <p className="p-copy">{copyTitles[copy]}</p>}
        {children}
        {isVoid && <VoidMark />}
      </article>
    </div>
  )
}

export function VoidMark() {
  return (
    <p className="p-void">
      <span>VOID</span>
    </p>
  )
}

export function PaperBrand({ centerName = '' }: { centerName?: string }) {
  return (
    <div className="p-brand">
      <BrandMark />
      <div>
        <b>{company.shortName}</b>
        <span>
          {company.tagline}
          {centerName !== '' && (
            <>
              {' · '}
              <Written text={centerName} />
            </>
          )}
        </span>
      </div>
    </div>
  )
}

export function PaperFoot({ children }: { children?: ReactNode }) {
  return (
    <footer className="p-foot">
      <b>{company.website}</b>
      <span>
        Helpline <b>{company.helpline}</b>
      </span>
      <b>{company.phone}</b>
      {children !== undefined && <span>{children}</span>}
    </footer>
  )
}

interface FactProps {
  label: string
  /** A typed text, in place of `children`. */
  typed?: string
  children?: ReactNode
}

export function Fact({ label, typed, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{typed === undefined ? children : <WrittenCode text={typed} />}</dd>
    </div>
  )
}

/** A single long word, such as a reference. Not a number with hyphens, which stays on one line (Written.tsx). */
const LONG_CODE = /^(?!\d+-[\d-]*$)[!-~]{14,}$/

/** A long code that does not fit on its line is broken in its middle, not before its last letter. */
function WrittenCode({ text }: { text: string }) {
  const code = text.trim()
  if (!LONG_CODE.test(code)) return <Written text={text} />
  const middle = Math.ceil(code.length / 2)
  return (
    <>
      <Written text={code.slice(0, middle)} />
      <wbr />
      <Written text={code.slice(middle)} />
    </>
  )
}

interface PartyEndProps {
  end: 'from' | 'to'
  title: string
  party: Party
  /** The city, and whatever is printed on the same line. */
  place: string[]
  phones: string[]
}

/** Characters; a longer name is set smaller, so that it takes few lines. */
const LONG_NAME = 30

export function PartyEnd({ end, title, party, place, phones }: PartyEndProps) {
  const isGiven = [party.company, party.contactPerson, party.address, ...place].some((text) => text.trim() !== '')
  if (!isGiven && phones.every((phone) => phone === DASH)) {
    return (
      <section className={`p-end p-${end}`}>
        <h2>{title}</h2>
        <b>Not given</b>
      </section>
    )
  }
  return (
    <section className={`p-end p-${end}`}>
      <h2>{title}</h2>
      <b className={party.company.length > LONG_NAME ? 'long' : undefined}>
        <Written text={party.company} />
      </b>
      <div>
        <p>
          <Written text={party.contactPerson} />
        </p>
        <p>
          <Written text={party.address} />
        </p>
        <p>
          <WrittenLine texts={place} />
        </p>
        <p className="tel">
          {phones.map((phone, index) => (
            <span key={index}>{phone}</span>
          ))}
        </p>
      </div>
    </section>
  )
}

const english = [
  'Drugs, and any item that IATA restricts, are not accepted for carriage.',
  'Duties and taxes at the destination are paid by the consignee.',
  'No claim is entertained once the shipment has been handed over.',
  'The shipment travels at the shipper’s risk.',
  'Delivery is counted in working days; Saturdays and Sundays are excluded.',
  'Delay in customs does not count towards the delivery time.',
  'Nor does delay caused by weather, strikes, war or any other force majeure.',
  'The shipper warrants that all information given is complete and true.',
  'The company is not liable for charges for re-weighing or for a remote area.',
  'Fragile items are carried without guarantee.',
  'No guarantee is given for lost parcels.',
]

const urdu = [
  'منشیات اور آیاٹا (IATA) کی پابندی والی اشیا قبول نہیں کی جاتیں۔',
  'منزل پر ڈیوٹی اور ٹیکس وصول کنندہ ادا کرے گا۔',
  'شپمنٹ حوالے کرنے کے بعد کوئی دعویٰ قبول نہیں ہو گا۔',
  'ترسیل کے دوران نقصان کا خطرہ بھیجنے والے کا ہے۔',
  'ترسیل کی مدت کام کے دنوں میں ہے؛ ہفتہ اور اتوار شامل نہیں۔',
  'کسٹم میں ہونے والی تاخیر ترسیل کی مدت میں شامل نہیں۔',
  'موسم، ہڑتال، جنگ یا کسی اور ناگہانی آفت سے تاخیر بھی شامل نہیں۔',
  'بھیجنے والا ضمانت دیتا ہے کہ تمام معلومات مکمل اور درست ہیں۔',
  'دوبارہ تولنے یا دور دراز علاقے کے اضافی اخراجات کمپنی کے ذمے نہیں۔',
  'نازک اشیا بغیر ضمانت لے جائی جاتی ہیں۔',
  'گم شدہ پارسل کی کوئی ضمانت نہیں دی جاتی۔',
]

export function Terms() {
  return (
    <section className="p-terms">
      <div lang="en" dir="ltr">
        <h2>Terms of carriage</h2>
        <Clauses texts={english} digits="0123456789" end="." />
      </div>
      <div lang="ur" dir="rtl">
        <h2>شرائطِ ترسیل</h2>
        <Clauses texts={urdu} digits="۰۱۲۳۴۵۶۷۸۹" end="۔" />
      </div>
    </section>
  )
}

interface ClausesProps {
  texts: string[]
  digits: string
  /** The text after the number of a clause. */
  end: string
}

/** Clauses carry their numbers as data, because not every browser supports lists with Urdu digits. */
function Clauses({ texts, digits, end }: ClausesProps) {
  return (
    <ol>
      {texts.map((text, index) => (
        <li data-number={`${inDigits(index + 1, digits)}${end}`} key={text}>
          <span>{wholeWords(text)}</span>
        </li>
      ))}
    </ol>
  )
}

function inDigits(count: number, digits: string): string {
  return String(count).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit)
}

/** Not broken after a hyphen, as in “fifty-eight”. */
export function wholeWords(text: string) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span className="p-whole" key={`${index} ${part}`}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
