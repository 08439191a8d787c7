import { DRAWABLE_PIXELS, wholePicturePixels } from '@/domain/booking/pictures'
import { UPLOAD_HEAD_BYTES, uploadKind } from '@/domain/booking/uploads'

/** Longest side of an image that is sent, in pixels: enough to read the small print of an ID card. */
const LONGEST_SIDE = 2000
const JPEG_QUALITY = 0.85

/**
 * Turns an image upright as its camera meant it, makes it small enough to send, and leaves out what the camera wrote
 * into it (place, device, time).
 *
 * @param file a chosen file
 * @returns the image as it is sent; anything else, and what is too large for this browser to draw, as it is; null where
 *   the image is broken
 */
export async function uprightImage(file: File): Promise<File | null> {
  const kind = uploadKind(new Uint8Array(await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer()))
  if (kind === null || kind === 'pdf' || typeof createImageBitmap === 'undefined') return file
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    const pixels = wholePicturePixels(new Uint8Array(await file.arrayBuffer()))
    return pixels !== null && pixels > DRAWABLE_PIXELS ? file : null
  }
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  // A scan in PNG stays one: it has sharp edges, and no camera behind it.
  const type = kind === 'png' && scale === 1 ? 'image/png' : 'image/jpeg'
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return file
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY))
  if (!blob) return file
  const name = type === 'image/jpeg' ? file.name.replace(/\.(png|jpe?g)$/i, '') + '.jpg' : file.name
  return new File([blob], name, { type })
}
