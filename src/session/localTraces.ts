import type { QueryClient } from '@tanstack/react-query'
import { RECENT_ENTRY } from '@/domain/tracking/trackingNumbers'
import { EVERYONE, signedIn } from '@/browser/deviceStore'
import { browserDatabase } from '@/browser/browserDatabase'
import { tabChannel } from '@/browser/tabChannel'
import { company } from '@/company'
import { overDrafts } from './overDrafts'

/** Prefix of everything the dashboard keeps in sessionStorage. */
export const TRACE_PREFIX = 'dashboard:'

/** Only ids, for each user: they stay on the computer after logging out. */
export const FAVOURITES = 'booking-favourites'
export const LAST_RECEIVERS = 'booking-receivers'

/** All tabs share one cookie: each tells the others the id of the user who signs in, and null when he logs out. */
export const userOfTabs = tabChannel<string | null>('dashboard-user')

const forgetters = new Set<() => void>()

/** The listener runs just before all traces are erased; after that nothing may be written any more. */
export function onForgetting(listener: () => void): () => void {
  forgetters.add(listener)
  return () => forgetters.delete(listener)
}

/**
 * From the call on nothing of the user is read any more, here or after a crash. Resolves once it is off the disk too;
 * never rejects, and may take as long as the disk.
 */
export function forgetEverything(queryClient: QueryClient): Promise<void> {
  for (const listener of forgetters) listener()
  // Drafts, their files, and the keys they are encrypted with.
  const cleared = browserDatabase.clear().catch(() => undefined)
  overDrafts.clear()
  // It may name the parties of a booking.
  document.title = company.shortName
  // What is still on the screen then is gone with it, in place of minutes later.
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = 0
  queryClient.clear()
  emptyTab(window)
  signedIn.write(EVERYONE, false)
  try {
    // Staff looked up customers' shipments on the public page too.
    localStorage.removeItem(RECENT_ENTRY)
  } catch {
    // If storage is forbidden, nothing was stored.
  }
  // Other tabs notice by themselves, this one is told.
  window.dispatchEvent(new Event('storage'))
  return cleared
}

/**
 * Removes what the dashboard keeps in a tab's storage, but for that of `owner`. Needed for a tab opened from this one
 * too, because it starts with a copy of its sessionStorage.
 */
export function emptyTab(tab: Window, owner: string | null = null): void {
  try {
    const { sessionStorage: storage } = tab
    for (const key of Object.keys(storage)) {
      const isOwn = owner !== null && key.endsWith(`:${owner}`)
      if (key.startsWith(TRACE_PREFIX) && !isOwn) storage.removeItem(key)
    }
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}

const AES = 'AES-GCM'

/** Each is valid only until the database is closed: if that was by force, it may have lost its keys. */
const known = new Map<string, { key: CryptoKey; closings: number }>()
onForgetting(() => known.clear())

/** @param read resolves to the key that the database holds; asked only if this page does not know it */
async function keyOf(owner: string, read: () => Promise<unknown>): Promise<CryptoKey | null> {
  const closings = browserDatabase.closings()
  const last = known.get(owner)
  if (last?.closings === closings) return last.key
  const key = await read()
  if (!(key instanceof CryptoKey)) return null
  known.set(owner, { key, closings })
  return key
}

const keptKey = (owner: string) => keyOf(owner, () => browserDatabase.read('keys', owner))

/** The key that any tab writes first wins, so that each tab can read what another wrote. */
const newKey = (owner: string) =>
  keyOf(owner, async () => {
    const key = await crypto.subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt'])
    return browserDatabase.writeOnce('keys', owner, key)
  })

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  content: ArrayBuffer
}

/**
 * The key is not extractable, is kept in the browser's database, and is removed on logging out.
 *
 * @throws if the browser has no cryptography (an insecure page) or no database
 */
export async function seal(owner: string, bytes: BufferSource): Promise<Sealed> {
  const key = (await keptKey(owner)) ?? (await newKey(owner))
  if (!key) throw new Error('There is no key')
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, content: await crypto.subtle.encrypt({ name: AES, iv }, key, bytes) }
}

/** @throws if the key is gone or a different one, or the bytes were changed */
export async function unseal(
  owner: string,
  { iv, content }: Pick<Sealed, 'iv'> & { content: BufferSource },
): Promise<ArrayBuffer> {
  const key = await keptKey(owner)
  if (!key) throw new Error('There is no key')
  return crypto.subtle.decrypt({ name: AES, iv }, key, content)
}

/** The same of what JSON can write. */
export const sealJson = (owner: string, value: unknown) => seal(owner, new TextEncoder().encode(JSON.stringify(value)))

/** @throws as `unseal` does */
export const unsealJson = async (owner: string, sealed: Parameters<typeof unseal>[1]): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await unseal(owner, sealed)))
