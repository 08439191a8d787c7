import { browserDatabase } from '@/browser/browserDatabase'

const CIPHER = 'AES-GCM'

/**
 * The keys that this page has read. They are read again after the database was closed, because it may have been
 * cleared.
 */
const knownKeys = new Map<string, { key: CryptoKey; closings: number }>()

/** Called on logout: from then on this page cannot read anything sealed. */
export const forgetKeys = (): void => knownKeys.clear()

/** @param read resolves to the key in the database; asked only if this page does not know it */
async function keyOf(owner: string, read: () => Promise<unknown>): Promise<CryptoKey | null> {
  const closings = browserDatabase.closings()
  const last = knownKeys.get(owner)
  if (last?.closings === closings) return last.key
  const key = await read()
  if (!(key instanceof CryptoKey)) return null
  knownKeys.set(owner, { key, closings })
  return key
}

const storedKey = (owner: string) => keyOf(owner, () => browserDatabase.read('keys', owner))

/** The key that any tab writes first wins, so that each tab can read what another wrote. */
const newKey = (owner: string) =>
  keyOf(owner, async () => {
    const key = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt'])
    return browserDatabase.writeOnce('keys', owner, key)
  })

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  content: ArrayBuffer
}

/**
 * Encrypts bytes with the owner's key, which is not extractable, is stored in the browser's database, and is removed on
 * logout.
 *
 * @throws if the browser has no cryptography (an insecure page) or no database
 */
export async function seal(owner: string, bytes: BufferSource): Promise<Sealed> {
  const key = (await storedKey(owner)) ?? (await newKey(owner))
  if (!key) throw new Error('There is no key')
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, content: await crypto.subtle.encrypt({ name: CIPHER, iv }, key, bytes) }
}

/** Decrypts what {@link seal} returned. @throws if the key is gone or a different one, or the bytes were changed */
export async function unseal(
  owner: string,
  { iv, content }: Pick<Sealed, 'iv'> & { content: BufferSource },
): Promise<ArrayBuffer> {
  const key = await storedKey(owner)
  if (!key) throw new Error('There is no key')
  return crypto.subtle.decrypt({ name: CIPHER, iv }, key, content)
}

/** Seals a value as JSON. @throws as {@link seal} does */
export const sealJson = (owner: string, value: unknown) => seal(owner, new TextEncoder().encode(JSON.stringify(value)))

/** The value of {@link sealJson}. @throws as {@link unseal} does */
export const unsealJson = async (owner: string, sealed: Parameters<typeof unseal>[1]): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await unseal(owner, sealed)))
