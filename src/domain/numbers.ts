/** Stands for text that should be a number but cannot be read: not the same as missing, and never calculated with. */
export const UNREADABLE = 'unreadable'

/** Null if the bill has none. */
export type Figure = number | null | typeof UNREADABLE

/** Groups of three digits, or of two before the last three. None may start with 0: `0,500` could mean one half. */
const GROUPED = /^\s*[+-]?[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3})(?:\.\d*)?\s*$/

/** `Rs. 14,500`, `14500 PKR`, `14,500/-`. */
const RUPEES = /^\s*(?:rs\b\.?|pkr\b)|(?:\b(?:rs|pkr)\.?|\/-)\s*$/gi

/**
 * Reads a number or numeric string from the backend; null if it is not a finite number (blank, text, hexadecimal,
 * objects). Old records have numbers as people typed them: `1,250.00`, `1,25,000`.
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  // `Number` also accepts 0x10, which the backend never means.
  if (typeof value !== 'string' || value.trim() === '' || /^\s*0[box]/i.test(value)) return null
  const figures = Number.isNaN(Number(value)) ? value.replace(RUPEES, '') : value
  if (figures.trim() === '') return null
  const number = Number(GROUPED.test(figures) ? figures.replaceAll(',', '') : figures)
  return Number.isFinite(number) ? number : null
}

/** Like {@link readNumber}, but text that is not a number gives {@link UNREADABLE}; used for printed papers. */
export function readFigure(value: unknown): Figure {
  const number = readNumber(value)
  return number === null && typeof value === 'string' && value.trim() !== '' ? UNREADABLE : number
}

/** A whole number with thousands separators: `3,522`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
