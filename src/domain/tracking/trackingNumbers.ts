/** Length of an airway bill number. */
export const TRACKING_NUMBER_LENGTH = 10

/**
 * What is wrong with a tracking number.
 *
 * @param text as typed; blanks around it do not count
 * @returns the message, or null where the number is fine
 */
export function trackingNumberProblem(text: string): string | null {
  const number = text.trim()
  if (number === '') return 'Tracking No cannot be blank'
  return /^\d{10}$/.test(number) ? null : 'Enter a valid tracking no'
}

/** How many shipments one page follows. */
export const MAX_TRACKING_NUMBERS = 20

export interface ReadNumbers {
  /** The airway bill numbers, each once, in their order; no more than were asked for. */
  numbers: string[]
  /** What holds digits and is no airway bill number. */
  rejected: string[]
  /** How many numbers were left out because there were too many. */
  left: number
}

/** A piece's label says which piece it is behind the number: `3047182972-2`. */
const PIECE = new RegExp(`(^|[^\\d-])(\\d{${TRACKING_NUMBER_LENGTH}})-\\d{1,3}(?![\\d-])`, 'g')
const NUMBER = new RegExp(`^\\d{${TRACKING_NUMBER_LENGTH}}$`)

/**
 * Reads airway bill numbers out of a text, whatever stands between them: a column of a sheet, a list with commas, an
 * e-mail. A number may be written in groups (`304 718 2956`) where it has a line or a comma of its own; words are
 * passed over.
 *
 * @param text as pasted or typed, or as an address carries it
 * @param max how many numbers are taken at most
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

/** No more mistyped numbers than this are named. */
const NAMED = 3

/**
 * The message for a list in which some are not airway bill numbers.
 *
 * @param rejected of {@link readTrackingNumbers}
 */
export function mistypedProblem(rejected: readonly string[]): string {
  return ['Enter a valid tracking no', rejected.slice(0, NAMED).join(', ')].filter(Boolean).join(': ')
}

/**
 * Several numbers as one, for an address; {@link readTrackingNumbers} reads it back.
 *
 * @param numbers airway bill numbers
 */
export function joinTrackingNumbers(numbers: readonly string[]): string {
  return numbers.join('-')
}
