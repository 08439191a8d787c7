import { inLatinDigits, visibleText } from './typedText'

type TypedNumber =
  | { kind: 'number'; plain: string }
  /** Both numbers it could mean, the one without decimals first. */
  | { kind: 'ambiguous'; readings: readonly [string, string] }
  | { kind: 'none' }

/** Groups of three digits, or of two before the last three. The first digit is not 0. */
const COMMA_GROUPS = /^[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3})$/
const POINT_GROUPS = /^[1-9]\d{0,2}(?:\.\d{3})+$/
/** No number is longer. */
const MAX_CHARACTERS = 1000
const DOUBTFUL = /^\d*,\d{3}$/
/** In rupees, the point may separate thousands, as in much of Europe: `12.500`. */
const DOUBTFUL_POINT = /^[1-9]\d{0,2}\.\d{2}0$/

/** What is written beside a number. */
const units = {
  rupees: 'rs\\.?|pkr|₨|rupees|روپے|/[-=](?:\\s*only)?',
  dollars: 'us\\$|usd|\\$',
  kilograms: 'kgs?\\.?|کلو(?:گرام)?',
  centimetres: 'cms?\\.?',
  pieces: 'pcs?\\.?|pieces?|عدد',
  percent: '[%٪]',
}
/** The units that may be typed beside a number. */
export type Unit = keyof typeof units
const beside = Object.entries(units).map(
  ([unit, words]) => [unit as Unit, new RegExp(`^(?:${words})\\s*|\\s*(?:${words})$`, 'giu')] as const,
)

/** A number as typed, without the unit that is written beside it; null where there is none. */
export function withoutUnit(typed: string): { unit: Unit | null; text: string } {
  const text = visibleText(typed.slice(0, MAX_CHARACTERS)).trim()
  const [unit = null, pattern] = beside.find((each) => text.search(each[1]) >= 0) ?? []
  return { unit, text: pattern ? text.replace(pattern, '') : text }
}

/**
 * Reads a number as people type it. All number fields follow these rules:
 *
 * - Digits are those of any script ({@link inLatinDigits}). Of the Arabic marks, ٫ is the decimal mark and ٬ separates
 *   groups; full-width marks and the Urdu full stop, which Urdu keyboards have in place of the point, count as Latin ones.
 * - A single point is the decimal mark: `1.500` is 1.5, `.5` is 0.5, `5.` is 5.
 * - A single comma is the decimal mark before one, two, or more than three digits: `12,5`, `12,50`, `0,5`.
 * - A single comma before exactly three digits is ambiguous and gives both readings: `1,500` may be 1500 or 1.5, and
 *   `0,500` or `1234,567` may be a typing mistake.
 * - Rupees have at most two decimals, in a field of rupees and beside `Rs.`: there a comma before three digits
 *   separates groups, `12,500` is 12500, and `12.500` is ambiguous: it may be 12500 or 12.5. `12.345` is a number,
 *   and its third decimal is asked about.
 * - Several marks of one kind separate groups: `1,250,000`, `1,25,000`, `1.250.000`.
 * - With two kinds of marks, the last mark is the decimal mark and the others separate groups: `14,500.00`, `1.250,00`.
 * - Groups have three digits, or with commas also two before the last three. Anything else is not a number.
 * - Leading zeros are dropped (`007` is 7); zeros after the decimal mark are not. One leading sign is allowed.
 * - Surrounding spaces, units and invisible characters are ignored: `Rs. 14,500/-`, `12,5 kg`. Whether a unit is the
 *   field's own is for {@link withoutUnit} to say.
 * - Inside, a space, apostrophe or letter is invalid: `1 500` may be two numbers.
 *
 * @param field the unit of the field, where it has one
 * @returns the plain decimal text to send (`14500.00`), both readings, or that it is not a number
 */
export function readTyped(text: string, field?: Unit): TypedNumber {
  if (text.length > MAX_CHARACTERS) return { kind: 'none' }
  const { unit, text: bare } = withoutUnit(text)
  const areMarksKnown = /[٫٬]/.test(text)
  const [, sign = '', body = ''] = /^([+\p{Pd}\u2212]?)([\d.,]+)$/u.exec(inLatinMarks(bare)) ?? []
  if (!/\d/.test(body)) return { kind: 'none' }
  const signed = (digits: string) => {
    const plain = digits.replace(/^0+(?=\d)/, '').replace(/^(?=\.)/, '0')
    return !/^\+?$/.test(sign) && /[1-9]/.test(plain) ? `-${plain}` : plain
  }
  const isRupees = field === 'rupees' || unit === 'rupees'
  if (!areMarksKnown && (DOUBTFUL.test(body) || (isRupees && DOUBTFUL_POINT.test(body)))) {
    const whole = signed(body.replace(/[.,]/, ''))
    const decimals = signed(body.replace(',', '.').replace(/\.?0+$/, ''))
    const isSure = whole === decimals || (isRupees && COMMA_GROUPS.test(body))
    return isSure ? { kind: 'number', plain: whole } : { kind: 'ambiguous', readings: [whole, decimals] }
  }
  const digits = ungrouped(body, areMarksKnown)
  return digits === null ? { kind: 'none' } : { kind: 'number', plain: signed(digits) }
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

/** Replaces digits and marks of other scripts by Latin ones: `۱٬۵۰۰٫۵` becomes `1,500.5`. */
function inLatinMarks(text: string): string {
  return inLatinDigits(text)
    .replace(/[٬،，]/g, ',')
    .replace(/[٫．۔]/g, '.')
}

/** The plain decimal text of a number as typed, by {@link readTyped}; null if it is not a number or is ambiguous. */
export function plainDecimal(text: string, field?: Unit): string | null {
  const typed = readTyped(text, field)
  return typed.kind === 'number' ? typed.plain : null
}

/**
 * How a number was read, if the user may have meant another one: a comma or an Urdu full stop was read as the decimal
 * mark, as in `2,5`. Null if there is no doubt.
 */
export function doubtfulReading(text: string, field?: Unit): string | null {
  const marks = inLatinMarks(withoutUnit(text).text).replace(/[^.,]/g, '')
  const isKnown = text.includes('٫')
  const isDoubtful = marks === ',' || text.includes('۔')
  const plain = isDoubtful && marks.length === 1 && !isKnown ? plainDecimal(text, field) : null
  return plain?.includes('.') ? plain : null
}

/** The number of decimals of a {@link plainDecimal} text. */
export function decimalPlaces(plain: string): number {
  return plain.split('.')[1]?.length ?? 0
}
