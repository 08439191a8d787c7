import { inLatinDigits, visibleText } from './typedText'

const ASCII = /^[\0-\x7f]*$/

/**
 * Letters that Arabic, Urdu and Persian keyboards write differently, and European letters that Pakistani keyboards
 * lack, each under the form that replaces them. Most hamza forms (أ إ آ ؤ ئ ۂ ۓ) and accents need no line:
 * normalisation splits them into a letter and a mark.
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
/** What people often leave out: combining marks, a hamza that is a letter of its own, and the tatweel. */
const LEFT_OUT = /[\p{M}ءـ]/gu

/**
 * A text as every search in the browser compares it (product 10.2): lower case, without accents and vowel marks, with
 * Latin digits, and with one form for each Arabic or Urdu letter.
 */
export function foldedText(text: string): string {
  const small = text.toLowerCase()
  if (ASCII.test(small)) return small
  // The zero-width non-joiner, a key of Urdu keyboards, often replaces the space between words.
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
