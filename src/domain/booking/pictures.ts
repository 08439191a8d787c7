/** Larger pictures are accepted even if the browser cannot draw them, as it may simply lack the memory. */
export const DRAWABLE_PIXELS = 50_000_000

/** Pixel count of a JPEG or PNG file, read without decoding it; null for other files and truncated ones. */
export function wholePicturePixels(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === 0x89) return pngPixels(view)
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegPixels(view) : null
}

const IHDR = 0x49484452
const IEND = 0x49454e44

function pngPixels(view: DataView): number | null {
  const end = view.byteLength
  // The smallest PNG: signature (8), IHDR with the size (25) and the empty IEND (12).
  if (end < 45 || view.getUint32(12) !== IHDR || view.getUint32(end - 8) !== IEND) return null
  return view.getUint32(16) * view.getUint32(20)
}

const START_OF_SCAN = 0xda
/** Markers within the range of frame markers that start no frame. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc]

function jpegPixels(view: DataView): number | null {
  let pixels: number | null = null
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)
    if (isFrame) pixels = view.getUint16(at + 5) * view.getUint16(at + 7)
    // Search only from the scan on: thumbnails before it have end markers too. Cameras may append data after the end.
    if (marker === START_OF_SCAN) return hasEnd(view, at) ? pixels : null
  }
  return null
}

function hasEnd(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at > from; at -= 1) {
    if (view.getUint16(at) === 0xffd9) return true
  }
  return false
}
