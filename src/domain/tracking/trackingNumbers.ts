import { textLimits } from '../forms/textLimits'
import type { Message } from '../message'
import { inLatinDigits, visibleText } from '../typedText'

const NUMBER = /^\d{10}$/

/** Whether a text is an airway bill number exactly as the backend has it. */
export function isTrackingNumber(text: string): boolean {
  return NUMBER.test(text)
}

type TrackingProblem = Message<'site.trackingNumberBlank' | 'site.trackingNumberWrong' | 'site.trackingNumbersWrong'>

/**
 * The error message for what was typed, pasted or scanned as one or more airway bill numbers (product 6.1); null if
 * {@link readTrackingNumbers} reads all of it. Beside a number that is read, mistyped ones are named.
 */
export function trackingNumberProblem(text: string): TrackingProblem | null {
  if (visibleText(text.slice(0, textLimits.numbers)).trim() === '') return { key: 'site.trackingNumberBlank' }
  const { numbers, rejected } = readTrackingNumbers(text)
  if (numbers.length > 0 && rejected.length === 0) return null
  return mistypedProblem(numbers.length > 0 ? rejected : [])
}

/** How many shipments one page can track. */
export const MAX_TRACKING_NUMBERS = 20

interface ReadNumbers {
  /** Without duplicates, in the order of the text, at most `max`. */
  numbers: string[]
  /** Every label read, in order: a piece's label has its number after the airway bill number, `3047182972-2`. */
  labels: { number: string; piece: number | null }[]
  /** Words that contain digits but are not airway bill numbers. */
  rejected: string[]
  /** How many numbers were left out because there were too many. */
  left: number
}

