import { redrawnAsJpeg } from '@/browser/redrawnAsJpeg'
import type { UploadField } from '@/domain/booking/uploadFields'
import { type PictureKind, UPLOAD_HEAD_BYTES, uploadKind } from '@/domain/booking/uploadKind'
import {
  MAX_CARD_BYTES,
  MAX_CHOSEN_BYTES,
  MAX_UPLOAD_BYTES,
  pdfProblem,
  pixelProblem,
  uploadProblem,
} from '@/domain/booking/uploadProblem'
import { withoutMetadata } from '@/domain/booking/withoutMetadata'
import { say } from '@/texts/say'
import { t } from '@/texts/t'

/** Image pixels: enough for the small print of an ID card. */
const MAX_SIDE_PX = 2000

/**
 * A chosen file as it is sent, under its chosen name and with the type of its content; or what is wrong with it, as a
 * text. It is a copy: the original may be changed or removed on disk meanwhile.
 */
export async function preparedFile(field: UploadField, chosen: File): Promise<File | string> {
  try {
    // Read only once, as it may change on disk between two reads.
    const isTooLarge = chosen.size > MAX_CHOSEN_BYTES
    const bytes = new Uint8Array(await (isTooLarge ? chosen.slice(0, UPLOAD_HEAD_BYTES) : chosen).arrayBuffer())
    const kind = uploadKind(bytes)
    const problem = uploadProblem(field, chosen.size, kind)
    if (kind === null || problem !== null) return problem ? say(problem) : t('booking.pictureUnreadable')
    if (kind === 'pdf') {
      const broken = pdfProblem(bytes)
      return broken ? say(broken) : new File([bytes], chosen.name, { type: 'application/pdf' })
    }
    const picture = await preparedPicture(kind, bytes)
    if (typeof picture === 'string') return picture
    if (picture.size > MAX_UPLOAD_BYTES) return t('booking.fileTooLarge', { most: 10 })
    return new File([picture], chosen.name, { type: picture.type })
  } catch {
    // Moved, deleted or locked since it was chosen.
    return t('booking.fileNotRead')
  }
}

async function preparedPicture(kind: PictureKind, bytes: Uint8Array<ArrayBuffer>): Promise<Blob | string> {
  const isCommon = kind === 'jpeg' || kind === 'png'
  const chosen = new Blob([bytes])
  let bitmap: ImageBitmap
  try {
    const tooLarge = pixelProblem(await sizeOf(chosen))
    if (tooLarge !== null) return say(tooLarge)
    // Browsers turn it upright by default; the option for that is unknown to older ones.
    bitmap = await createImageBitmap(chosen)
  } catch {
    return t(isCommon ? 'booking.pictureUnreadable' : 'booking.pictureOfOtherKind')
  }
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height))
  const parts = isCommon ? withoutMetadata(kind, bytes) : null
  // A small JPEG without metadata, such as our camera's, is sent as it is: encoding it again would only lose quality.
  // An Adobe segment may mean colours for printing presses, which must be converted.
  const isPlain = lengthOf(parts) === bytes.length && parts?.every(([, marker]) => marker !== ADOBE)
  const isFinished = kind === 'jpeg' && scale === 1 && bytes.length <= MAX_CARD_BYTES && isPlain
  const redrawn = isFinished ? null : await redrawnAsJpeg(bitmap, bitmap.width * scale, bitmap.height * scale)
  bitmap.close()
  if (redrawn) return redrawn
  // If the canvas returns noise or nothing, the picture is sent as it is.
  if (parts) return new Blob(parts as BlobPart[], { type: `image/${kind}` })
  return t('booking.pictureNotConverted')
}

/** The marker of a segment of a JPEG. */
const ADOBE = 0xee

const lengthOf = (parts: Uint8Array[] | null) => parts?.reduce((sum, { length }) => sum + length, 0)

/** Reads only the header, as browsers do not decode an image that is not shown. Rejects if the header is invalid. */
async function sizeOf(picture: Blob): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(picture)
  const image = new Image()
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = url
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(url)
  }
}
