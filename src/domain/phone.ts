import { inLatinDigits } from './typedNumbers'

/** Separators between two numbers. A slash may also be part of a single number. */
const BETWEEN = /([/,;&،]|\sor\s)/i
/** A text with at least this many digits is a complete number. */
const WHOLE = 7
/** Most digits of a phone number in any network. */
const LONGEST = 15
const EXTENSION = /\s*(?:ext(?:n|ension)?\.?|x)\s*(\d{1,6})\s*$/i
const MARKS = /[\s()./\u2010-\u2015-]/g
const PAKISTAN = '92'

/**
 * The calling code, without leading zeros, of a country as named on the bill. Only that of Pakistan, where shipments
 * start, is known; null for any other country.
 */
export function countryCode(country: string): string | null {
  return /^\s*pakistan\s*$/i.test(country) ? PAKISTAN : null
}

/**
 * A field's phone number or numbers as printed on papers: 00, country code and number.
 *
 * - A number starting with + or 00 has its country code. A `(0)` after the code is not dialled and is dropped.
 * - A single leading 0 marks a national number: the home country's code replaces it, or the 0 stays if that is unknown.
 * - At home in Pakistan, a mobile may lack its 0 (`300 1234567`). Any other number is taken to include a country code.
 *
 * @param phone as typed, in Latin or Urdu digits
 * @param home the code of the country whose national numbers these are, or null
 * @returns `00923001234567`, two as `00923001234567 / 00923217654321`, '' if there is none (blank, null or zero)
 */
export function printedPhone(phone: string | null | undefined, home: string | null): string {
  return numbersIn(inLatinDigits(phone ?? ''))
    .filter((number) => hasPhone(number))
    .map((number) => {
      const extension = EXTENSION.exec(number)?.[1]
      return `00${withCode(number.replace(EXTENSION, ''), home)}${extension ? ` ext ${extension}` : ''}`
    })
    .join(' / ')
}

/** The error message for a phone field, or null. Each number needs 7 to 15 digits; blank and zero mean none. */
export function phoneProblem(phone: string, name: string): string | null {
  const text = inLatinDigits(phone).trim()
  if (/^[0\s]*$/.test(text)) return null
  const areNumbers = numbersIn(text.replace(/[\s,;،/&]+$/, '')).every((number) => {
    const plain = number.replace(EXTENSION, '').replace(MARKS, '')
    const digits = plain.replace(/^\+|^00/, '')
    return /^\d+$/.test(digits) && digits.length >= WHOLE && digits.length <= LONGEST && hasPhone(digits)
  })
  return areNumbers ? null : `${name} must be a phone number`
}

/**
 * Whether a number lacks its country code: it starts with a single 0, and the home country's code is unknown.
 *
 * @param home the code of the country whose national numbers these are, or null
 */
export function lacksCountryCode(phone: string, home: string | null): boolean {
  return numbersIn(inLatinDigits(phone)).some((number) => hasPhone(number) && withCode(number, home).startsWith('0'))
}

/**
 * Whether a number starts like a Pakistani mobile but is not 03 and nine more digits.
 *
 * @param home the code of the country whose national numbers these are, or null
 */
export function isOddMobile(phone: string, home: string | null): boolean {
  return numbersIn(inLatinDigits(phone)).some((number) => {
    const plain = number.replace(EXTENSION, '')
    // In other countries, a national number may start with 92.
    const isOfPakistan = home === PAKISTAN || /^\s*(\+|00)/.test(plain)
    return isOfPakistan && /^923(?!\d{9}$)/.test(withCode(plain, home))
  })
}

/** Whether there is a number at all: `"0"`, `""` and null mean none. */
export function hasPhone(phone: string | null | undefined): phone is string {
  return /[1-9]/.test(inLatinDigits(phone ?? ''))
}

function withCode(number: string, home: string | null): string {
  const digits = number.replace(/(\d[\s).-]*)\(\s*0\s*\)/, '$1').replace(MARKS, '')
  const dialled = digits.replace(/^\+|^00/, '')
  // No country code starts with 0, and a 0 right after Pakistan's is a typing mistake.
  if (dialled.startsWith('0')) return home === null ? dialled : home + dialled.replace(/^0+/, '')
  if (dialled.startsWith(`${PAKISTAN}0`)) return PAKISTAN + dialled.replace(/^920+/, '')
  const isBareMobile = home === PAKISTAN && digits === dialled && /^3\d{9}$/.test(dialled)
  return isBareMobile ? PAKISTAN + dialled : dialled
}

/** Splits only between complete numbers: `0300/1234567` is one number. */
function numbersIn(text: string): string[] {
  const [first = '', ...rest] = text.split(BETWEEN)
  const numbers = [first]
  for (let at = 0; at < rest.length; at += 2) {
    const [between = '', next = ''] = rest.slice(at, at + 2)
    const last = numbers.pop() ?? ''
    if (isWhole(last) && isWhole(next)) numbers.push(last, next)
    else numbers.push(last + between + next)
  }
  return numbers
}

const isWhole = (text: string) => text.replace(/\D/g, '').length >= WHOLE
