import { t } from '@/texts/t'
import { type Booking, type BookingForm, numberRulesOf, YES } from '../forms/bookingForm'
import { decimalsDoubt, isEmailAddress } from '../forms/fields'
import { formatRupees } from '../money/money'
import type * as phoneRules from '../phone'
import { isPlaceholder } from '../placeholders'
import { inLatinDigits } from '../typedText'
import type { UploadField } from './uploads'

type CellName = `dimValues.${number}.${string}` | `invoiceValues.${number}.${string}`

export interface Doubt {
  /** The name of its control. */
  field: keyof BookingForm | UploadField | CellName
  /** Includes the value, so that a different value raises a new doubt. */
  text: string
}

type PhoneRules = Pick<typeof phoneRules, 'isDoubtfulPhone' | 'printedPhone'>

/** Null where no file is chosen. */
type Chosen = Readonly<Record<UploadField, unknown>>

/**
 * Warnings about a valid booking and its files: entries that are allowed but seldom meant, in form order.
 *
 * @param phones reads phone numbers; null where it could not be loaded: none is doubted then
 */
export function bookingDoubts(booking: Booking, files: Chosen, phones: PhoneRules | null): Doubt[] {
  const ofPhone = (field: PhoneField, name: string, phone: string, country: string) =>
    phoneDoubt(phones, { field, name, phone, country })
  const found: (Doubt | false)[] = [
    !isCnicOrNtn(booking.shipperNtnCnicNo) && {
      field: 'shipperNtnCnicNo',
      text: t('booking.doubtNtnCnic', { number: booking.shipperNtnCnicNo }),
    },
    ofPhone('shipperPhone1', t('booking.shippersMobile1'), booking.shipperPhone1, booking.origin),
    ofPhone('shipperPhone2', t('booking.shippersMobile2'), booking.shipperPhone2, booking.origin),
    ofEmail('shipperEmail', booking.shipperEmail),
    ofOneSide(files),
    isSameParty(booking) && {
      field: 'recCompany',
      text: t('booking.doubtSameParty', { company: booking.recCompany, person: booking.recContactPerson }),
    },
    ofPhone('recPhone1', t('booking.receiversPhone1'), booking.recPhone1, booking.recCountry),
    ofPhone('recPhone2', t('booking.receiversPhone2'), booking.recPhone2, booking.recCountry),
    ofPhone('recFax', t('booking.receiversFax'), booking.recFax, booking.recCountry),
    ofEmail('recEmail', booking.recEmail),
    ofDecimals('amount', booking.amount),
    Number(booking.discount) > Number(booking.amount) && {
      field: 'discount',
      text: t('booking.doubtDiscount', {
        discount: formatRupees(booking.discount),
        amount: formatRupees(booking.amount),
      }),
    },
    ofDecimals('discount', booking.discount),
    ofDecimals('gst', booking.gst),
    booking.cod === YES &&
      Number(booking.codAmount) === 0 && {
        field: 'codAmount',
        text: t('booking.doubtNoCod', { amount: formatRupees(0) }),
      },
    ofDecimals('codAmount', booking.codAmount),
    Number(booking.weight) === 0 && { field: 'weight', text: t('booking.doubtNoWeight') },
    ofDecimals('weight', booking.weight),
    ofDecimals('pieces', booking.pieces),
    ofPieces(booking),
    ofDecimals('worthOfPackage', booking.worthOfPackage),
    ...ofCells('dimValues', booking.dimValues),
    ...ofCells('invoiceValues', booking.invoiceValues),
  ]
  return found.filter((doubt) => doubt !== false)
}

/** More decimals than are usual, or a part of a piece: sent as it was typed, once it has been asked about. */
function ofDecimals(field: Doubt['field'], plain: string): Doubt | false {
  const rules = numberRulesOf(field)
  const text = rules ? decimalsDoubt(plain, rules) : null
  return text !== null && { field, text }
}

const ofCells = (table: 'dimValues' | 'invoiceValues', rows: readonly object[]) =>
  rows.flatMap((row, at) =>
    Object.entries(row).map(([cell, value]) => ofDecimals(`${table}.${at}.${cell}`, String(value))),
  )

type PhoneField = 'shipperPhone1' | 'shipperPhone2' | 'recPhone1' | 'recPhone2' | 'recFax'

/** A CNIC has 13 digits, an NTN 7, or 8 with its check digit. Dashes and spaces between digits are ignored. */
function isCnicOrNtn(text: string): boolean {
  const number = inLatinDigits(text)
  return /^\d.*\d$/.test(number) && /^(\d{7,8}|\d{13})$/.test(number.replace(/[\s\u2010-\u2015-]/g, ''))
}

function ofEmail(field: 'shipperEmail' | 'recEmail', email: string): Doubt | false {
  if (email === '' || isEmailAddress(email)) return false
  return {
    field,
    text: t(field === 'shipperEmail' ? 'booking.doubtShippersEmail' : 'booking.doubtReceiversEmail', { email }),
  }
}

/** The consent form shows both sides of the card or neither. */
function ofOneSide({ shipperIDFront, shipperIDBack }: Chosen): Doubt | false {
  if ((shipperIDFront === null) === (shipperIDBack === null)) return false
  return shipperIDFront === null
    ? { field: 'shipperIDFront', text: t('booking.doubtNoFront') }
    : { field: 'shipperIDBack', text: t('booking.doubtNoBack') }
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
  { field, name, phone, country }: { field: PhoneField; name: string; phone: string; country: string },
): Doubt | false {
  if (isPlaceholder(phone)) {
    // In an optional field, it says that there is none.
    return field.endsWith('Phone1') && { field, text: t('booking.doubtNoPhone', { name, phone }) }
  }
  if (!phones?.isDoubtfulPhone(phone, country)) return false
  // A fax number is not printed.
  if (field === 'recFax') return { field, text: t('booking.doubtFax', { name, phone, country }) }
  const printed = phones.printedPhone(phone, country)
  return { field, text: t('booking.doubtPhone', { name, phone, country, printed }) }
}

/** Each piece needs its own row of dimensions, unless no row is filled at all: then volume plays no part. */
function ofPieces({ pieces, dimValues }: Booking): Doubt | false {
  if (Number(pieces) === 0) return { field: 'pieces', text: t('booking.doubtNoPieces') }
  const rows = dimValues.filter((row) => Object.values(row).some((side) => side !== '')).length
  if (rows === 0 || rows === Number(pieces)) return false
  const count = Number(pieces)
  const text = rows === 1 ? t('booking.doubtOneRow', { count }) : t('booking.doubtRows', { count, rows })
  return { field: 'pieces', text }
}
