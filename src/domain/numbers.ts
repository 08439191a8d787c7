import { groupedDigits } from './groupedDigits'

/** Stands for a value that is present but cannot be read. Not the same as missing, and never calculated with. */
export const UNREADABLE = 'unreadable'
/** The type of {@link UNREADABLE}. */
export type Unreadable = typeof UNREADABLE

/** A number in an answer of the backend; null if it is missing (product 9.5). */
export type Figure = number | null | Unreadable

/** Whether a value is present but cannot be read, so that nothing can be calculated from it. */
export function isUnreadable(value: unknown): value is Unreadable {
  return value === UNREADABLE
}

/** Groups of three digits, or of two before the last three. None may start with 0: `0,500` could mean one half. */
const GROUPED = /^\s*[+-]?[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3})(?:\.\d*)?\s*$/

/** `Rs. 14,500`, `14500 PKR`, `14,500/-`. */
const RUPEES = /^\s*(?:rs\b\.?|pkr\b)|(?:\b(?:rs|pkr)\.?|\/-)\s*$/gi

/** How MongoDB's extended JSON writes numbers, each as an object with one of these fields. */
const EXTENDED = ['$numberDecimal', '$numberInt', '$numberLong', '$numberDouble'] as const

/** The content of `{ "$numberDecimal": "1.50" }` and the like; any other value as it is. */
export function withoutWrapping(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const fields: Partial<Record<(typeof EXTENDED)[number], unknown>> = value
  const name = EXTENDED.find((each) => each in value)
  return name === undefined ? value : fields[name]
}

/**
 * Reads a number or numeric string from the backend, or one in MongoDB's extended JSON; null if it is not a finite
 * number (blank, text, hexadecimal, other objects). Old records have numbers as people typed them: `1,250.00`,
 * `1,25,000`.
 */
export function readNumber(wire: unknown): number | null {
  const value = withoutWrapping(wire)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  // `Number` also accepts 0x10, which the backend never means.
  if (typeof value !== 'string' || value.trim() === '' || /^\s*0[box]/i.test(value)) return null
  const number = Number(GROUPED.test(value) ? value.replaceAll(',', '') : value)
  return Number.isFinite(number) ? number : null
}

/** Numbers beyond this are no longer exact to the paisa. */
const MAX_FIGURE = Number.MAX_SAFE_INTEGER / 100

/**
 * Reads a figure that people are shown, sign for or pay: a number as {@link readNumber} reads it, null if there is none
 * (undefined, null, blank text), and {@link UNREADABLE} for anything else, as `true`, `[]` and "abc" are neither
 * missing nor 0. So is a number too large to be the one that was sent.
 */
export function readFigure(value: unknown): Figure {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return null
  const number = readNumber(value)
  return number === null || Math.abs(number) > MAX_FIGURE ? UNREADABLE : number
}

/**
 * Reads a figure in rupees as {@link readFigure} does, also with its unit beside it: `Rs. 14,500`. In any other figure
 * rupees are unreadable: they are no dollars, and no kilograms.
 */
export function readRupees(wire: unknown): Figure {
  const figure = readFigure(wire)
  const value = withoutWrapping(wire)
  if (!isUnreadable(figure) || typeof value !== 'string') return figure
  return readFigure(value.replace(RUPEES, '')) ?? UNREADABLE
}

/** A whole number with thousands separators: `3,522`. */
export function formatCount(count: number): string {
  return groupedDigits(String(count))
}
