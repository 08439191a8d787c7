/** A text where a number belongs that cannot be read: it is not nothing, and nothing may be reckoned from it. */
export const UNREADABLE = 'unreadable'

/** A number of a bill; null where the bill has none. */
export type Figure = number | null | typeof UNREADABLE

/** Digits in groups: of three, or of two before the last three. A 0 in front is no group: `0,500` may be a half. */
const GROUPED = /^\s*[+-]?[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3})(?:\.\d*)?\s*$/

/**
 * Reads a number the way the backend writes them: as a number or as a numeric string (specification 3; design 2). Old
 * records have them as people typed them, with thousands separators: `1,250.00`, `1,25,000`.
 *
 * @param value anything found in an answer
 * @returns the finite number, or null where there is none (blank, text, NaN, Infinity, hexadecimal, objects)
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  // `Number` also reads 0x10, which no backend means.
  if (typeof value !== 'string' || value.trim() === '' || /^\s*0[box]/i.test(value)) return null
  const plain = Number(value)
  const number = Number.isNaN(plain) && GROUPED.test(value) ? Number(value.replaceAll(',', '')) : plain
  return Number.isFinite(number) ? number : null
}

/**
 * Reads a number that a paper is reckoned from, and tells what cannot be read from what is not there (design 5).
 *
 * @param value anything found in an answer
 * @returns the finite number, null where there is nothing, {@link UNREADABLE} for any other text
 */
export function readFigure(value: unknown): Figure {
  const number = readNumber(value)
  return number === null && typeof value === 'string' && value.trim() !== '' ? UNREADABLE : number
}

/**
 * Reads a number as people type it: `14,500.00`, ` 12.5 `.
 *
 * @param text what stands in the field
 * @returns the plain decimal text that is sent (`14500.00`), or null where it is no number
 */
export function plainDecimal(text: string): string | null {
  const trimmed = text.trim()
  if (!/^[+-]?(\d+|\d{1,3}(,\d{2,3})*,\d{3})?(\.\d*)?$/.test(trimmed) || !/\d/.test(trimmed)) return null
  const plain = trimmed
    .replaceAll(',', '')
    .replace(/^\+/, '')
    .replace(/\.$/, '')
    .replace(/^(-?)\./, '$10.')
  return /[1-9]/.test(plain) ? plain : plain.replace('-', '')
}

/**
 * How many digits stand behind the decimal point of a plain decimal text.
 *
 * @param plain a text as {@link plainDecimal} gives it
 */
export function decimalPlaces(plain: string): number {
  return plain.split('.')[1]?.length ?? 0
}

/**
 * A count with thousands separators: `3,522`.
 *
 * @param count a whole number
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
