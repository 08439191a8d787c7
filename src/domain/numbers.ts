/** A text where a number belongs that cannot be read: it is not nothing, and nothing may be reckoned from it. */
export const UNREADABLE = 'unreadable'

/** A number of a bill; null where the bill has none. */
export type Figure = number | null | typeof UNREADABLE

/** Digits in groups: of three, or of two before the last three. A 0 in front is no group: `0,500` may be a half. */
const GROUPED = /^\s*[+-]?[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3})(?:\.\d*)?\s*$/

/**
 * Reads a number the way the backend writes them: as a number or as a numeric string. Old records have them as people
 * typed them, with thousands separators: `1,250.00`, `1,25,000`.
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
 * Reads a number that a paper is reckoned from, and tells what cannot be read from what is not there.
 *
 * @param value anything found in an answer
 * @returns the finite number, null where there is nothing, {@link UNREADABLE} for any other text
 */
export function readFigure(value: unknown): Figure {
  const number = readNumber(value)
  return number === null && typeof value === 'string' && value.trim() !== '' ? UNREADABLE : number
}

/**
 * A count with thousands separators: `3,522`.
 *
 * @param count a whole number
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
