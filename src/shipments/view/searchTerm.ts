import { readTrackingNumbers } from '@/domain/tracking/trackingNumbers'
import { visibleText } from '@/domain/typedText'

/** What a text in the search field asks for. */
export interface SearchTerm {
  /** As typed. */
  typed: string
  /**
   * The text to search for; a single number in the backend's format, however it was written. '' for a list of numbers.
   */
  text: string
  /** A list of airway bill numbers, which is not sent to the server. */
  numbers: readonly string[]
  /** Mistyped numbers of a list. */
  mistyped: readonly string[]
}

/**
 * Reads the search field. Two or more numbers, of which some may be mistyped, are a list of airway bill numbers rather
 * than a search text.
 */
export function readSearchTerm(typed: string): SearchTerm {
  const { numbers, rejected } = readTrackingNumbers(typed, Infinity)
  if (numbers.length > 0 && numbers.length + rejected.length > 1)
    return { typed, text: '', numbers, mistyped: rejected }
  return { typed, text: numbers[0] ?? visibleText(typed).trim().replace(/\s+/g, ' '), numbers: [], mistyped: [] }
}

/**
 * A single letter would match nearly everything, so it is not sent to the server: it only filters the loaded shipments.
 */
export const MIN_TERM_LENGTH = 2

/** Whether the server is asked for a text once typing pauses. */
export const isSearched = ({ typed, text }: SearchTerm): boolean =>
  text !== '' && typed.trim().length >= MIN_TERM_LENGTH

/** Whether both ask for the same. */
export const isSameTerm = (one: SearchTerm, other: SearchTerm): boolean => one.typed.trim() === other.typed.trim()
