import {
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import { HOME_REGION } from './homeCountry'
import { isPlaceholder } from './isPlaceholder'
import { regionOf } from './regions'
import { inLatinDigits, visibleText } from './typedText'

/**
 * Separators between two numbers, but not before an extension. A slash may also be part of a single number. A space or
 * a dash separates two numbers only if 0 or + and at least nine digits follow.
 */
const BETWEEN = /([/,;&،؛|\n]|\s(?:or|and|یا|اور)\s|\s-?\s*(?=(?:\+|0)\d(?:[\s()-]?\d){8}))(?!\s*e?xt)/i
/** In Pakistan, one to three digits after a dash are the end of a second number: `35761234-35`. */
const SHORTENED = /\d{6}\s*-\s*\d{1,3}$/
/** A text with at least this many digits is a complete number. */
const MIN_DIGITS = 7
/** More than any phone field takes; longer texts are not searched for numbers. */
const MAX_CHARACTERS = 250
/** From this many digits on, a number without + or 00 still begins with its country code. */
const MIN_DIGITS_WITH_CODE = 12

interface ReadPhone {
  /** As printed on papers. */
  printed: string
  /** Country code and number, digits only, without the extension; null if it could not be read. */
  number: string | null
  /** False if it could not be read, or is a Pakistani mobile number of the wrong length. */
  isSure: boolean
}

/**
 * A field's phone number or numbers as printed on papers (product 11.6): 00, country code and number.
 *
 * - A number that begins with + or 00, or with the country's own code, is complete. Any other is a national number of
 *   that country.
 * - A number that cannot be read is printed as typed. So is `042-35761234/35`, two numbers of which the second is
 *   abbreviated.
 *
 * @param phone as typed, in Latin, Urdu or Arabic digits
 * @param country the party's country by its name. If it is unknown, only numbers with + or 00 can be read
 * @returns `00923001234567`, two as `00923001234567 / 00923217654321`, with an extension as `00923001234567 ext 12`; ''
 *   if there is none (blank, zeros, N/A)
 */
export function printedPhone(phone: string | null | undefined, country: string): string {
  return readPhones(phone ?? '', country)
    .map(({ printed }) => printed)
    .join(' / ')
}

/**
 * Whether a field has a phone number that should be asked about (product 5.7): it cannot be read, or is a Pakistani
 * mobile number without its nine digits after 03. False if there is none.
 */
export function isDoubtfulPhone(phone: string, country: string): boolean {
  return readPhones(phone, country).some(({ isSure }) => !isSure)
}

/** Each number of a field, as {@link printedPhone} reads it; none if the field is blank or a placeholder. */
export function readPhones(phone: string, country: string): ReadPhone[] {
  const text = visibleText(phone).trim()
  if (isPlaceholder(text)) return []
  const asTyped = [unread(text)]
  if (text.length > MAX_CHARACTERS) return asTyped
  const region = regionOf(country)
  const latin = inLatinDigits(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll('＋', '+')
  const isShortened = SHORTENED.test(latin) && (region === HOME_REGION || /^[\s(]*(?:\+|00)92/.test(latin))
  const found = isShortened ? [] : (numbersIn(latin) ?? []).map((number) => readPhone(number, region))
  return found.some(({ number }) => number !== null) ? found : asTyped
}

/** Splits only between complete numbers: `0300/1234567` is one. Null if a shortened number follows a complete one. */
function numbersIn(text: string): string[] | null {
  const [first = '', ...rest] = text.split(BETWEEN)
  const numbers = [first]
  for (let at = 0; at < rest.length; at += 2) {
    const [between = '', next = ''] = rest.slice(at, at + 2)
    const last = numbers.pop() ?? ''
    if (isPlaceholder(next)) numbers.push(last)
    else if (isPlaceholder(last)) numbers.push(next)
    else if (!isWhole(last)) numbers.push(last + between + next)
    else if (isWhole(next)) numbers.push(last, next)
    else return null
  }
  return numbers
}

const digitsIn = (text: string) => text.replace(/\D/g, '')
const isWhole = (text: string) => digitsIn(text).length >= MIN_DIGITS

function readPhone(typed: string, region: CountryCode | undefined): ReadPhone {
  const text = typed.trim()
  const full = text.replace(/^[\s(]*(?:\+|00)/, '+')
  if (full.startsWith('+')) return sure(parsed(full)) ?? readInternational(full) ?? unread(text)
  const national = region && parsed(text, region)
  if (!national) return unread(text)
  if (/^[\s(]*0/.test(text)) return sure(national) ?? unread(text)
  const local = national.isValid() ? read(national) : null
  const digits = numberIn(text, national)
  if (digits.length >= MIN_DIGITS_WITH_CODE) return sure(parsed(`+${text}`)) ?? ownCode(text, region) ?? unread(text)
  const hasCode = digits.startsWith(getCountryCallingCode(region))
  const abroad = digits.length === MIN_DIGITS_WITH_CODE - 1 ? sure(parsed(`+${text}`)) : null
  return (hasCode ? (abroad ?? local) : (local ?? abroad)) ?? ownCode(text, region) ?? unread(text)
}

const parsed = (text: string, region?: CountryCode) =>
  parsePhoneNumberFromString(text, { extract: false, ...(region && { defaultCountry: region }) })

/** The digits as typed, without those of the extension. */
const numberIn = (text: string, { ext = '' }: PhoneNumber) => digitsIn(text).slice(0, -ext.length || undefined)

const unread = (text: string): ReadPhone => ({ printed: text, number: null, isSure: false })

function read({ number, ext }: { number: string; ext?: string | undefined }): ReadPhone {
  return { printed: `00${digitsIn(number)}${ext ? ` ext ${ext}` : ''}`, number: digitsIn(number), isSure: true }
}

/** A number that is newer than the library's tables is accepted if the library can format it in groups. */
function sure(phone: PhoneNumber | undefined): ReadPhone | null {
  if (!phone?.isPossible()) return null
  const hasShape = !phone.formatInternational().startsWith(`+${phone.countryCallingCode} ${phone.nationalNumber}`)
  return hasShape || phone.isValid() ? read(phone) : null
}

/** Reads a number with + and its country code, if its length is possible in that country. */
function readInternational(text: string): ReadPhone | null {
  const phone = parsed(text)
  if (!phone?.isPossible()) return null
  const number = numberIn(text, phone)
  return { ...read({ number, ext: phone.ext }), isSure: !/^923(?!\d{9}$)/.test(number) }
}

const ownCode = (text: string, region: CountryCode) =>
  digitsIn(text).startsWith(getCountryCallingCode(region)) ? readInternational(`+${text}`) : null
