/**
 * Removes what the camera wrote into a picture (place, device, time, thumbnail) and leaves all other bytes as they are.
 * For browsers whose canvas cannot be trusted to redraw the picture. The orientation is retained, in a segment of its
 * own.
 *
 * @returns null for pictures that are cut off or damaged, and for a PNG that would have to be rotated
 */
export function withoutMetadata(kind: 'jpeg' | 'png', bytes: Uint8Array): Uint8Array[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return kind === 'jpeg' ? plainJpeg(view, bytes) : plainPng(view, bytes)
  } catch {
    return null
  }
}

const APP0 = 0xe0
const APP15 = 0xef
const COMMENT = 0xfe
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

function plainJpeg(view: DataView, bytes: Uint8Array): Uint8Array[] | null {
  const segments = jpegSegments(view)
  // Bytes after the end are left out: phones store a second picture or a video there.
  if (segments.at(-1)?.marker !== END_OF_IMAGE) return null
  let orientation = 1
  const parts: Uint8Array[] = []
  for (const { marker, at, end } of segments) {
    const segment = bytes.subarray(at, end)
    if (marker === 0xe1 && nameOf(segment).startsWith('Exif\0')) orientation = orientationIn(view, at + 10, end)
    const isMetadata = marker === COMMENT || (marker >= APP0 && marker <= APP15 && !isNeeded(marker, segment))
    if (!isMetadata) parts.push(segment)
  }
  const start = bytes.subarray(0, 2)
  return orientation === 1 ? [start, ...parts] : [start, exifOf(orientation), ...parts]
}

interface JpegSegment {
  marker: number
  at: number
  /** The offset after the segment; of a scan, after its pixels. */
  end: number
}

/** The segments of a JPEG from the first to the end of the image, which is among them; fewer if it is cut off. */
function jpegSegments(view: DataView): JpegSegment[] {
  const segments: JpegSegment[] = []
  for (let at = 2; at + 2 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1)
    // Any number of fill bytes may precede a marker.
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

const nameOf = (segment: Uint8Array) => String.fromCharCode(...segment.subarray(4, 16))

/** The colour profile and the Adobe segment are needed, because the colours would change without them. */
function isNeeded(marker: number, segment: Uint8Array): boolean {
  const name = nameOf(segment)
  if (marker === 0xe0) return name.startsWith('JFIF\0')
  return (marker === 0xe2 && name === 'ICC_PROFILE\0') || (marker === 0xee && name.startsWith('Adobe'))
}

const ORIENTATION = 0x112

/** 1 to 8, as in EXIF; 1 (upright) where it is not stated. `at`: where the EXIF block's own addresses begin. */
function orientationIn(view: DataView, at: number, end: number): number {
  const isLittle = view.getUint16(at) === 0x4949
  const table = at + view.getUint32(at + 4, isLittle)
  for (let entry = table + 2; entry + 12 <= end; entry += 12) {
    if (entry >= table + 2 + 12 * view.getUint16(table, isLittle)) break
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** An EXIF segment that states the orientation and nothing else. */
function exifOf(orientation: number): Uint8Array {
  const exif = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  return Uint8Array.from([...exif, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])
}

/** What a PNG is drawn from; everything else in it is text, time or EXIF. */
const DRAWN = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sRGB', 'sBIT', 'pHYs', 'cICP']

function plainPng(view: DataView, bytes: Uint8Array): Uint8Array[] | null {
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8; at < view.byteLength;) {
    const end = at + 12 + view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (end > view.byteLength) return null
    if (name === 'eXIf' && orientationIn(view, at + 8, end - 4) !== 1) return null
    if (DRAWN.includes(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') return parts
    at = end
  }
  return null
}
