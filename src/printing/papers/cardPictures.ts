import { createContext } from 'react'

/** Milliseconds without a byte, after which a picture counts as failed. As long as bytes come there is no limit. */
export const STALL_MS = 20_000

interface Part {
  chunks: Uint8Array<ArrayBuffer>[]
  /** Bytes of all chunks. */
  size: number
  /** The `ETag` of the file that they are of; null if the server names none. */
  tag: string | null
}

/** Pictures of ID cards as far as they have come, by address, so that nothing is fetched twice (product 11.7). */
export interface CardPictures {
  whole: Map<string, Blob>
  parts: Map<string, Part>
  /** What is being loaded, with the signal of whoever began: several copies of a paper have the same pictures. */
  loading: Map<string, { picture: Promise<Blob | null>; signal: AbortSignal }>
}

export const noPictures = (): CardPictures => ({ whole: new Map(), parts: new Map(), loading: new Map() })

/** Those of the papers on the screen. They are gone with the papers (product 13.4). */
export const CardPicturesContext = createContext<CardPictures | null>(null)

const WITHOUT_TRACES = { cache: 'no-store', credentials: 'include', referrerPolicy: 'no-referrer' } as const

/** Only the site's own origin is asked for a rest: another one would have to allow these headers. */
function headersOfRest(address: string, part: Part | undefined): Record<string, string> {
  if (!part?.tag || new URL(address).origin !== location.origin) return {}
  return { Range: `bytes=${part.size}-`, 'If-Range': part.tag }
}

/** The part that an answer continues; null if it is the whole file. */
function continued({ status, headers }: Response, part: Part | undefined): Part | null {
  const isRest = status === 206 && headers.get('content-range')?.startsWith(`bytes ${part?.size}-`)
  return isRest && part ? part : null
}

/**
 * Loads a picture once for all that show it, or the rest of one of which a part has come. Null if there is none, or no
 * byte of it for 20 s. Throws if there was no answer, or if `signal` aborts it.
 */
export async function loadPicture(address: string, pictures: CardPictures, signal: AbortSignal): Promise<Blob | null> {
  const { loading } = pictures
  for (;;) {
    const begun = loading.get(address)
    if (!begun) break
    try {
      return await begun.picture
    } catch (error) {
      // The copy that began to load it is gone; this one is still there.
      if (!begun.signal.aborted || signal.aborted) throw error
    }
  }
  const picture = fetchPicture(address, pictures, signal).finally(() => loading.delete(address))
  loading.set(address, { picture, signal })
  return picture
}

async function fetchPicture(address: string, { parts }: CardPictures, signal: AbortSignal): Promise<Blob | null> {
  const loading = new AbortController()
  const abort = () => loading.abort()
  signal.addEventListener('abort', abort)
  let isStalled = false
  const stall = () => {
    isStalled = true
    loading.abort()
  }
  let timer = setTimeout(stall, STALL_MS)
  try {
    const before = parts.get(address)
    const headers = headersOfRest(address, before)
    const answer = await fetch(address, { ...WITHOUT_TRACES, headers, signal: loading.signal })
    parts.delete(address)
    const part = continued(answer, before) ?? { chunks: [], size: 0, tag: answer.headers.get('etag') }
    if (!answer.ok || (answer.status === 206 && part !== before)) return null
    const reader = answer.body?.getReader()
    parts.set(address, part)
    for (;;) {
      clearTimeout(timer)
      timer = setTimeout(stall, STALL_MS)
      const read = await reader?.read()
      if (!read || read.done) break
      part.chunks.push(read.value)
      part.size += read.value.length
    }
    parts.delete(address)
    return new Blob(part.chunks, { type: answer.headers.get('content-type') ?? '' })
  } catch (error) {
    if (isStalled) return null
    throw error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
