export const TRACKING_NUMBER_LENGTH = 10

/** The message for a tracking number as typed; null where it is fine. Blanks around it do not count. */
export function trackingNumberProblem(text: string): string | null {
  const number = text.trim()
  if (number === '') return 'Tracking No cannot be blank'
  return /^\d{10}$/.test(number) ? null : 'Enter a valid tracking no'
}

/** Shipments that one page follows. */
export const MAX_TRACKING_NUMBERS = 20

export interface ReadNumbers {
  /** Each once, in their order, no more than asked for. */
  numbers: string[]
  /** What holds digits and is no airway bill number. */
  rejected: string[]
  /** Numbers left out because there were too many. */
  left: number
}

/** A piece's label has the piece behind the number: `3047182972-2`. */
const PIECE = new RegExp(`(^|[^\\d-])(\\d{${TRACKING_NUMBER_LENGTH}})-\\d{1,3}(?![\\d-])`, 'g')
const NUMBER = new RegExp(`^\\d{${TRACKING_NUMBER_LENGTH}}$`)

/**
 * Reads up to `max` airway bill numbers out of any text: a column of a sheet, a list with commas, an e-mail. One that
 * has a line or a comma of its own may be written in groups (`304 718 2956`); words are ignored.
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

/** The message for a list with mistyped numbers; it names a few. */
export function mistypedProblem(rejected: readonly string[]): string {
  return ['Enter a valid tracking no', rejected.slice(0, NAMED).join(', ')].filter(Boolean).join(': ')
}

/** Several numbers as one, for an address; {@link readTrackingNumbers} reads it back. */
export function joinTrackingNumbers(numbers: readonly string[]): string {
  return numbers.join('-')
}
