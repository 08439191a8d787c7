import { browserDatabase } from '@/browser/browserDatabase'
import { onForgetting } from './localTraces'

const AES = 'AES-GCM'

/** Cached keys. A database closed by force may have lost its keys, so each is valid only until the next closing. */
const known = new Map<string, { key: CryptoKey; closings: number }>()
onForgetting(() => known.clear())

async function keptKey(owner: string): Promise<CryptoKey | null> {
  const last = known.get(owner)
  const closings = browserDatabase.closings()
  if (last?.closings === closings) return last.key
  return remembered(owner, await browserDatabase.read('keys', owner), closings)
}

/** The key that any tab writes first wins, so that each tab can read what another wrote. */
async function newKey(owner: string): Promise<CryptoKey | null> {
  const key = await crypto.subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt'])
  const closings = browserDatabase.closings()
  return remembered(owner, await browserDatabase.writeOnce('keys', owner, key), closings)
}

/** `closings`: as before the database was asked. If it was closed since, it may not have the key any more. */
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
