import type { PictureKind } from './uploads'

/** Decoded, a pixel takes 4 bytes of memory: no camera or scanner of a counter needs more than these. */
const MAX_PIXELS = 120_000_000

interface Size {
  width: number
  height: number
}

/** The error message for a picture that claims too many pixels to be decoded; null if it may be (product 5.5). */
export function sizeProblem({ width, height }: Size): string | null {
  if (width * height <= MAX_PIXELS) return null
  return `The picture is too large: ${width} × ${height} pixels. Make it smaller, or take it again.`
}

/** A picture's size in pixels, read from its header without decoding it; null where the header is broken. */
export function pictureSize(kind: PictureKind, bytes: Uint8Array): Size | null {
  try {
    const size = readers[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch {
    // The header ends before its size.
    return null
  }
}

const readers: Record<PictureKind, (view: DataView) => Size | null> = {
  jpeg: (view) => {
    const frame = jpegSegments(view).find(({ marker }) => isFrame(marker))
    return frame ? { width: view.getUint16(frame.at + 7), height: view.getUint16(frame.at + 5) } : null
  },
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: gifSize,
  webp: webpSize,
  bmp: (view) =>
    view.getUint32(14, true) === 12
      ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
      : { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) },
  heif: heifSize,
}

/** Markers within the range of frame markers that start no frame. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc]
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)

export interface JpegSegment {
  marker: number
  at: number
  /** Behind the segment; behind its pixels where it is a scan. */
  end: number
}

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** The segments of a JPEG from the first to the end of the image, which is among them; fewer if it is cut off. */
export function jpegSegments(view: DataView): JpegSegment[] {
  const segments: JpegSegment[] = []
  for (let at = 2; at + 2 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    // Any number of these may stand before a marker.
    if (marker === 0xff) at += 1
    else if (marker === END_OF_IMAGE) return [...segments, { marker, at, end: at + 2 }]
    else {
      if (at + 4 > view.byteLength) break
      let end = at + 2 + view.getUint16(at + 2)
      if (marker === START_OF_SCAN) while (end + 1 < view.byteLength && !isMarker(view, end)) end += 1
      segments.push({ marker, at, end })
      at = end
    }
  }
  return segments
}

/** Within a scan, 0xff is data if 0 follows, and a restart is part of the scan. */
function isMarker(view: DataView, at: number): boolean {
  if (view.getUint8(at) !== 0xff) return false
  const next = view.getUint8(at + 1)
  return next !== 0 && !(next >= 0xd0 && next <= 0xd7)
}

/** The first frame may be larger than the screen that the header names; browsers then make room for it. */
function gifSize(view: DataView): Size | null {
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  let at = 13 + tableBytes(view.getUint8(10))
  // Extensions: an introducer, a label, and parts that begin with their length; the last one is empty.
  while (view.getUint8(at) === 0x21) {
    at += 2
    for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length
    at += 1
  }
  if (view.getUint8(at) !== 0x2c) return null
  const side = (screen: number, offset: number, frame: number) =>
    Math.max(view.getUint16(screen, true), view.getUint16(at + offset, true) + view.getUint16(at + frame, true))
  return { width: side(6, 1, 5), height: side(8, 3, 7) }
}

function webpSize(view: DataView): Size | null {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  switch (String.fromCharCode(view.getUint8(15))) {
    case 'X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 }
    case 'L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case ' ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return null
  }
}

/** Where the properties of the images in a HEIC or AVIF file stand: before its pixels. */
const HEIF_HEAD_BYTES = 1024 * 1024
const ISPE = 0x69737065

/** The largest of the images in the file: its tiles and its thumbnail state their size as well. */
function heifSize(view: DataView): Size | null {
  let largest: Size | null = null
  const end = Math.min(view.byteLength - 16, HEIF_HEAD_BYTES)
  for (let at = 4; at <= end; at += 1) {
    if (view.getUint32(at) !== ISPE) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}
