import * as z from 'zod/mini'
import { tabStore } from '@/browser/tabStore'
import { storedList } from '@/domain/storedList'
import { onForgetting, TRACE_PREFIX } from './localTraces'

/**
 * What is searched for may be a customer's name, and browsers and hosts keep addresses. So the address has a mark, which
 * says nothing, and the tab keeps what it stands for: Back and a reload find it, logging out forgets it (product 12.6).
 */
const KEY_PREFIX = `${TRACE_PREFIX}terms:`

/** Of searches that this tab keeps; the oldest go first. */
const MAX_TERMS = 100

const storedSchema = storedList(z.tuple([z.string(), z.string()]))

/** The name of the mark in an address. */
export const MARK_PARAM = 'find'

let owner = ''
/** Terms by their marks. */
let terms = new Map<string, string>()
onForgetting(() => {
  owner = ''
  terms = new Map()
})

/** From now on the terms are this user's, as the tab has kept them. */
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

/** The mark of a term, the same one each time; '' for none. */
export function rememberTerm(term: string): string {
  if (term === '') return ''
  for (const [mark, kept] of terms) if (kept === term) return mark
  const mark = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('')
  terms.set(mark, term)
  for (const oldest of [...terms.keys()].slice(0, -MAX_TERMS)) terms.delete(oldest)
  // After logging out nothing may be written any more.
  if (owner !== '') tabStore.write(KEY_PREFIX + owner, JSON.stringify([...terms]))
  return mark
}

/** The term of a mark; '' for one that this tab does not know, in a copied address say. */
export const rememberedTerm = (mark: string | null): string => terms.get(mark ?? '') ?? ''
