import { type Booking, type BookingForm, numberRulesOf, YES } from '../forms/bookingForm'
import { decimalsDoubt, type DecimalsText, isEmailAddress } from '../forms/fields'
import { isPlaceholder } from '../isPlaceholder'
import type { Message } from '../message'
import { formatRupees } from '../money/money'
import type * as phoneRules from '../phone'
import { inLatinDigits } from '../typedText'
import { unequalRowCount } from './unequalRowCount'
import type { UploadField } from './uploadFields'

type CellName = `dimValues.${number}.${string}` | `invoiceValues.${number}.${string}`

/** A question about one field, which is asked before the booking is sent. */
export interface Doubt {
  /** The name of its control. */
  field: keyof BookingForm | UploadField | CellName
  /** Includes the value, so that a different value raises a new doubt. */
  message: Message<DoubtText>
  /** The party in question, '' for the shipment itself: the same value of somebody else raises a new doubt. */
  about: string
}

type Found = Omit<Doubt, 'about'>

type PhoneName =
  | 'booking.shippersMobile1'
  | 'booking.shippersMobile2'
  | 'booking.receiversPhone1'
  | 'booking.receiversPhone2'
  | 'booking.receiversFax'

export type DoubtText =
  | DecimalsText
  | PhoneName
  | 'booking.doubtDiscount'
  | 'booking.doubtFax'
  | 'booking.doubtGst'
  | 'booking.doubtNoBack'
  | 'booking.doubtNoCod'
  | 'booking.doubtNoFront'
  | 'booking.doubtNoPhone'
  | 'booking.doubtNoPieces'
  | 'booking.doubtNoWeight'
  | 'booking.doubtNtnCnic'
  | 'booking.doubtOneRow'
  | 'booking.doubtPhone'
  | 'booking.doubtReceiversEmail'
  | 'booking.doubtRows'
  | 'booking.doubtSameParty'
  | 'booking.doubtShippersEmail'

type PhoneRules = Pick<typeof phoneRules, 'isDoubtfulPhone' | 'printedPhone'>

/** Null where no file is chosen. */
type Chosen = Readonly<Record<UploadField, unknown>>

/**
 * The questions before booking (product 5.7): values of a valid booking and its files that are allowed but unlikely, in
 * the order of the form.
 *
 * @param phones reads phone numbers; null if it could not be loaded, in which case no phone is asked about
 */
export function bookingDoubts(booking: Booking, files: Chosen, phones: PhoneRules | null): Doubt[] {
  const ofPhone = (field: PhoneField, name: PhoneName, phone: string, country: string) =>
    phoneDoubt(phones, { field, name, phone, country })
  const found: (Found | false)[] = [
    !isCnicOrNtn(booking.shipperNtnCnicNo) && {
      field: 'shipperNtnCnicNo',
      message: { key: 'booking.doubtNtnCnic', values: { number: booking.shipperNtnCnicNo } },
    },
    ofPhone('shipperPhone1', 'booking.shippersMobile1', booking.shipperPhone1, booking.origin),
    ofPhone('shipperPhone2', 'booking.shippersMobile2', booking.shipperPhone2, booking.origin),
    emailDoubt('shipperEmail', booking.shipperEmail),
    idCardDoubt(files),
    isSameParty(booking) && {
      field: 'recCompany',
      message: {
        key: 'booking.doubtSameParty',
        values: { company: booking.recCompany, person: booking.recContactPerson },
      },
    },
    ofPhone('recPhone1', 'booking.receiversPhone1', booking.recPhone1, booking.recCountry),
    ofPhone('recPhone2', 'booking.receiversPhone2', booking.recPhone2, booking.recCountry),
    ofPhone('recFax', 'booking.receiversFax', booking.recFax, booking.recCountry),
    emailDoubt('recEmail', booking.recEmail),
    decimalsDoubtOf('amount', booking.amount),
    Number(booking.discount) > Number(booking.amount) && {
      field: 'discount',
      message: {
        key: 'booking.doubtDiscount',
        values: {
          discount: formatRupees(booking.discount),
          amount: formatRupees(booking.amount),
        },
      },
    },
    decimalsDoubtOf('discount', booking.discount),
    // Probably an amount in rupees in place of the rate.
    Number(booking.gst) > 100 && { field: 'gst', message: { key: 'booking.doubtGst', values: { gst: booking.gst } } },
    decimalsDoubtOf('gst', booking.gst),
    booking.cod === YES &&
      Number(booking.codAmount) === 0 && {
        field: 'codAmount',
        message: { key: 'booking.doubtNoCod', values: { amount: formatRupees(0) } },
      },
    decimalsDoubtOf('codAmount', booking.codAmount),
    Number(booking.weight) === 0 && { field: 'weight', message: { key: 'booking.doubtNoWeight' } },
    decimalsDoubtOf('weight', booking.weight),
    decimalsDoubtOf('pieces', booking.pieces),
    piecesDoubt(booking),
    decimalsDoubtOf('worthOfPackage', booking.worthOfPackage),
    ...cellDoubts('dimValues', booking.dimValues),
    ...cellDoubts('invoiceValues', booking.invoiceValues),
  ]
  return found
    .filter((doubt) => doubt !== false)
    .map((doubt) => ({ ...doubt, about: partyInQuestion(doubt.field, booking) }))
}

