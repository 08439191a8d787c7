import { browserDatabase } from '@/browser/browserDatabase'
import { onForgetting } from './localTraces'

const AES = 'AES-GCM'

/** A database that was closed by force may have lost its keys: each counts until the next closing. */
const known = new Map<string, { key: CryptoKey; closings: number }>()
onForgetting(() => known.clear())

async function keptKey(owner: string): Promise<CryptoKey | null> {
  const last = known.get(owner)
  const closings = browserDatabase.closings()
  if (last?.closings === closings) return last.key
  return remembered(owner, await browserDatabase.read('keys', owner), closings)
}

/** The first key of all tabs wins, so that each tab can read what another wrote. */
async function newKey(owner: string): Promise<CryptoKey | null> {
  const key = await crypto.subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt'])
  const closings = browserDatabase.closings()
  return remembered(owner, await browserDatabase.writeOnce('keys', owner, key), closings)
}

/** `closings` from before asking the database: if it was closed since, it may not have the key any more. */
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
 * The key is not extractable, lies in the browser's database, and goes with logging out.
 *
 * @throws where the browser has no cryptography (an insecure page) or no database
 */
export async function seal(owner: string, bytes: BufferSource): Promise<Sealed> {
  const key = (await keptKey(owner)) ?? (await newKey(owner))
  if (!key) throw new Error('There is no key')
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, content: await crypto.subtle.encrypt({ name: AES, iv }, key, bytes) }
}

/** @throws where the key is gone or another, or the bytes were changed */
export async function unseal(
  owner: string,
  { iv, content }: Pick<Sealed, 'iv'> & { content: BufferSource },
): Promise<ArrayBuffer> {
  const key = await keptKey(owner)
  if (!key) throw new Error('There is no key')
  return crypto.subtle.decrypt({ name: AES, iv }, key, content)
}
