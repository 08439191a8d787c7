import { browserDatabase } from '@/browser/browserDatabase'
import { onForgetting } from './localTraces'

const AES = 'AES-GCM'

/** The keys that this page has used; a database that was closed by force may have lost them. */
const known = new Map<string, { key: CryptoKey; closings: number }>()
onForgetting(() => known.clear())

async function keptKey(owner: string): Promise<CryptoKey | null> {
  const last = known.get(owner)
  const closings = browserDatabase.closings()
  if (last?.closings === closings) return last.key
  return remembered(owner, await browserDatabase.read('keys', owner), closings)
}

/** The first one of all tabs counts, so that what one writes another can read. */
async function newKey(owner: string): Promise<CryptoKey | null> {
  const key = await crypto.subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt'])
  const closings = browserDatabase.closings()
  return remembered(owner, await browserDatabase.writeOnce('keys', owner, key), closings)
}

/** @param closings before the database was asked: one that was closed meanwhile may not have the key any more */
function remembered(owner: string, key: unknown, closings: number): CryptoKey | null {
  if (!(key instanceof CryptoKey)) return null
  known.set(owner, { key, closings })
  return key
}

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  content: ArrayBuffer
}

/**
 * Makes bytes unreadable for everybody without the user's key. The key is made at the first need; it lies in the browser's
 * database, which uses it and never gives it out, and goes with logging out.
 *
 * @param owner whose bytes they are
 * @throws where the browser has no cryptography (a page that is not secure) or no database
 */
export async function seal(owner: string, bytes: BufferSource): Promise<Sealed> {
  const key = (await keptKey(owner)) ?? (await newKey(owner))
  if (!key) throw new Error('There is no key')
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, content: await crypto.subtle.encrypt({ name: AES, iv }, key, bytes) }
}

/** @throws where the bytes were sealed with another key, or changed, or the key is gone */
export async function unseal(
  owner: string,
  { iv, content }: Pick<Sealed, 'iv'> & { content: BufferSource },
): Promise<ArrayBuffer> {
  const key = await keptKey(owner)
  if (!key) throw new Error('There is no key')
  return crypto.subtle.decrypt({ name: AES, iv }, key, content)
}
