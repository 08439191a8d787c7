/** An entry of a select: a service or a country. */
export interface Option {
  id: string
  name: string
}

/**
 * Whether a choice must be shown as no longer offered. False until the options have arrived.
 *
 * @param chosen '' if nothing is chosen
 */
export function isNoLongerOffered(chosen: string, offered: readonly string[]): boolean {
  return chosen !== '' && offered.length > 0 && !offered.includes(chosen)
}
