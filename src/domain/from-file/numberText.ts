import { Big } from 'big.js'

/** Above this, programs replace all digits after the fifteenth with zeros. */
const MAX_EXACT_NUMBER = 1e15
/** A double is exact to 15 digits; the 17th digit of 923217654321 × 1.1 is a rounding error. */
const DIGITS = 15
/** The longest format code that programs write, in characters. */
const MAX_FORMAT_LENGTH = 255
const HALF_UP = 1

const GENERAL = /^(?:general|@|)$/i
/** Colour, language and space in a format: `[Red]`, `[$-409]`, `_)`, `* `. Currencies and conditions stay. */
const LOOKS = /\[(?:\$-[\da-f]+|[a-z]+\d*)\]|[_*]./gi
/** `0`, `#,##0.00`, `00000000000`, `0.0%` */
const PLAIN = /^([#0?,]*[#0?])?(?:\.([#0?]*))?(%?)$/
/** `0.00E+00` and `# ??/??` hide digits of the value, and nobody enters numbers like this. */
const OTHER_NOTATION = /^[#0?,.]+E[+-]?[#0?]+$|^[#0? ]+\/[#0?\d ]+$/i

const firstOf = (format: string) => format.slice(0, MAX_FORMAT_LENGTH).split(';')[0] ?? ''
const shownOf = (format: string) => firstOf(format).replace(LOOKS, '').trim()

/** Whether a number format shows a day or a time. `format`: its code, as `dd\-mm\-yyyy`. */
export function isDateFormat(format: string): boolean {
  const plain = format.slice(0, MAX_FORMAT_LENGTH).replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  return /[ymdhs]/i.test(plain) && !/general/i.test(plain)
}

/**
 * A number of a workbook's cell as its sheet shows it (product 5.14): with the decimals, the leading zeros and the
 * percent sign of its format, without groups of thousands and zeros at the end of decimals. Formats without a fixed
 * number of decimals give all digits up to the fifteenth, and so no rounding errors of binary arithmetic: 0.1 + 0.2 is
 * 0.3.
 *
 * @param format the format's code; '' for none
 * @returns null if the format puts other characters between the digits (`00000\-0000000\-0`), which only the program
 *   itself can place. Longer numbers give `4.21e+17`, which is refused in its cell.
 */
export function numberText(value: number, format: string): string | null {
  if (Math.abs(value) >= MAX_EXACT_NUMBER) return value.toExponential()
  const exact = new Big(value).prec(DIGITS, HALF_UP)
  const shown = shownOf(format)
  if (GENERAL.test(shown) || OTHER_NOTATION.test(shown)) return exact.toFixed()
  const [, whole = '', decimals = '', percent = ''] = PLAIN.exec(shown) ?? []
  if (!PLAIN.test(shown) || !/[#0?]/.test(whole + decimals)) return null
  const rounded = exact.times(percent ? 100 : 1).round(decimals.length, HALF_UP)
  const [digits = '', ...fraction] = rounded.abs().toFixed().split('.')
  const zeros = whole.replace(/[^0]/g, '').length
  return [rounded.lt(0) ? '-' : '', [digits.padStart(zeros, '0'), ...fraction].join('.'), percent].join('')
}

/** The format without groups of thousands, which could be taken for decimals: `[$Rs.] #,##0` is `[$Rs.] #0`. */
export const withoutGroups = (format: string): string =>
  format.slice(0, MAX_FORMAT_LENGTH).replace(/([#0?]),(?=[#0?])/g, '$1')

/** Days from the last one of 1899, or from the first of 1904, to 1970. */
const BEFORE_1970 = { no: 25_569, yes: 24_107 }

/** A day or a time, as `2026-03-08 14:30`. `days`: since the last day of 1899, or the first of 1904. */
export function dateText(days: number, is1904: boolean): string {
  const date = new Date(Math.round((days - BEFORE_1970[is1904 ? 'yes' : 'no']) * 86_400) * 1000)
  if (Number.isNaN(date.getTime())) return String(days)
  const [day = '', time = ''] = date.toISOString().split('T')
  if (days % 1 === 0) return day
  return days < 1 ? time.slice(0, 5) : `${day} ${time.slice(0, 5)}`
}
