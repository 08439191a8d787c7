/** Where a device keeps the shipments that its visitors have tracked. */
export const RECENT_ENTRY = 'recent-tracking-numbers'

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
