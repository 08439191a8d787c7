import { t } from '@/texts/t'
import { inLatinDigits, visibleText } from '../typedText'

const NUMBER = /^\d{10}$/

/** Whether a text is an airway bill number exactly as the backend has it. */
export function isTrackingNumber(text: string): boolean {
  return NUMBER.test(text)
}

/**
 * The error message for what was typed, pasted or scanned as one or more airway bill numbers (product 6.1); null if
 * {@link readTrackingNumbers} reads all of it. Beside a number that is read, mistyped ones are named.
 */
export function trackingNumberProblem(text: string): string | null {
  if (visibleText(text.slice(0, LONGEST)).trim() === '') return t('site.trackingNumberBlank')
  const { numbers, rejected } = readTrackingNumbers(text)
  if (numbers.length > 0 && rejected.length === 0) return null
  return mistypedProblem(numbers.length > 0 ? rejected : [])
}

/** How many shipments one page can track. */
export const MAX_TRACKING_NUMBERS = 20

export interface ReadNumbers {
  /** Without duplicates, in their order in the text, at most as many as asked for. */
  numbers: string[]
  /** Every label read, in order: a piece's label has its number after the airway bill number, `3047182972-2`. */
  labels: { number: string; piece: number | null }[]
  /** Words that contain digits but are not airway bill numbers. */
  rejected: string[]
  /** Numbers left out because there were too many. */
  left: number
}

/** A piece written otherwise than `3047182972-2`: `2/3`, `(2 of 3)`, `piece 2`, `#2`. */
const OTHER_PIECE =
  /(\d)(?:[\s(-]+(?:(?:p|pcs?|piece|box)\.? ?(\d{1,3})|(\d{1,2})(?= ?(?:\/|of)))|#(\d{1,3}))(?: ?(?:\/|of) ?\d{1,3})?\)?(?![\p{L}\d/-])/giu
/** A piece's label among other words; read as `3047182972#2`. */
const PIECE = /(^|[^\p{L}\d-])(\d{10})[-/](\d{1,3})(?![\p{L}\d/-])/gu
/** Some 1,500 numbers; what follows is not read. */
const LONGEST = 20_000
const LABEL = /^(\d{10})(?:#(\d{1,3}))?$/

/**
 * Finds up to `max` airway bill numbers in any text; the box, the address, scans and the search of Records all read
 * with it (product 6.1).
 *
 * - Numbers may be in a spreadsheet column, a list, an e-mail, or a link to our tracking page, in digits of any script.
 * - Alone on its line or between commas, a number may be written in groups: `AWB: 304 718 2956.`
 * - A piece's number may follow, and a reader's symbology identifier, which keyboards garble, or the number of a list
 *   may precede: `]C13047182972-2`, `1. 3047182972 (2/3)`. As spreadsheets show it: `3,047,182,972`, `3.047182972E+09`.
 * - Words without digits are ignored; other words with digits are rejected.
 */
export function readTrackingNumbers(text: string, max = MAX_TRACKING_NUMBERS): ReadNumbers {
  const labels: ReadNumbers['labels'] = []
  const rejected = new Set<string>()
  const plain = inLatinDigits(visibleText(text.slice(0, LONGEST)))
    .replace(/[\p{Pd}\u2212_]/gu, '-')
    .replace(/(?:awb|[^\p{L}\p{N}\s]\p{L}\d)(?= ?\d{10}(?!\d))/giu, ' ')
    .replace(/(^|[^\d,])(\d),(\d{3}),(\d{3}),(\d{3})(?![\d,])/g, '$1$2$3$4$5')
    .replace(/(\d)\.(\d{9})E\+?0?9\b/gi, '$1$2')
    .replace(/(\d{10})\.0+\b/g, '$1')
    .replace(/^[ \t]*\d{1,2}[.)\t] *(?=\d{10})/gm, '')
    .replace(/\S+/g, (word) => (word.includes('/') ? withoutAddress(word) : word))
    .replace(OTHER_PIECE, '$1-$2$3$4')
    .replaceAll('#', ' ')
  for (const part of plain.split(/[\n\r\t,;|]+/)) {
    const words = groupedLabels(part) ?? part.replace(PIECE, '$1$2#$3').split(/[^\p{L}\p{N}#]+/u)
    for (const word of words) {
      const [, number, piece] = LABEL.exec(word) ?? []
      if (number !== undefined) labels.push({ number, piece: piece === undefined ? null : Number(piece) })
      else if (/\d/.test(word)) rejected.add(word)
    }
  }
  const all = [...new Set(labels.map(({ number }) => number))]
  return { numbers: all.slice(0, max), labels, rejected: [...rejected], left: Math.max(0, all.length - max) }
}

/** What a link says about numbers: of our tracking page all that it asks for, of others only airway bill numbers. */
function withoutAddress(word: string): string {
  const asked = word.split('/tracking/')[1]
  if (asked !== undefined) return (/^[^/?#]*/.exec(asked)?.[0] ?? '').replace(/%[\da-f]{2}/gi, ' ')
  return word.includes('://') ? (word.match(/\d+/g) ?? []).filter(isTrackingNumber).join(' ') : word
}

/** The labels that are a part's only digits, if groups, alike in each number, are all that divides them. */
function groupedLabels(part: string): string[] | null {
  const groups = part.match(/\d+/g) ?? []
  const [first = '', last = ''] = [groups[0], groups.at(-1)]
  const start = part.indexOf(first)
  const end = part.lastIndexOf(last) + last.length
  const written = part.slice(start, end)
  // A letter that touches the digits belongs to them: this is another kind of number.
  if (/[^\d\s./()-]/.test(written) || /\p{L}$/u.test(part.slice(0, start)) || /^\p{L}/u.test(part.slice(end)))
    return null
  const digits = groups.join('')
  const each = (groups.length * 10) / digits.length
  if (digits.length % 10 === 0 && groups.every(({ length }, at) => length === groups[at % each]?.length)) {
    return digits.match(/\d{10}/g)
  }
  const number = groups.slice(0, -1).join('')
  const isPiece = last.length <= 3 && /[-/]$/.test(written.slice(0, -last.length).trimEnd())
  return isTrackingNumber(number) && isPiece ? [`${number}#${last}`] : null
}

const NAMED = 3

/** The error message for a list with mistyped numbers, naming the first few. */
export function mistypedProblem(rejected: readonly string[]): string {
  if (rejected.length === 0) return t('site.trackingNumberWrong')
  return t('site.trackingNumbersWrong', { numbers: rejected.slice(0, NAMED).join(', ') })
}

/** Joins several numbers for a URL; {@link readTrackingNumbers} reads them back. */
export function joinTrackingNumbers(numbers: readonly string[]): string {
  return numbers.join('-')
}

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
