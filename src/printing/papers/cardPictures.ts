import { createContext } from 'react'
import { pictureForPaper } from './pictureForPaper'

/** Milliseconds without a byte after which a picture is reported as missing. It may still load. */
export const LATE_MS = 20_000
/** Milliseconds without a byte, after which its request is aborted. The next request asks for the rest. */
export const SILENT_MS = 60_000

interface Part {
  chunks: Uint8Array<ArrayBuffer>[]
  /** Bytes of all chunks. */
  size: number
  /** The `ETag` of the file that they are of; null if the server names none. */
  tag: string | null
}

/** A request that is under way. */
interface Download {
  /**
   * The picture as it is printed. Null if it does not exist, or no byte of it has arrived for long. Rejects if there
   * was no answer.
   */
  picture: Promise<Blob | null>
  /** When its last byte arrived, or the download began: milliseconds of `performance.now()`. */
  heardAt: number
  /** How many copies of papers show this picture; the request ends with the last of them. */
  copies: number
  request: AbortController
}

/** Pictures of ID cards, as far as they are downloaded, by address, so that nothing is fetched twice (product 11.7). */
interface CardPictures {
  whole: Map<string, Blob>
  parts: Map<string, Part>
  downloads: Map<string, Download>
}

export const noPictures = (): CardPictures => ({ whole: new Map(), parts: new Map(), downloads: new Map() })

/** The pictures of the papers on screen. They stay in memory no longer than the papers (product 13.4). */
export const CardPicturesContext = createContext<CardPictures | null>(null)

/** True if papers may be printed without pictures that failed to load; each paper says so in their place. */
export const PicturesLeftOut = createContext(false)

/** Counts the presses of Try again: each asks again for the pictures that have failed, and for no others. */
export const AttemptContext = createContext(0)

/** Prevents a copy in the HTTP cache, and a referrer with one of our addresses (product 13.4). */
const REQUEST_OPTIONS = { cache: 'no-store', credentials: 'include', referrerPolicy: 'no-referrer' } as const

/** Asks only the site's own origin for the rest of a picture: another origin would have to allow these headers. */
function headersOfRest(address: string, part: Part | undefined): Record<string, string> {
  if (!part?.tag || new URL(address).origin !== location.origin) return {}
  return { Range: `bytes=${part.size}-`, 'If-Range': part.tag }
}

/** The part that an answer continues; null if it is the whole file. */
function continued({ status, headers }: Response, part: Part | undefined): Part | null {
  const isRest = status === 206 && headers.get('content-range')?.startsWith(`bytes ${part?.size}-`)
  return isRest && part ? part : null
}

/** Joins the picture's download, or begins it: all of the picture, or the rest of one that is partly downloaded. */
export function joinDownload(address: string, pictures: CardPictures): Download {
  const known = pictures.downloads.get(address)
  if (known && !known.request.signal.aborted) {
    known.copies += 1
    return known
  }
  const request = new AbortController()
  const download: Download = { picture: Promise.resolve(null), heardAt: performance.now(), copies: 1, request }
  download.picture = wholePicture(address, pictures, download).finally(() => {
    if (pictures.downloads.get(address) === download) pictures.downloads.delete(address)
  })
  pictures.downloads.set(address, download)
  return download
}

async function wholePicture(address: string, pictures: CardPictures, download: Download): Promise<Blob | null> {
  const fetched = await fetchPicture(address, pictures, download)
  if (!fetched) return null
  const picture = await pictureForPaper(fetched)
  pictures.whole.set(address, picture)
  return picture
}

export function leaveDownload(download: Download): void {
  download.copies -= 1
  // Deferred, because another copy may join the download in the same turn.
  setTimeout(() => {
    if (download.copies === 0) download.request.abort()
  })
}

async function fetchPicture(address: string, { parts }: CardPictures, download: Download): Promise<Blob | null> {
  const { signal } = download.request
  let isSilent = false
  const endRequest = () => {
    isSilent = true
    download.request.abort()
  }
  let timer = setTimeout(endRequest, SILENT_MS)
  try {
    const before = parts.get(address)
    const headers = headersOfRest(address, before)
    const answer = await fetch(address, { ...REQUEST_OPTIONS, headers, signal })
    parts.delete(address)
    const part = continued(answer, before) ?? { chunks: [], size: 0, tag: answer.headers.get('etag') }
    if (!answer.ok || (answer.status === 206 && part !== before)) return null
    const reader = answer.body?.getReader()
    parts.set(address, part)
    for (;;) {
      clearTimeout(timer)
      timer = setTimeout(endRequest, SILENT_MS)
      download.heardAt = performance.now()
      const read = await reader?.read()
      if (!read || read.done) break
      part.chunks.push(read.value)
      part.size += read.value.length
    }
    parts.delete(address)
    return new Blob(part.chunks, { type: answer.headers.get('content-type') ?? '' })
  } catch (error) {
    if (isSilent) return null
    throw error
  } finally {
    clearTimeout(timer)
  }
}
