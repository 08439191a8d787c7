import * as z from 'zod/mini'
import { TRACE_PREFIX } from '@/browser/storageNames'
import { tabStore } from '@/browser/tabStore'
import { randomToken } from '@/domain/randomToken'
import { storedList } from '@/domain/storedList'
import { onErase } from './localTraces'

// A search term may be a customer's name, and browsers and hosts store addresses. So the address only has a random
// token, and the tab stores its term: Back and a reload find it, logging out erases it (product 12.6).

const KEY_PREFIX = `${TRACE_PREFIX}terms:`

/** Terms stored for a tab; the oldest are dropped first. */
const MAX_TERMS = 100

const storedSchema = storedList(z.tuple([z.string(), z.string()]))

/** Enough that no two of a tab's terms have the same token. */
const TOKEN_BYTES = 6

/** The parameter of an address that has the token. */
export const TOKEN_PARAM = 'find'

let owner = ''
/** Terms by their tokens. */
let terms = new Map<string, string>()
onErase(() => {
  owner = ''
  terms = new Map()
})

/** Switches to the terms that this tab has stored for a user. */
export function loadTermsOf(user: string): void {
  if (user === owner) return
  owner = user
  terms = new Map(storedTerms())
}

function storedTerms(): [string, string][] {
  try {
    return storedSchema.parse(JSON.parse(tabStore.read(KEY_PREFIX + owner) ?? '[]'))
  } catch {
    return []
  }
}

/** The token of a term, always the same one; '' for an empty term. */
export function rememberTerm(term: string): string {
  if (term === '') return ''
  for (const [token, known] of terms) if (known === term) return token
  const token = randomToken(TOKEN_BYTES)
  terms.set(token, term)
  for (const oldest of [...terms.keys()].slice(0, -MAX_TERMS)) terms.delete(oldest)
  // After logging out nothing may be written any more.
  if (owner !== '') tabStore.write(KEY_PREFIX + owner, JSON.stringify([...terms]))
  return token
}

/** The term of a token; '' for a token that this tab does not know, such as that of a copied address. */
export const rememberedTerm = (token: string | null): string => terms.get(token ?? '') ?? ''
