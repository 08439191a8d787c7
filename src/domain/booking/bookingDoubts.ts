import { YES, type Booking, type BookingForm } from '../forms/bookingForm'
import { isEmailAddress } from '../forms/fields'
import { formatRupees } from '../money/money'
import { inLatinDigits, isPlaceholder } from '../typedText'
import { isDoubtfulPhone, printedPhone } from '../phone'
import type { UploadField } from './uploads'

export interface Doubt {
  field: keyof BookingForm | UploadField
  /** Includes the value, so that a different value raises a new doubt. */
  text: string
}

/** Null where no file is chosen. */
type Chosen = Readonly<Record<UploadField, unknown>>

/** Warnings about a valid booking and its files: entries that are allowed but seldom meant, in form order. */
export function bookingDoubts(booking: Booking, files: Chosen): Doubt[] {
  const found: (Doubt | false)[] = [
    !isCnicOrNtn(booking.shipperNtnCnicNo) && {
      field: 'shipperNtnCnicNo',
      text: `NTN/CNIC ${booking.shipperNtnCnicNo} should have 13 digits (CNIC), or 7 or 8 (NTN).`,
    },
    ofPhone('shipperPhone1', 'The shipper’s Mobile 1', booking.shipperPhone1, booking.origin),
    ofPhone('shipperPhone2', 'The shipper’s Mobile 2', booking.shipperPhone2, booking.origin),
    ofEmail('shipperEmail', 'The shipper’s', booking.shipperEmail),
    ofOneSide(files),
    isSameParty(booking) && {
      field: 'recCompany',
      text: `Shipper and receiver are the same: ${booking.recCompany}, ${booking.recContactPerson}.`,
    },
    ofPhone('recPhone1', 'The receiver’s Phone 1', booking.recPhone1, booking.recCountry),
    ofPhone('recPhone2', 'The receiver’s Phone 2', booking.recPhone2, booking.recCountry),
    ofPhone('recFax', 'The receiver’s Fax', booking.recFax, booking.recCountry),
    ofEmail('recEmail', 'The receiver’s', booking.recEmail),
    Number(booking.weight) === 0 && { field: 'weight', text: 'The weight is 0 kg.' },
    ofPieces(booking),
    booking.cod === YES &&
      Number(booking.codAmount) === 0 && { field: 'codAmount', text: `The COD amount is ${formatRupees(0)}.` },
  ]
  return found.filter((doubt) => doubt !== false)
}

type PhoneField = 'shipperPhone1' | 'shipperPhone2' | 'recPhone1' | 'recPhone2' | 'recFax'

/** A CNIC has 13 digits, an NTN 7, or 8 with its check digit. Dashes and spaces between digits are ignored. */
function isCnicOrNtn(text: string): boolean {
  const number = inLatinDigits(text)
  return /^\d.*\d$/.test(number) && /^(\d{7,8}|\d{13})$/.test(number.replace(/[\s\u2010-\u2015-]/g, ''))
}

function ofEmail(field: 'shipperEmail' | 'recEmail', whose: string, email: string): Doubt | false {
  return email !== '' && !isEmailAddress(email) && { field, text: `${whose} email ${email} is not an email address.` }
}

/** The consent form shows both sides of the card or neither. */
function ofOneSide({ shipperIDFront, shipperIDBack }: Chosen): Doubt | false {
  if ((shipperIDFront === null) === (shipperIDBack === null)) return false
  const [field, missing] = shipperIDFront === null ? ['shipperIDFront', 'front'] : ['shipperIDBack', 'back']
  return {
    field: field as UploadField,
    text: `The ${missing} of the ID card is missing, so the consent form prints without the card.`,
  }
}

function isSameParty(booking: Booking): boolean {
  const same = (one: string, other: string) => plainText(one) === plainText(other)
  return (
    same(booking.shipperCompany, booking.recCompany) && same(booking.shipperContactPerson, booking.recContactPerson)
  )
}

const plainText = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

function ofPhone(field: PhoneField, name: string, phone: string, country: string): Doubt | false {
  if (isPlaceholder(phone)) {
    // In an optional field, it says that there is none.
    return field.endsWith('Phone1') && { field, text: `${name} ${phone} is not a phone number and will not print.` }
  }
  // A fax number is not printed.
  const printed = field === 'recFax' ? '' : ` It prints as ${printedPhone(phone, country)}.`
  return (
    isDoubtfulPhone(phone, country) && {
      field,
      text: `${name} ${phone} is not a valid number in ${country}.${printed}`,
    }
  )
}

/** Each piece needs its own row of dimensions, unless no row is filled at all: then volume plays no part. */
function ofPieces({ pieces, dimValues }: Booking): Doubt | false {
  if (Number(pieces) === 0) return { field: 'pieces', text: 'The number of pieces is 0.' }
  const rows = dimValues.filter((row) => Object.values(row).some((side) => side !== '')).length
  if (rows === 0 || rows === Number(pieces)) return false
  const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
  const found = `${counted(Number(pieces), 'piece')}, but ${counted(rows, 'row')} of dimensions.`
  return { field: 'pieces', text: `${found} Each piece needs its own row.` }
}
