import { readTrackingNumbers } from '@/domain/tracking/trackingNumbers'
import { visibleText } from '@/domain/typedText'

/** What a text in the search field asks for. */
export interface SearchTerm {
  /** As typed. */
  typed: string
  /** What to search for: a single number as the backend has it, however it was written, or the text. '' for a list. */
  text: string
  /** A list of airway bill numbers, which is not sent to the server. */
  numbers: readonly string[]
  /** Mistyped numbers of a list. */
  mistyped: readonly string[]
}

/** Two or more numbers are a list of airway bill numbers, not a search text; a mistyped one counts beside another. */
export function readSearchTerm(typed: string): SearchTerm {
  const { numbers, rejected } = readTrackingNumbers(typed, Infinity)
  if (numbers.length > 0 && numbers.length + rejected.length > 1)
    return { typed, text: '', numbers, mistyped: rejected }
  return { typed, text: numbers[0] ?? visibleText(typed).trim().replace(/\s+/g, ' '), numbers: [], mistyped: [] }
}

/** Whether both ask for the same. */
export const isSameTerm = (one: SearchTerm, other: SearchTerm): boolean => one.typed.trim() === other.typed.trim()
