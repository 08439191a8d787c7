import { pathOf } from '@/texts/languages'
import { rememberTerm, TOKEN_PARAM } from './rememberedTerms'

/**
 * The address without its search text (product 12.6), to go to instead; null if it has none. `isReplaced`: the text is
 * in the address bar already and must be replaced there.
 */
export function addressWithoutTerm(url: string): { to: string; isReplaced: boolean } | null {
  const to = addressWithToken(url)
  return to === null ? null : { to, isReplaced: url === window.location.href.replace(/#.*/, '') }
}

/** The parameters of a term in bookmarked addresses, and in the dashboard's own links. */
const TERM_PARAMS = ['term', 'search'] as const

/** The address with a token in place of its term, without the part of the language; null if it has no term. */
function addressWithToken(url: string): string | null {
  const { pathname, searchParams } = new URL(url)
  const term = TERM_PARAMS.map((name) => searchParams.get(name)).find((each) => each !== null)
  if (term === undefined) return null
  const params = new URLSearchParams()
  for (const [name, value] of searchParams) {
    if (!TERM_PARAMS.some((plain) => plain === name)) params.append(name, value)
    // At the same position, so that the rest of the address does not change.
    else if (!params.has(TOKEN_PARAM) && term) params.append(TOKEN_PARAM, rememberTerm(term))
  }
  const query = params.toString()
  return pathOf(pathname) + (query && `?${query}`)
}
