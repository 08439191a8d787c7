import { redrawnAsJpeg } from '@/browser/redrawnAsJpeg'
import { cardCut, cardWithin } from '@/domain/booking/cardCut'
import { type CardDoubt, cardDoubts, CHECK_SIZE_PX } from '@/domain/booking/cardDoubts'
import { cardDrawings } from '@/domain/booking/cardDrawings'
import { plainFile } from '@/domain/booking/plainFile'
import type { UploadField } from '@/domain/booking/uploadFields'
import { MAX_CARD_BYTES } from '@/domain/booking/uploadProblem'
import { withoutMetadata } from '@/domain/booking/withoutMetadata'

export interface TakenCard {
  file: File
  doubts: readonly CardDoubt[]
}

/** The card in the camera's frame at this moment; null if this browser's canvas is not to be trusted. */
export async function takenCard(
  video: HTMLVideoElement,
  field: UploadField,
  isTurned: boolean,
): Promise<TakenCard | null> {
  const { x, y, width, height } = cardCut({ width: video.videoWidth, height: video.videoHeight })
  const seen = await createImageBitmap(video, x, y, width, height)
  const picture = isTurned ? turnedRound(seen) : seen
  try {
    const jpeg = await smallJpeg(picture)
    if (!jpeg) return null
    // Some browsers write their own notes into it.
    const parts = withoutMetadata('jpeg', new Uint8Array(await jpeg.arrayBuffer())) ?? [jpeg]
    return { file: plainFile(field, new File(parts as BlobPart[], '')), doubts: doubtsOf(picture) }
  } finally {
    seen.close()
  }
}

function turnedRound(picture: ImageBitmap): HTMLCanvasElement {
  const { width, height } = picture
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  context?.setTransform(-1, 0, 0, -1, width, height)
  context?.drawImage(picture, 0, 0)
  return canvas
}

async function smallJpeg(picture: ImageBitmap | HTMLCanvasElement): Promise<Blob | null> {
  let smallest: Blob | null = null
  for (const { width, height, quality } of cardDrawings(picture)) {
    smallest = await redrawnAsJpeg(picture, width, height, quality)
    if (!smallest || smallest.size <= MAX_CARD_BYTES) break
  }
  return smallest
}

function doubtsOf(picture: ImageBitmap | HTMLCanvasElement): CardDoubt[] {
  const canvas = Object.assign(document.createElement('canvas'), CHECK_SIZE_PX)
  const context = canvas.getContext('2d')
  if (!context) return []
  context.imageSmoothingQuality = 'high'
  const card = cardWithin(picture)
  context.drawImage(picture, card.x, card.y, card.width, card.height, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  const grey = (pixel: number) => ((data[pixel] ?? 0) + 2 * (data[pixel + 1] ?? 0) + (data[pixel + 2] ?? 0)) / 4
  return cardDoubts({
    data: Uint8ClampedArray.from({ length: width * height }, (_, at) => grey(at * 4)),
    width,
    height,
  })
}
