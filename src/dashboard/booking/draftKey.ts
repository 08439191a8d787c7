import { TRACE_PREFIX } from '../localTraces'

/** The key of this tab's files; it goes with the tab, and with logging out. */
const KEPT = `${TRACE_PREFIX}files-key`

const AES = 'AES-GCM'

/**
 * The key that only this tab holds. A reload finds it again; the database on the computer never sees it.
 *
 * @param mayBeMade whether a tab without a key gets one
 * @returns the key, or null where there is none
 * @throws where the browser has no cryptography (a page that is not secure) or no storage
 */
export async function draftKey(mayBeMade: boolean): Promise<CryptoKey | null> {
  const kept = sessionStorage.getItem(KEPT)
  if (kept === null && !mayBeMade) return null
  const raw = kept === null ? newKey() : Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('raw', raw, AES, false, ['encrypt', 'decrypt'])
}

/** Written down in the same step, so that two files that are chosen at once get one key. */
function newKey(): Uint8Array<ArrayBuffer> {
  const raw = crypto.getRandomValues(new Uint8Array(32))
  sessionStorage.setItem(KEPT, btoa(String.fromCharCode(...raw)))
  return raw
}

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  content: ArrayBuffer
}

/** Makes a file's bytes unreadable for everybody without the key. */
export async function seal(bytes: ArrayBuffer): Promise<Sealed> {
  const key = await draftKey(true)
  if (!key) throw new Error('There is no key')
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, content: await crypto.subtle.encrypt({ name: AES, iv }, key, bytes) }
}

/** @throws where the bytes were sealed with another key, or changed */
export async function unseal({ iv, content }: Sealed): Promise<ArrayBuffer> {
  const key = await draftKey(false)
  if (!key) throw new Error('There is no key')
  return crypto.subtle.decrypt({ name: AES, iv }, key, content)
}
