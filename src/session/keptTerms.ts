import * as z from 'zod/mini'
import { tabStore } from '@/browser/tabStore'
import { storedList } from '@/domain/storedList'
import { pathOf } from '@/texts/addresses'
import { onForgetting, TRACE_PREFIX } from './localTraces'

/**
 * What is searched for may be a customer's name, and browsers and hosts keep addresses. So the address has a mark, which
 * says nothing, and the tab keeps what it stands for: Back and a reload find it, logging out forgets it (product 12.6).
 */
const KEY = `${TRACE_PREFIX}terms:`

/** Of searches that this tab keeps; the oldest go first. */
const MOST = 100

const keptSchema = storedList(z.tuple([z.string(), z.string()]))

/** The name of the mark in an address. */
export const MARK = 'find'

let owner = ''
/** Terms by their marks. */
let terms = new Map<string, string>()
onForgetting(() => {
  owner = ''
  terms = new Map()
})

/** From now on the terms are this user's, as the tab has kept them. */
export function termsBelongTo(user: string): void {
  if (user === owner) return
  owner = user
  terms = new Map(storedTerms())
}

function storedTerms(): [string, string][] {
  try {
    return keptSchema.parse(JSON.parse(tabStore.read(KEY + owner) ?? '[]'))
  } catch {
    return []
  }
}

/** The mark of a term, the same one each time; '' for none. */
export function keepTerm(term: string): string {
  if (term === '') return ''
  for (const [mark, kept] of terms) if (kept === term) return mark
  const mark = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('')
  terms.set(mark, term)
  for (const oldest of [...terms.keys()].slice(0, -MOST)) terms.delete(oldest)
  // After logging out nothing may be written any more.
  if (owner !== '') tabStore.write(KEY + owner, JSON.stringify([...terms]))
  return mark
}

/** The term of a mark; '' for one that this tab does not know, in a copied address say. */
export const keptTerm = (mark: string | null): string => terms.get(mark ?? '') ?? ''

/** The names that a term has in addresses that people have kept, or that the dashboard's own links give it. */
const PLAIN = ['term', 'search'] as const

/** The address with marks in place of terms; null if it has none. Without the part of the language. */
export function addressWithMarks(url: string): string | null {
  const { pathname, searchParams } = new URL(url)
  const term = PLAIN.map((name) => searchParams.get(name)).find((each) => each !== null)
  if (term === undefined) return null
  const marked = new URLSearchParams()
  for (const [name, value] of searchParams) {
    if (!PLAIN.some((plain) => plain === name)) marked.append(name, value)
    // In its place, so that the address stays as it was otherwise.
    else if (!marked.has(MARK) && term) marked.append(MARK, keepTerm(term))
  }
  const query = marked.toString()
  return pathOf(pathname) + (query && `?${query}`)
}
