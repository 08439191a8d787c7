import { inLatinDigits, visibleText } from './typedText'

const ASCII = /^[\0-\x7f]*$/

/**
 * Letters that Arabic, Urdu and Persian keyboards write differently, and those of Europe that ours lack, each under the
 * form that stands for all. Most hamza forms (أ إ آ ؤ ئ ۂ ۓ) and accents need no line: normalisation splits them into a
 * letter and a mark.
 */
const forms: Readonly<Record<string, string>> = {
  ی: 'يىې',
  ک: 'كڪ',
  ہ: 'هةۃھە',
  ا: 'ٱ',
  l: 'ł',
  o: 'ø',
  d: 'đð',
  i: 'ı',
  ss: 'ß',
  ae: 'æ',
  "'": '’‘ʼ',
  '-': '‐‒–—−',
}
const letters = new Map(Object.entries(forms).flatMap(([form, others]) => Array.from(others, (each) => [each, form])))
const VARIANT = new RegExp(`[${Object.values(forms).join('')}]`, 'g')
/** Marks, and a hamza or a tatweel of its own, which are often left out. */
const LEFT_OUT = /[\p{M}ءـ]/gu

/**
 * A text as every search in the browser compares it (product 10.2): lower case, without accents and vowel marks, with
 * Latin digits, and with one form for each Arabic or Urdu letter.
 */
export function foldedText(text: string): string {
  const small = text.toLowerCase()
  if (ASCII.test(small)) return small
  // A key of Urdu keyboards that ends a word's last letter: between words it stands for the space.
  const plain = visibleText(small.replace(/\u200c/g, ' '))
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
  return inLatinDigits(plain).replace(VARIANT, (letter) => letters.get(letter) ?? letter)
}

/** The distinct words of a search as typed, folded. */
export function searchWords(text: string | undefined): string[] {
  return text === undefined ? [] : [...new Set(foldedText(text).split(/\s+/).filter(Boolean))]
}

const PART_OF_WORD = /[\p{L}\p{N}]/u

/** Whether a folded word begins one of the words of a folded text: `ali` those of “syed ali”, not those of “khalid”. */
export function beginsWord(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !PART_OF_WORD.test(text[at - 1] ?? '')) return true
  }
  return false
}

/**
 * What a search found, with the closest first: called exactly so, then beginning so, then the rest, each in the order given.
 * `linesOf` is folded, with a name in each line.
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

/** So many words of a search are marked: nobody types more. */
const MARKED_WORDS = 20

/** A match is marked in so much of a text; what follows is out of sight. */
const MAX_CHARACTERS_SEARCHED = 1000

/**
 * Where a search term stands in a text: as a whole or, as it is found in any order, each of its words. Ranges of offsets,
 * in order and apart.
 */
export function placesOf(term: string, text: string): [start: number, end: number][] {
  const words = [...new Set(term.split(/\s+/).filter(Boolean))].slice(0, MARKED_WORDS)
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

/** Where a search term stands in a text, as the offsets of its first character and after its last; null if nowhere. */
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
