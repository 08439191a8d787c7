export type TypedNumber =
  | { is: 'number'; plain: string }
  /** Both numbers that it may be, the one without decimals first. */
  | { is: 'ambiguous'; readings: readonly [string, string] }
  | { is: 'none' }

/** Groups of three, or of two before the last three; no number begins with 0. */
const COMMA_GROUPS = /^[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3})$/
const POINT_GROUPS = /^[1-9]\d{0,2}(?:\.\d{3})+$/
const DOUBTFUL = /^\d*,\d{3}$/

/**
 * Reads a number as people type it, the one rule for every number of the forms:
 *
 * - Digits are Latin, Urdu (۰–۹) or Arabic (٠–٩); of their own marks ٫ is the decimal mark, ٬ groups.
 * - A point alone is the decimal mark: `1.500` is 1.5, `.5` is 0.5, `5.` is 5.
 * - A comma alone is the decimal mark before one, two, or more than three digits: `12,5`, `12,50`, `0,5`.
 * - A comma alone before exactly three digits is never read, both readings are given: `1,500` may be 1500 or 1.5, and
 *   `0,500` or `1234,567` a slip.
 * - Several equal marks group: `1,250,000`, `1,25,000`, `1.250.000`.
 * - Of two different marks the last one is the decimal mark, once, and the others group: `14,500.00`, `1.250,00`.
 * - Groups have three digits; with commas also two before the last three. Anything else is no number.
 * - Leading zeros are dropped (`007` is 7), zeros behind the decimal mark stay. One sign may stand in front.
 * - Blanks around it do not count. Within, any blank, apostrophe, unit or letter makes it none: `1 500` may be two.
 *
 * @returns the plain decimal text that is sent (`14500.00`), both readings, or that it is no number
 */
export function readTyped(text: string): TypedNumber {
  const [, sign = '', body = ''] = /^([+-]?)([\d.,]+)$/.exec(inLatinMarks(text.trim())) ?? []
  if (!/\d/.test(body)) return { is: 'none' }
  const signed = (digits: string) => {
    const plain = digits.replace(/^0+(?=\d)/, '').replace(/^(?=\.)/, '0')
    return sign === '-' && /[1-9]/.test(plain) ? `-${plain}` : plain
  }
  if (DOUBTFUL.test(body) && !/[٫٬]/.test(text)) {
    const whole = signed(body.replace(',', ''))
    const decimals = signed(body.replace(',', '.').replace(/\.?0+$/, ''))
    return whole === decimals ? { is: 'number', plain: whole } : { is: 'ambiguous', readings: [whole, decimals] }
  }
  const digits = ungrouped(body, /[٫٬]/.test(text))
  return digits === null ? { is: 'none' } : { is: 'number', plain: signed(digits) }
}

function ungrouped(body: string, areMarksKnown: boolean): string | null {
  const point = body.lastIndexOf('.')
  const comma = body.lastIndexOf(',')
  if (comma < 0 && body.indexOf('.') === point) return body.replace(/\.$/, '')
  if (point < 0 && body.indexOf(',') === comma && !areMarksKnown) {
    return comma < body.length - 1 ? body.replace(',', '.') : null
  }
  const last = comma >= 0 && point >= 0 ? Math.max(comma, point) : body.length
  const whole = body.slice(0, last)
  const fraction = body.slice(last + 1)
  if (!(COMMA_GROUPS.test(whole) || (!areMarksKnown && POINT_GROUPS.test(whole)))) return null
  return fraction === '' ? whole.replace(/[.,]/g, '') : `${whole.replace(/[.,]/g, '')}.${fraction}`
}

/** With their own marks a number's commas group and its points do not: `۱٬۵۰۰٫۵` is 1,500.5. */
function inLatinMarks(text: string): string {
  return inLatinDigits(text).replaceAll('٬', ',').replaceAll('٫', '.').replaceAll('،', ',')
}

/** The same text with its Urdu and Arabic digits as Latin ones. */
export function inLatinDigits(text: string): string {
  // The low four bits of these digits are their values.
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

/** The plain decimal text of a number as typed, by {@link readTyped}; null where it is none, or may be two. */
export function plainDecimal(text: string): string | null {
  const typed = readTyped(text)
  return typed.is === 'number' ? typed.plain : null
}

/** How many digits stand behind the decimal point of a {@link plainDecimal} text. */
export function decimalPlaces(plain: string): number {
  return plain.split('.')[1]?.length ?? 0
}
