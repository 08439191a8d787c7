import type { Message } from '../message'
import { takesPdf, type UploadField } from './uploadFields'
import type { UploadKind } from './uploadKind'

const MEGABYTE = 1024 * 1024
/** The limit for a file that is sent. */
export const MAX_UPLOAD_BYTES = 10 * MEGABYTE
/** The limit for a photo of a card that was taken in the form. */
export const MAX_CARD_BYTES = 400 * 1024
/** The limit for a picture that is chosen, which is made smaller before it is sent. */
export const MAX_CHOSEN_BYTES = 64 * MEGABYTE

type UploadProblem = Message<
  'booking.fileEmpty' | 'booking.fileTooLarge' | 'booking.mustBePicture' | 'booking.mustBePictureOrPdf'
>

/** The error message for a chosen file of `size` bytes and the given kind; null if it may be prepared for sending. */
export function uploadProblem(field: UploadField, size: number, kind: UploadKind | null): UploadProblem | null {
  if (size === 0) return { key: 'booking.fileEmpty' }
  // A PDF cannot be made smaller.
  const maxBytes = kind === 'pdf' ? MAX_UPLOAD_BYTES : MAX_CHOSEN_BYTES
  if (size > maxBytes) return { key: 'booking.fileTooLarge', values: { most: maxBytes / MEGABYTE } }
  if (kind === null || (kind === 'pdf' && !takesPdf(field)))
    return { key: takesPdf(field) ? 'booking.mustBePictureOrPdf' : 'booking.mustBePicture' }
  return null
}

/** A decoded pixel takes 4 bytes of memory. No camera or scanner at a counter produces more pixels than this. */
const MAX_PIXELS = 120_000_000

/** The error message for a picture that has too many pixels to be decoded; null if it may be (product 5.5). */
export function pixelProblem({
  width,
  height,
}: {
  width: number
  height: number
}): Message<'booking.pictureTooLarge'> | null {
  if (width * height <= MAX_PIXELS) return null
  return { key: 'booking.pictureTooLarge', values: { width, height } }
}

/**
 * The error message for a PDF whose end is missing; null if it is whole. Viewers accept zeros and other bytes after the
 * end mark. If further objects follow, the mark is that of an earlier revision of the file, and the rest is missing.
 */
export function pdfProblem(bytes: Uint8Array): Message<'booking.pdfUnreadable'> | null {
  const text = new TextDecoder('latin1').decode(bytes)
  const end = text.lastIndexOf('%%EOF')
  return end === -1 || /\d obj\b/.test(text.slice(end)) ? { key: 'booking.pdfUnreadable' } : null
}
