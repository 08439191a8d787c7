import { addressWithMarks } from './keptTerms'

/**
 * Where an address with a search text leads to instead: one that does not have the text (product 12.6), or null. Only
 * what is in the address bar already is replaced there.
 */
export function markedAddress(url: string): { to: string; isReplaced: boolean } | null {
  const to = addressWithMarks(url)
  return to === null ? null : { to, isReplaced: url === window.location.href.replace(/#.*/, '') }
}
