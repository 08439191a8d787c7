import { foldedText } from './foldedText'

/** Nobody types more words. */
const MAX_MARKED_WORDS = 20

/** Matches are marked only in this many characters; the rest is not visible anyway. */
const MAX_CHARACTERS_SEARCHED = 1000

/**
 * Where a search term occurs in a text: as a whole or, because a search finds words in any order, word by word. Returns
 * ranges of offsets, in order and without overlaps.
 */
export function placesOf(term: string, text: string): [start: number, end: number][] {
  const words = [...new Set(term.split(/\s+/).filter(Boolean))].slice(0, MAX_MARKED_WORDS)
  const whole = placeOf(words.join(' '), text)
  const found = whole ? [whole] : words.map((word) => placeOf(word, text)).filter((place) => place !== null)
  const places: [number, number][] = []
  for (const [start, end] of found.sort(([one], [other]) => one - other)) {
    const last = places.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else places.push([start, end])
  }
  return places
}

/**
 * Where a search term first occurs in a text, as the offsets of its first character and after its last; null if it does
 * not.
 */
export function placeOf(term: string, text: string): [start: number, end: number] | null {
  const wanted = foldedText(term.trim())
  // One folded text for each character: folding may drop a character or make two of one.
  const shown = text.slice(0, MAX_CHARACTERS_SEARCHED)
  const folded = Array.from(shown, (character) => ({ length: character.length, text: foldedText(character) }))
  const whole = folded.map((each) => each.text).join('')
  const at = whole.indexOf(wanted)
  if (wanted === '' || at < 0) return null
  let [offset, place, start] = [0, 0, 0]
  for (const character of folded) {
    if (place <= at && character.text !== '') start = offset
    if (place >= at + wanted.length && character.text !== '') break
    offset += character.length
    place += character.text.length
  }
  return [start, offset]
}
