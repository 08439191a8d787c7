export const TRACKING_NUMBER_LENGTH = 10

/** The error message for a tracking number as typed; null if it is valid. Surrounding spaces are ignored. */
export function trackingNumberProblem(text: string): string | null {
  const number = text.trim()
  if (number === '') return 'Tracking No cannot be blank'
  return /^\d{10}$/.test(number) ? null : 'Enter a valid tracking no'
}

/** How many shipments one page can track. */
export const MAX_TRACKING_NUMBERS = 20

export interface ReadNumbers {
  /** Without duplicates, in their order in the text, at most as many as asked for. */
  numbers: string[]
  /** Words that contain digits but are not airway bill numbers. */
  rejected: string[]
  /** Numbers left out because there were too many. */
  left: number
}

/** A piece's label has the piece's number after the airway bill number: `3047182972-2`. */
const PIECE = new RegExp(`(^|[^\\d-])(\\d{${TRACKING_NUMBER_LENGTH}})-\\d{1,3}(?![\\d-])`, 'g')
const NUMBER = new RegExp(`^\\d{${TRACKING_NUMBER_LENGTH}}$`)

/**
 * Finds up to `max` airway bill numbers in any text: a spreadsheet column, a comma-separated list, an e-mail. A number
 * alone on its line or between commas may be written in groups (`304 718 2956`). Words without digits are ignored.
 */
export function readTrackingNumbers(text: string, max = MAX_TRACKING_NUMBERS): ReadNumbers {
  const found = new Set<string>()
  const rejected = new Set<string>()
  for (const part of text.replace(PIECE, '$1$2').split(/[\n\r\t,;|]+/)) {
    const joined = part.replace(/[\s./-]+/g, '')
    const candidates = NUMBER.test(joined) ? [joined] : part.split(/[^\p{L}\p{N}]+/u)
    for (const candidate of candidates) {
      if (NUMBER.test(candidate)) found.add(candidate)
      else if (/\d/.test(candidate)) rejected.add(candidate)
    }
  }
  const all = [...found]
  return {
    numbers: all.slice(0, max),
    rejected: [...rejected],
    left: Math.max(0, all.length - max),
  }
}

const NAMED = 3

/** The error message for a list with mistyped numbers, naming the first few. */
export function mistypedProblem(rejected: readonly string[]): string {
  return ['Enter a valid tracking no', rejected.slice(0, NAMED).join(', ')].filter(Boolean).join(': ')
}

/** Joins several numbers for a URL; {@link readTrackingNumbers} reads them back. */
export function joinTrackingNumbers(numbers: readonly string[]): string {
  return numbers.join('-')
}
