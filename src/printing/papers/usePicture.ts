import { useContext, useEffect, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import { redrawnAsJpeg } from '@/browser/redrawnAsJpeg'
import { type CardPictures, CardPicturesContext, loadPicture, noPictures } from './cardPictures'

/** An image that fails at once, as one whose address leads nowhere does. */
const BROKEN = 'data:,'

/**
 * Where to show a picture of an ID card from: a copy in memory, because what an image loads by itself may stay in the
 * HTTP cache beyond logout (product 13.4). Undefined until it has been loaded, however long that takes (cardPictures.ts).
 */
export function usePicture(address: string | null): string | undefined {
  const [source, setSource] = useState<string>()
  const shared = useContext(CardPicturesContext)
  const [own] = useState(noPictures)
  const kept = shared ?? own
  useEffect(() => {
    if (address === null) return undefined
    const loading = new AbortController()
    const loaded = sourceOf(address, kept, loading.signal)
    void loaded.then((found) => {
      if (!loading.signal.aborted) setSource(found)
    })
    return () => {
      loading.abort()
      void loaded.then((found) => URL.revokeObjectURL(found))
    }
  }, [address, kept])
  return source
}

async function sourceOf(address: string, kept: CardPictures, signal: AbortSignal): Promise<string> {
  try {
    const known = kept.whole.get(address)
    if (known) return URL.createObjectURL(known)
    const picture = await loadPicture(address, kept, signal)
    if (!picture) return BROKEN
    const fitting = await forPaper(picture)
    kept.whole.set(address, fitting)
    return URL.createObjectURL(fitting)
  } catch {
    // A backend on another origin may let its pictures be shown, but not read.
    return new URL(address).origin === location.origin ? BROKEN : address
  }
}

/** Size of an ID card on paper in millimetres, and 300 dots per inch (product 11.7). */
const CARD_MM = { width: 88, height: 55.3 }

const DOTS_PER_MM = 300 / 25.4

/** Pictures less than 15 % larger than needed are left as they are. */
const MIN_REDUCTION = 1.15

/** Each photograph takes some 50 MB as long as it is drawn. */
const oneAtATime = jobQueue(1)

/** Photographs with as many pixels as the paper shows: as they are, they would make the PDF huge. */
async function forPaper(picture: Blob): Promise<Blob> {
  const small = await oneAtATime(async () => {
    const bitmap = await createImageBitmap(picture)
    const scale = Math.min(CARD_MM.width / bitmap.width, CARD_MM.height / bitmap.height) * DOTS_PER_MM
    const isWorthIt = scale * MIN_REDUCTION < 1
    const drawn = isWorthIt ? await redrawnAsJpeg(bitmap, bitmap.width * scale, bitmap.height * scale) : null
    bitmap.close()
    return drawn
  }).catch(() => null)
  return small ?? picture
}