/** A piece written otherwise than `3047182972-2`: `2/3`, `(2 of 3)`, `piece 2`, `#2`. */
const OTHER_PIECE =
  /(\d)(?:[\s(-]+(?:(?:p|pcs?|piece|box)\.? ?(\d{1,3})|(\d{1,2})(?= ?(?:\/|of)))|#(\d{1,3}))(?: ?(?:\/|of) ?\d{1,3})?\)?(?![\p{L}\d/-])/giu
/** A piece's label among other words; read as `3047182972#2`. */
const PIECE = /(^|[^\p{L}\d-])(\d{10})[-/](\d{1,3})(?![\p{L}\d/-])/gu
const LABEL = /^(\d{10})(?:#(\d{1,3}))?$/

/**
 * Finds up to `max` airway bill numbers in any text; the box, the address, scans and the search of Records all read
 * with it (product 6.1).
 *
 * - Numbers may be in a spreadsheet column, a list, an email, or a link to our tracking page, in digits of any script.
 * - Alone on its line or between commas, a number may be written in groups: `AWB: 304 718 2956.`
 * - A piece's number may follow, and a reader's symbology identifier, which keyboards garble, or the number of a list
 *   may precede: `]C13047182972-2`, `1. 3047182972 (2/3)`. As spreadsheets show it: `3,047,182,972`, `3.047182972E+09`.
 * - Words without digits are ignored; other words with digits are rejected in a list of numbers.
 * - In a message, which has words that do not name numbers, dates, days, weights and phones are ignored once a number
 *   is found, and phones of ten digits are known by the words before them, if another number is left. Only what is one
 *   digit too short or too long in a list of numbers is rejected there.
 */
export function readTrackingNumbers(text: string, max = MAX_TRACKING_NUMBERS): ReadNumbers {
  const plain = inLatinDigits(visibleText(text.slice(0, textLimits.numbers)))
    .replace(/[\p{Pd}\u2212_]/gu, '-')
    .replace(/\S+/g, (word) => (word.includes('/') ? withoutAddress(word) : word))
  // A shortcut, as every search, and every list before it opens, calls this: compiling the patterns below takes
  // milliseconds.
  if (!/\d/.test(plain)) return { numbers: [], labels: [], rejected: [], left: 0 }
  const read = isMessage(plain) ? readMessage(plain) : readList(plain)
  const all = [...new Set(read.labels.map(({ number }) => number))]
  return { ...read, numbers: all.slice(0, max), left: Math.max(0, all.length - max) }
}

type Read = Pick<ReadNumbers, 'labels' | 'rejected'>

function readList(plain: string): Read {
  const labels: Read['labels'] = []
  const rejected = new Set<string>()
  const parts = plain
    .replace(/(?:awb|[^\p{L}\p{N}\s]\p{L}\d)(?= ?\d{10}(?!\d))/giu, ' ')
    .replace(/(^|[^\d,])(\d),(\d{3}),(\d{3}),(\d{3})(?![\d,])/g, '$1$2$3$4$5')
    .replace(/(\d)\.(\d{9})E\+?0?9\b/gi, '$1$2')
    .replace(/(\d{10})\.0+\b/g, '$1')
    .replace(/^[ \t]*\d{1,2}[.)\t] *(?=\d{10})/gm, '')
    .replace(OTHER_PIECE, '$1-$2$3$4')
    .replaceAll('#', ' ')
  for (const part of parts.split(/[\n\r\t,;|]+/)) {
    const words = groupedLabels(part) ?? part.replace(PIECE, '$1$2#$3').split(/[^\p{L}\p{N}#]+/u)
    for (const word of words) {
      const [, number, piece] = LABEL.exec(word) ?? []
      if (number !== undefined) labels.push({ number, piece: piece === undefined ? null : Number(piece) })
      else if (/\d/.test(word)) rejected.add(word)
    }
  }
  return { labels, rejected: [...rejected] }
}

/** Words that name a number or join two of them: a text with no others is still a list. */
const NAMING =
  /^(?:awbs?|airway|air|way|bills?|tracking|track|trace|consignments?|shipments?|parcels?|no|nos|numbers?|id|cn|piece|pieces|pcs?|box|of|and|or|aur|ایئر|وے|بل|ٹریک|ٹریکنگ|شپمنٹ|پارسل|نمبر|اور|یا)$/i

const DATE = /(^|[^\d./-])(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2}))(?![\d./-]*\d)/g

/** Whether a text has any other word or a date; words that touch digits do not count. */
function isMessage(plain: string): boolean {
  const words = plain.match(/[\p{L}\p{M}\p{N}’']+/gu) ?? []
  const isOther = (word: string) => /^[\p{L}\p{M}’']{2,}$/u.test(word) && !NAMING.test(word)
  return plain.search(DATE) >= 0 || words.some(isOther)
}

/** Ten digits that the words or signs before them mark as a phone number. */
const SAID_PHONE =
  /(?:\+|(?:^|\D)00|(?:^|[^\p{L}])(?:phone|ph|tel|telephone|mobile|mob|cell|call|contact|whatsapp|fax|sms|dial|فون|موبائل|رابطہ|واٹس ایپ|کال)[ .:#(-]{0,3}(?:(?:me|us|him|her|on|at|no|number|is|پر|نمبر|کریں)[ .:#(-]{1,3}){0,3}\+?)(?:\d{1,3}[ -]+)?(?:\d{10}|\(?\d{2,5}\)?[ -]\d{3,4}[ -]?\d{3,4})(?!\d)/giu
/** A landline with its area code, ten digits together. */
const LANDLINE = /(^|\D)0\d{1,4}[ -]\d{3,4}[ -]?\d{3,5}(?!\d)/g
/** A number with a digit too few or too many, before or after a valid one in a list. */
const MISTYPED_AFTER = /(?:^|\D)\d{10}(?:[\s,;&/-]|and|or|aur|اور)+([1-9](?:\d{8}|\d{10}))(?=$|\D)/giu
const MISTYPED_BEFORE = /(?:^|[^\d+])([1-9](?:\d{8}|\d{10}))(?:[\s,;&/-]|and|or|aur|اور)+\d{10}(?=$|\D)/giu

/** The airway bill numbers in a message. Once one is found, all other figures are ignored. */
function readMessage(plain: string): Read {
  // Urdu letters may touch digits, as may what names the number.
  const spaced = plain
    .replace(/(\d)(\p{Script=Arabic})/gu, '$1 $2')
    .replace(/(\p{Script=Arabic})(\d)/gu, '$1 $2')
    .replace(/(?:awb|no|number|bill|shipment|tracking)(?=\d{10}(?!\d))/giu, ' ')
    .replace(DATE, '$1 | ')
  const whole = readList(spaced)
  if (whole.labels.length === 0) return readList(plain)
  const bare = readList(spaced.replace(SAID_PHONE, ' | ').replace(LANDLINE, '$1 | '))
  const { labels } = bare.labels.length > 0 ? bare : whole
  const mistyped = [...spaced.matchAll(MISTYPED_AFTER), ...spaced.matchAll(MISTYPED_BEFORE)]
  return { labels, rejected: [...new Set(mistyped.map(([, word = '']) => word))] }
}

/**
 * The part of a link that may contain numbers: everything that a link to our tracking page asks for; of other links,
 * only airway bill numbers.
 */
function withoutAddress(word: string): string {
  const [, ...behind] = word.split('/tracking/')
  const asked = behind.at(-1)
  if (asked !== undefined) return (/^[^/?#]*/.exec(asked)?.[0] ?? '').replace(/%[\da-f]{2}/gi, ' ')
  return word.includes('://') ? (word.match(/\d+/g) ?? []).filter(isTrackingNumber).join(' ') : word
}

/**
 * The numbers in a part of the text that has no other digits and writes them in groups, all in the same way; null if
 * that is not so.
 */
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

const MAX_NAMED = 3

/** The error message for a list with mistyped numbers, naming the first few. */
export function mistypedProblem(rejected: readonly string[]): TrackingProblem {
  if (rejected.length === 0) return { key: 'site.trackingNumberWrong' }
  return { key: 'site.trackingNumbersWrong', values: { numbers: rejected.slice(0, MAX_NAMED) } }
}

/** Joins several numbers for a URL; {@link readTrackingNumbers} reads them back. */
export function joinTrackingNumbers(numbers: readonly string[]): string {
  return numbers.join('-')
}
