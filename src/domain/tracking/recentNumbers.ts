import { trackingNumberProblem } from './trackingNumbers'

/** How many numbers a device remembers. */
export const MAX_RECENT_NUMBERS = 10

/**
 * The numbers that a device remembers, as it has stored them; whatever else may stand there is passed over.
 *
 * @param stored the stored text
 * @returns airway bill numbers, the latest first, each once, never more than {@link MAX_RECENT_NUMBERS}
 */
export function readRecentNumbers(stored: string | null): string[] {
  if (stored === null) return []
  try {
    const list: unknown = JSON.parse(stored)
    if (!Array.isArray(list)) return []
    const numbers = list.filter((entry): entry is string => typeof entry === 'string')
    const valid = numbers.filter((number) => trackingNumberProblem(number) === null)
    return [...new Set(valid)].slice(0, MAX_RECENT_NUMBERS)
  } catch {
    return []
  }
}

/** Puts a number in front; the oldest goes where there are too many. */
export function withRecentNumber(recent: readonly string[], number: string): string[] {
  return [number, ...recent.filter((other) => other !== number)].slice(0, MAX_RECENT_NUMBERS)
}

/**
 * The remembered numbers that a mistyped one may have meant: one digit off, or two neighbours swapped.
 *
 * @param recent what the device remembers
 * @param number a number that does not exist
 */
export function similarNumbers(recent: readonly string[], number: string): string[] {
  return recent.filter((other) => {
    const different = Array.from(other).flatMap((digit, index) => (digit === number[index] ? [] : [index]))
    if (other.length !== number.length || different.length === 0 || different.length > 2) return false
    const [first = 0, second] = different
    if (second === undefined) return true
    return second === first + 1 && other[first] === number[second] && other[second] === number[first]
  })
}

/**
 * Whether a step has been added since somebody last looked.
 *
 * @param newest moment of the newest step; '' where there is none
 * @param seen what was seen then
 */
export function isNewStep(newest: string, seen: string): boolean {
  if (Number.isNaN(Date.parse(newest))) return false
  return seen === '' || Date.parse(newest) > Date.parse(seen)
}
