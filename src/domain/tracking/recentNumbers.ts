import { isTrackingNumber } from './trackingNumbers'

export const MAX_RECENT_NUMBERS = 10

/** Where a device keeps the numbers and their last answers; `public/theme.js` knows the first too. */
export const recentEntries = { numbers: 'recent-tracking-numbers', answers: 'recent-tracking-answers' } as const

/** The stored numbers, latest first, without duplicates, at most {@link MAX_RECENT_NUMBERS}; ignores anything else. */
export function readRecentNumbers(stored: string | null): string[] {
  if (stored === null) return []
  try {
    const list: unknown = JSON.parse(stored)
    if (!Array.isArray(list)) return []
    const numbers = list.filter((entry): entry is string => typeof entry === 'string')
    const valid = numbers.filter(isTrackingNumber)
    return [...new Set(valid)].slice(0, MAX_RECENT_NUMBERS)
  } catch {
    return []
  }
}

/** Moves a number to the front; beyond {@link MAX_RECENT_NUMBERS} the oldest is dropped. */
export function withRecentNumber(recent: readonly string[], number: string): string[] {
  return [number, ...recent.filter((other) => other !== number)].slice(0, MAX_RECENT_NUMBERS)
}

/** The remembered numbers that a mistyped one may have meant: one digit wrong, or two adjacent digits swapped. */
export function similarNumbers(recent: readonly string[], number: string): string[] {
  return recent.filter((other) => {
    const different = Array.from(other).flatMap((digit, index) => (digit === number[index] ? [] : [index]))
    if (other.length !== number.length || different.length === 0 || different.length > 2) return false
    const [first = 0, second] = different
    if (second === undefined) return true
    return second === first + 1 && other[first] === number[second] && other[second] === number[first]
  })
}

/** Whether the newest step's time ('' for none) is later than the one last seen. */
export function isNewStep(newest: string, seen: string): boolean {
  if (Number.isNaN(Date.parse(newest))) return false
  return seen === '' || Date.parse(newest) > Date.parse(seen)
}
