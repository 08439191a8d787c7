/** A text where a number belongs that cannot be read: it is not nothing, and nothing may be calculated from it. */
export const UNREADABLE = 'unreadable'

/** Null where the bill has none. */
export type Figure = number | null | typeof UNREADABLE

/** Groups of three, or of two before the last three. None begins with 0: `0,500` may be a half. */
const GROUPED = /^\s*[+-]?[1-9](?:\d{0,2}(?:,\d{3})+|\d?(?:,\d{2})+,\d{3})(?:\.\d*)?\s*$/

/**
 * A number or numeric string of the backend; null where it is no finite one (blank, text, hexadecimal, objects). Old
 * records have numbers as people typed them: `1,250.00`, `1,25,000`.
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  // `Number` also reads 0x10, which no backend means.
  if (typeof value !== 'string' || value.trim() === '' || /^\s*0[box]/i.test(value)) return null
  const plain = Number(value)
  const number = Number.isNaN(plain) && GROUPED.test(value) ? Number(value.replaceAll(',', '')) : plain
  return Number.isFinite(number) ? number : null
}

/** {@link readNumber} for papers: a text that is no number is {@link UNREADABLE}, null only where there is nothing. */
export function readFigure(value: unknown): Figure {
  const number = readNumber(value)
  return number === null && typeof value === 'string' && value.trim() !== '' ? UNREADABLE : number
}

/** A whole number with thousands separators: `3,522`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
