import { useContext, useEffect, useState } from 'react'
import { CardPicturesContext, joinDownload, LATE_MS, leaveDownload, noPictures } from './cardPictures'

/** The address of an image that fails at once, for a picture that could not be loaded. */
const BROKEN = 'data:,'
/** Milliseconds between two checks whether a picture is late. */
const CHECK_INTERVAL_MS = 1000

interface Asked {
  address: string | null
  attempt: number
}

interface ShownPicture {
  /** Undefined until it has been loaded, however long that takes. */
  source: string | undefined
  /** Whether no byte of it has arrived for {@link LATE_MS}. It may still load. */
  isLate: boolean
}

/**
 * The address of an in-memory copy of a picture of an ID card. An image that loads by itself may stay in the HTTP cache
 * beyond logout (product 13.4).
 *
 * @param attempt a new number asks again for a picture that has failed, and restarts the timeout of one that is loading
 */
export function usePicture(address: string | null, attempt: number): ShownPicture {
  const [found, setFound] = useState<(Asked & { source: string }) | null>(null)
  const [late, setLate] = useState<Asked | null>(null)
  const shared = useContext(CardPicturesContext)
  const [own] = useState(noPictures)
  const pictures = shared ?? own
  useEffect(() => {
    if (address === null) return undefined
    let isCurrent = true
    const since = performance.now()
    const whole = pictures.whole.get(address)
    const download = whole ? null : joinDownload(address, pictures)
    const timer = setInterval(() => {
      if (download && performance.now() - Math.max(since, download.heardAt) >= LATE_MS) setLate({ address, attempt })
    }, CHECK_INTERVAL_MS)
    const loaded = sourceOf(address, whole ?? download?.picture ?? Promise.resolve(null)).finally(() =>
      clearInterval(timer),
    )
    void loaded.then((source) => {
      if (isCurrent) setFound({ address, attempt, source })
    })
    return () => {
      isCurrent = false
      clearInterval(timer)
      if (download) leaveDownload(download)
      void loaded.then((source) => URL.revokeObjectURL(source))
    }
  }, [address, attempt, pictures])
  const isOfThis = (asked: Asked | null) => asked?.address === address && asked?.attempt === attempt
  const source = isOfThis(found) ? found?.source : undefined
  return { source, isLate: source === undefined && isOfThis(late) }
}

async function sourceOf(address: string, loading: Blob | Promise<Blob | null>): Promise<string> {
  try {
    const picture = await loading
    return picture ? URL.createObjectURL(picture) : BROKEN
  } catch {
    // A backend on another origin may allow its pictures to be shown but not to be read.
    return new URL(address).origin === location.origin ? BROKEN : address
  }
}
