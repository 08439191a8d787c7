import { inLatinDigits } from './typedNumbers'

/** What may stand between two numbers; a slash also stands inside of one. */
const BETWEEN = /([/,;&،]|\sor\s)/i
/** So many digits are a number of their own. */
const WHOLE = 7
/** Longer ones no network knows. */
const LONGEST = 15
/** What stands behind the number of a company for one of its desks. */
const EXTENSION = /\s*(?:ext(?:n|ension)?\.?|x)\s*(\d{1,6})\s*$/i
/** Marks by which people group a number's digits. */
const MARKS = /[\s()./\u2010-\u2015-]/g
const PAKISTAN = '92'

/**
 * The code that numbers of a country have in front, where it is known: shipments go out from Pakistan, and of other
 * countries no code is known.
 *
 * @param country the country's name as the bill has it
 * @returns the code without zeros, or null
 */
export function countryCode(country: string): string | null {
  return /^\s*pakistan\s*$/i.test(country) ? PAKISTAN : null
}

/**
 * A phone number as papers print it: 00 and the number with its country's code. Where somebody typed two of them into one
 * field, each has its own.
 *
 * - What begins with + or 00 has its code; a `(0)` behind the code is not dialled, and goes.
 * - What begins with one 0 is a number of the home country, whose code takes the place of the 0. Where that code is not
 *   known, the number is printed with its 0.
 * - A Pakistani mobile without its 0 (`300 1234567`) is understood at home; any other number counts as one with its code.
 *
 * @param phone the number as it was typed, with or without +, 00, spaces or dashes, in Latin or in Urdu digits
 * @param home the code of the country whose national numbers these are, or null
 * @returns `00923001234567`, two as `00923001234567 / 00923217654321`, or '' where there is none (blank, null or zero)
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

/**
 * What is wrong with a phone number.
 *
 * @param phone what stands in the field; blank and zero stand for none
 * @param name how messages call the field
 * @returns the message under the field, or null where each number in it has 7 to 15 digits and nothing but marks
 */
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
 * @param phone what stands in the field
 * @param home the code of the country whose national numbers these are, or null
 */
export function lacksCountryCode(phone: string, home: string | null): boolean {
  return numbersIn(inLatinDigits(phone)).some((number) => hasPhone(number) && withCode(number, home).startsWith('0'))
}

/**
 * Whether a number begins like a Pakistani mobile and has too few or too many digits for one: 03 and nine more.
 *
 * @param phone what stands in the field
 * @param home the code of the country whose national numbers these are, or null
 */
export function isOddMobile(phone: string, home: string | null): boolean {
  return numbersIn(inLatinDigits(phone)).some((number) => {
    const plain = number.replace(EXTENSION, '')
    // Elsewhere 92 may begin a national number.
    const isOfPakistan = home === PAKISTAN || /^\s*(\+|00)/.test(plain)
    return isOfPakistan && /^923(?!\d{9}$)/.test(withCode(plain, home))
  })
}

/**
 * Whether there is a number at all: the second phone is printed only if it is not zero.
 *
 * @param phone as the answer has it: `0`, `"0"`, `""` and null stand for none
 */
export function hasPhone(phone: string | null | undefined): phone is string {
  return /[1-9]/.test(inLatinDigits(phone ?? ''))
}

/** The digits with the country's code in front, where it is known. */
function withCode(number: string, home: string | null): string {
  const digits = number.replace(/(\d[\s).-]*)\(\s*0\s*\)/, '$1').replace(MARKS, '')
  const dialled = digits.replace(/^\+|^00/, '')
  // No code begins with 0; behind Pakistan's own it is a slip.
  if (dialled.startsWith('0')) return home === null ? dialled : home + dialled.replace(/^0+/, '')
  if (dialled.startsWith(`${PAKISTAN}0`)) return PAKISTAN + dialled.replace(/^920+/, '')
  const isBareMobile = home === PAKISTAN && digits === dialled && /^3\d{9}$/.test(dialled)
  return isBareMobile ? PAKISTAN + dialled : dialled
}

/** Taken apart only where both sides are whole: `0300/1234567` is one number. */
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
