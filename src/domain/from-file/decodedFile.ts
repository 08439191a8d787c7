import type { FileEncoding } from './fileEncoding'

interface DecodedFile {
  text: string
  encoding: FileEncoding
  /** True unless a byte order mark or valid UTF-8 shows the encoding; then the screen says which one was used. */
  isAssumed: boolean
}

/**
 * Decodes a file in the encoding that its byte order mark names, else in the most likely of those that spreadsheets
 * write, judged by the whole file. UTF-8 with a few broken bytes stays UTF-8: each breaks one letter, which becomes
 * U+FFFD.
 *
 * @param chosen the encoding to use, whatever the file seems to be in
 */
export function decodedFile(bytes: Uint8Array, chosen: FileEncoding | null = null): DecodedFile {
  const as = (encoding: FileEncoding) => new TextDecoder(encoding).decode(bytes)
  if (chosen) return { text: as(chosen), encoding: chosen, isAssumed: true }
  const marked = markOf(bytes)
  const utf8 = as('utf-8')
  const broken = countOf(utf8, /\ufffd/g)
  if (marked === 'utf-8') return { text: utf8, encoding: 'utf-8', isAssumed: broken > 0 }
  if (marked) return { text: as(marked), encoding: marked, isAssumed: false }
  const wide = unmarkedUtf16(bytes)
  if (wide) return { text: as(wide), encoding: wide, isAssumed: true }
  if (broken === 0) return { text: utf8, encoding: 'utf-8', isAssumed: false }
  const whole = countOf(utf8, /[^\0-\x7f\ufffd]/gu)
  if (whole >= broken) return { text: utf8, encoding: 'utf-8', isAssumed: true }
  const texts = (['windows-1252', 'windows-1256', 'windows-1250', 'windows-1251', 'macintosh'] as const).map(
    (encoding) => ({ encoding, text: as(encoding) }),
  )
  const scores = texts.map(({ text }) => plausibility(text))
  // The first of equally good encodings.
  const best = texts[scores.indexOf(Math.max(...scores))]
  return { text: best?.text ?? utf8, encoding: best?.encoding ?? 'utf-8', isAssumed: true }
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

function markOf(bytes: Uint8Array): FileEncoding | null {
  const begins = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)
  if (begins(0xef, 0xbb, 0xbf)) return 'utf-8'
  if (begins(0xff, 0xfe)) return 'utf-16le'
  return begins(0xfe, 0xff) ? 'utf-16be' : null
}

/** In UTF-16, commas, digits, blanks and line ends have a zero beside them, nearly always on the same side. */
function unmarkedUtf16(bytes: Uint8Array): FileEncoding | null {
  const zeros: [number, number] = [0, 0]
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1
  })
  const [even, odd] = zeros
  if (odd > 10 * even) return 'utf-16le'
  return even > 10 * odd ? 'utf-16be' : null
}

/** Runs of ASCII letters and of whatever is beyond ASCII. */
const WORDS = /[^\0-@[-`{-\x7f]+/g
/** Longer runs are no words. */
const MAX_WORD_LENGTH = 60
/** Quotation marks, dashes and signs around a word. */
const AROUND = /^[^\p{L}]+|[^\p{L}\p{M}]+$/gu
const LATIN = /^[\p{Script=Latin}\p{M}’]+$/u
const ARABIC = /^[\p{Script=Arabic}\p{M}\u200c\u200d]+$/u
const CYRILLIC = /^[\p{Script=Cyrillic}’]+$/u
/** Cased like a name: a capital at the beginning, or capitals throughout. */
const CASED = /^(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]*|[\p{Lu}\p{M}]+)$/u

/** Of the words with non-ASCII letters: how many look like words of one language, minus how many do not. */
function plausibility(text: string): number {
  let score = 0
  for (const [found] of text.matchAll(WORDS)) {
    if (!/[^\0-\x7f]/.test(found)) continue
    const word = found.length > MAX_WORD_LENGTH ? '' : found.replace(AROUND, '')
    if (/[^\0-\x7f]/.test(word)) score += plausibilityOf(word)
    // No program writes control characters into texts.
    if (/[\x80-\x9f]/.test(found)) score -= 1
  }
  return score
}

function plausibilityOf(word: string): number {
  const isCased = word.split('’').every((part) => CASED.test(part))
  // No Latin word of several letters has only accented ones.
  if (LATIN.test(word)) return isCased && (word.length === 1 || /[a-z]/i.test(word)) ? 1 : -1
  if (ARABIC.test(word)) return word.length > 1 ? 1 : 0
  return CYRILLIC.test(word) && isCased && word.length > 1 ? 1 : -1
}
