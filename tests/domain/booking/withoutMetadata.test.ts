import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { withoutMetadata } from '@/domain/booking/withoutMetadata'
import { specimenCard } from '../../backend/specimenCard'
import {
  adobe,
  chunk,
  comment,
  exif,
  exifSegment,
  frame,
  header,
  imageEnd,
  jfif,
  jpeg,
  png,
  profile,
  scan,
  secondPicture,
  tables,
  xmp,
} from '../../pictures'

const plain = (kind: 'jpeg' | 'png', bytes: Uint8Array) => {
  const parts = withoutMetadata(kind, bytes)
  return parts && Buffer.concat(parts)
}
const drawn = [tables, frame(40, 30), scan, tables, scan, imageEnd]

describe('a JPEG', () => {
  it('retains what is needed to draw it, and no camera data, wherever that is', () => {
    const trailer = [1, 2, 0xff, 0xd8, 3, 4]
    const camera = jpeg(jfif, exifSegment(1), xmp, profile, secondPicture, comment, adobe, ...drawn, trailer)
    expect(plain('jpeg', camera)).toEqual(Buffer.from(jpeg(jfif, profile, adobe, ...drawn)))
    const between = jpeg(tables, frame(40, 30), scan, comment, xmp, tables, scan, imageEnd)
    expect(plain('jpeg', between)).toEqual(Buffer.from(jpeg(...drawn)))
  })

  test.each([2, 3, 4, 5, 6, 7, 8])('retains its orientation: %i', (orientation) => {
    const turned = plain('jpeg', jpeg(exifSegment(orientation), xmp, ...drawn))
    expect(turned?.includes('GPS!')).toBe(false)
    // “MM” is big-endian; the one entry is 0x0112 (the orientation), of type short, with one value.
    expect(turned?.subarray(2, 38).toString('latin1')).toBe(
      `\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
    )
    expect(turned?.subarray(38)).toEqual(Buffer.from(jpeg(...drawn).subarray(2)))
  })

  test.each([0, 9])('with an invalid orientation is upright: %i', (orientation) => {
    expect(plain('jpeg', jpeg(exifSegment(orientation), ...drawn))).toEqual(Buffer.from(jpeg(...drawn)))
  })

  it('is rejected if truncated', () => {
    const whole = jpeg(exifSegment(6), ...drawn)
    for (let length = 0; length < whole.length; length += 1) {
      expect(plain('jpeg', whole.slice(0, length))).toBeNull()
    }
  })
})

describe('a PNG', () => {
  const pixels = [chunk('PLTE', 1, 2, 3), chunk('IDAT', 9, 8, 7), chunk('IEND')]

  it('retains what is needed to draw it, and nothing else', () => {
    const texts = [
      chunk('tEXt', 65),
      chunk('iTXt', 65),
      chunk('tIME', 65),
      chunk('eXIf', ...exif(1)),
      chunk('caBX', 65),
    ]
    const camera = png(header(4, 3), ...texts, ...pixels, [65, 65])
    expect(plain('png', camera)).toEqual(Buffer.from(png(header(4, 3), ...pixels)))
    expect(plain('png', specimenCard('back'))).toEqual(Buffer.from(specimenCard('back')))
  })

  it('is rejected if rotated, as the rotation would be lost', () => {
    expect(plain('png', png(header(4, 3), chunk('eXIf', ...exif(6)), ...pixels))).toBeNull()
  })

  it('is rejected if truncated', () => {
    const whole = png(header(4, 3), ...pixels)
    for (let length = 0; length < whole.length; length += 1) expect(plain('png', whole.slice(0, length))).toBeNull()
  })
})

it('any other file neither throws nor gets longer', () => {
  const start = fc.constantFrom([0xff, 0xd8, 0xff, 0xe1], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  fc.assert(
    fc.property(
      fc.constantFrom('jpeg' as const, 'png' as const),
      start,
      fc.uint8Array({ maxLength: 80 }),
      (kind, head, rest) => {
        const bytes = Uint8Array.from([...head, ...rest])
        expect(plain(kind, bytes)?.length ?? 0).toBeLessThanOrEqual(bytes.length + 36)
      },
    ),
  )
})
