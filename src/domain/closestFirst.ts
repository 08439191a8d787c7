/**
 * Sorts search results: exact matches first, then names that begin with the text, then the rest; each group stays in
 * its given order.
 *
 * @param words of the search, folded
 * @param linesOf the folded names of a result, one on each line
 */
export function closestFirst<Found>(
  found: readonly Found[],
  words: readonly string[],
  linesOf: (each: Found) => string,
): Found[] {
  const wanted = words.join(' ')
  const [exact, begun, others]: [Found[], Found[], Found[]] = [[], [], []]
  for (const each of found) {
    const lines = linesOf(each)
    const isBegun = lines.startsWith(wanted) || lines.includes(`\n${wanted}`)
    const place = !isBegun ? others : `\n${lines}\n`.includes(`\n${wanted}\n`) ? exact : begun
    place.push(each)
  }
  return [...exact, ...begun, ...others]
}
