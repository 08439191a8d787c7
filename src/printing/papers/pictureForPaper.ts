import { jobQueue } from '@/browser/jobQueue'
import { redrawnAsJpeg } from '@/browser/redrawnAsJpeg'

/** The size of an ID card on paper. */
const CARD_MM = { width: 88, height: 55.3 }
/** 300 dots per inch. */
const DOTS_PER_MM = 300 / 25.4

/** Pictures less than 15 % larger than needed are left as they are. */
const MIN_REDUCTION = 1.15

/** Each photograph takes some 50 MB while it is drawn. */
const oneAtATime = jobQueue(1)

/** Reduces a photograph to the pixels that the paper shows: all of them would make the PDF huge. */
export async function pictureForPaper(picture: Blob): Promise<Blob> {
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
