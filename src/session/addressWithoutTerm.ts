import { pathOf } from '@/texts/languages'
import { MARK_PARAM, rememberTerm } from './rememberedTerms'

/**
 * The address without its search text (product 12.6), to go to instead; null if it has none. `isReplaced`: the text is
 * in the address bar already and must be replaced there.
 */
export function markedAddress(url: string): { to: string; isReplaced: boolean } | null {
  const to = addressWithMarks(url)
  return to === null ? null : { to, isReplaced: url === window.location.href.replace(/#.*/, '') }
}

/** The parameters of a term in bookmarked addresses, and in the dashboard's own links. */
const TERM_PARAMS = ['term', 'search'] as const

/** The address with a mark in place of its term, without the part of the language; null if it has no term. */
function addressWithMarks(url: string): string | null {
  const { pathname, searchParams } = new URL(url)
  const term = TERM_PARAMS.map((name) => searchParams.get(name)).find((each) => each !== null)
  if (term === undefined) return null
  const marked = new URLSearchParams()
  for (const [name, value] of searchParams) {
    if (!TERM_PARAMS.some((plain) => plain === name)) marked.append(name, value)
    // At the same position, so that the rest of the address does not change.
    else if (!marked.has(MARK_PARAM) && term) marked.append(MARK_PARAM, rememberTerm(term))
  }
  const query = marked.toString()
  return pathOf(pathname) + (query && `?${query}`)
}
