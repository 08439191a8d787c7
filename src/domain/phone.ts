import { inLatinDigits } from './typedNumbers'

/** What may stand between two numbers; a slash may also be part of one. */
const BETWEEN = /([/,;&،]|\sor\s)/i
/** A text with so many digits is a number of its own. */
const WHOLE = 7
/** In digits; no network knows longer numbers. */
const LONGEST = 15
const EXTENSION = /\s*(?:ext(?:n|ension)?\.?|x)\s*(\d{1,6})\s*$/i
const MARKS = /[\s()./\u2010-\u2015-]/g
const PAKISTAN = '92'

/**
 * The code, without zeros, of a country as the bill names it. Only Pakistan's is known, from where shipments go out;
 * else null.
 */
export function countryCode(country: string): string | null {
  return /^\s*pakistan\s*$/i.test(country) ? PAKISTAN : null
}

/**
 * A phone number, or two in one field, as papers print it: 00 and the number with its country's code.
 *
 * - What begins with + or 00 has its code; a `(0)` behind the code is not dialled, and is dropped.
 * - A single leading 0 marks a number of the home country, whose code replaces it; where it is not known, the 0 stays.
 * - A Pakistani mobile without its 0 (`300 1234567`) is understood at home; any other number is taken to have its code.
 *
 * @param phone as typed, in Latin or Urdu digits
 * @param home the code of the country whose national numbers these are, or null
 * @returns `00923001234567`, two as `00923001234567 / 00923217654321`, '' where there is none (blank, null or zero)
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

/** The message for a phone field, or null: each number has 7 to 15 digits and marks; blank and zero are none. */
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
 * Whether a number lacks its country's code: it begins with a single 0, and nobody knows whose national number it is.
 *
 * @param home the code of the country whose national numbers these are, or null
 */
export function lacksCountryCode(phone: string, home: string | null): boolean {
  return numbersIn(inLatinDigits(phone)).some((number) => hasPhone(number) && withCode(number, home).startsWith('0'))
}

/**
 * Whether a number begins like a Pakistani mobile, but is not 03 and nine more digits.
 *
 * @param home the code of the country whose national numbers these are, or null
 */
export function isOddMobile(phone: string, home: string | null): boolean {
  return numbersIn(inLatinDigits(phone)).some((number) => {
    const plain = number.replace(EXTENSION, '')
    // Abroad, a national number may begin with 92.
    const isOfPakistan = home === PAKISTAN || /^\s*(\+|00)/.test(plain)
    return isOfPakistan && /^923(?!\d{9}$)/.test(withCode(plain, home))
  })
}

/** Whether there is a number at all: `0`, `"0"`, `""` and null stand for none. */
export function hasPhone(phone: string | null | undefined): phone is string {
  return /[1-9]/.test(inLatinDigits(phone ?? ''))
}

function withCode(number: string, home: string | null): string {
  const digits = number.replace(/(\d[\s).-]*)\(\s*0\s*\)/, '$1').replace(MARKS, '')
  const dialled = digits.replace(/^\+|^00/, '')
  // No country code begins with 0, and a 0 right after Pakistan's is a slip.
  if (dialled.startsWith('0')) return home === null ? dialled : home + dialled.replace(/^0+/, '')
  if (dialled.startsWith(`${PAKISTAN}0`)) return PAKISTAN + dialled.replace(/^920+/, '')
  const isBareMobile = home === PAKISTAN && digits === dialled && /^3\d{9}$/.test(dialled)
  return isBareMobile ? PAKISTAN + dialled : dialled
}

/** Split only where both sides are whole: `0300/1234567` is one number. */
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