/**
 * Whom a doubt about this field is about (product 5.7): the company and contact person of its section, in small
 * letters; '' for a field of the shipment itself.
 */
export function partyInQuestion(field: string, booking: Booking): string {
  if (field.startsWith('shipper')) return plainText(`${booking.shipperCompany}\n${booking.shipperContactPerson}`)
  return field.startsWith('rec') ? plainText(`${booking.recCompany}\n${booking.recContactPerson}`) : ''
}

/**
 * Asks about more decimals than are usual, and about a fraction of a piece. If the clerk agrees, the number is sent as
 * typed.
 */
function decimalsDoubtOf(field: Doubt['field'], plain: string): Found | false {
  const rules = numberRulesOf(field)
  const message = rules ? decimalsDoubt(plain, rules) : null
  return message !== null && { field, message }
}

const cellDoubts = (table: 'dimValues' | 'invoiceValues', rows: readonly object[]) =>
  rows.flatMap((row, at) =>
    Object.entries(row).map(([cell, value]) => decimalsDoubtOf(`${table}.${at}.${cell}`, String(value))),
  )

type PhoneField = 'shipperPhone1' | 'shipperPhone2' | 'recPhone1' | 'recPhone2' | 'recFax'

/** A CNIC has 13 digits, an NTN 7, or 8 with its check digit. Dashes and spaces between digits are ignored. */
function isCnicOrNtn(text: string): boolean {
  const number = inLatinDigits(text)
  return /^\d.*\d$/.test(number) && /^(\d{7,8}|\d{13})$/.test(number.replace(/[\s\u2010-\u2015-]/g, ''))
}

function emailDoubt(field: 'shipperEmail' | 'recEmail', email: string): Found | false {
  if (email === '' || isEmailAddress(email)) return false
  return {
    field,
    message: {
      key: field === 'shipperEmail' ? 'booking.doubtShippersEmail' : 'booking.doubtReceiversEmail',
      values: { email },
    },
  }
}

/** The consent form shows both sides of the card or neither. */
function idCardDoubt({ shipperIDFront, shipperIDBack }: Chosen): Found | false {
  if ((shipperIDFront === null) === (shipperIDBack === null)) return false
  return shipperIDFront === null
    ? { field: 'shipperIDFront', message: { key: 'booking.doubtNoFront' } }
    : { field: 'shipperIDBack', message: { key: 'booking.doubtNoBack' } }
}

function isSameParty(booking: Booking): boolean {
  const same = (one: string, other: string) => plainText(one) === plainText(other)
  return (
    same(booking.shipperCompany, booking.recCompany) && same(booking.shipperContactPerson, booking.recContactPerson)
  )
}

const plainText = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

function phoneDoubt(
  phones: PhoneRules | null,
  { field, phone, country, ...of }: { field: PhoneField; name: PhoneName; phone: string; country: string },
): Found | false {
  const name = { key: of.name }
  if (isPlaceholder(phone)) {
    // In an optional field, a placeholder such as N/A means that there is no phone.
    return field.endsWith('Phone1') && { field, message: { key: 'booking.doubtNoPhone', values: { name, phone } } }
  }
  if (!phones?.isDoubtfulPhone(phone, country)) return false
  // A fax number is not printed.
  if (field === 'recFax') return { field, message: { key: 'booking.doubtFax', values: { name, phone, country } } }
  const printed = phones.printedPhone(phone, country)
  return { field, message: { key: 'booking.doubtPhone', values: { name, phone, country, printed } } }
}

/**
 * Each piece needs a row of dimensions of its own, unless no row is filled at all: then nothing is charged by volume.
 */
function piecesDoubt({ pieces, dimValues }: Booking): Found | false {
  if (Number(pieces) === 0) return { field: 'pieces', message: { key: 'booking.doubtNoPieces' } }
  const rows = unequalRowCount(pieces, dimValues)
  if (rows === null) return false
  const count = Number(pieces)
  return {
    field: 'pieces',
    message:
      rows === 1
        ? { key: 'booking.doubtOneRow', values: { count } }
        : { key: 'booking.doubtRows', values: { count, rows } },
  }
}
