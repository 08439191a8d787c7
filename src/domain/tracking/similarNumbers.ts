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
