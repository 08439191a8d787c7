import { inLatinDigits } from './typedNumbers'
import { visibleText } from './typedText'

const ASCII = /^[\0-\x7f]*$/

/**
 * Letters that Arabic, Urdu and Persian keyboards write differently, each under the form that stands for all. Most
 * hamza forms (أ إ آ ؤ ئ ۂ ۓ) need no line: normalisation splits them into a letter and a mark.
 */
const letters: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ې: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  ھ: 'ہ',
  ە: 'ہ',
  ٱ: 'ا',
  // A hamza or a tatweel of its own is often left out.
  ء: '',
  ـ: '',
}
const VARIANT = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * A text as every search in the browser compares it (product 10.2): lower case, without accents and vowel marks, with
 * Latin digits, and with one form for each Arabic or Urdu letter.
 */
export function foldedText(text: string): string {
  const small = text.toLowerCase()
  if (ASCII.test(small)) return small
  const plain = visibleText(small).normalize('NFKD').replace(/\p{M}/gu, '')
  return inLatinDigits(plain).replace(VARIANT, (letter) => letters[letter] ?? letter)
}

/** The distinct words of a search as typed, folded. */
export function searchWords(text: string | undefined): string[] {
  return text === undefined ? [] : [...new Set(foldedText(text).split(/\s+/).filter(Boolean))]
}

/** Where a search term stands in a text, as the offsets of its first character and after its last; null if nowhere. */
export function placeOf(term: string, text: string): [start: number, end: number] | null {
  const wanted = foldedText(term.trim())
  // One folded text for each character: folding may drop a character or make two of one.
  const folded = Array.from(text, (character) => ({ length: character.length, text: foldedText(character) }))
  const at =
    wanted === ''
      ? -1
      : folded
          .map((each) => each.text)
          .join('')
          .indexOf(wanted)
  if (at < 0) return null
  let [offset, place, start] = [0, 0, 0]
  for (const character of folded) {
    if (place <= at && character.text !== '') start = offset
    if (place >= at + wanted.length && character.text !== '') break
    offset += character.length
    place += character.text.length
  }
  return [start, offset]
}
