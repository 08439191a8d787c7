// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { pictureSize, sizeProblem } from '@/domain/booking/pictures'
import type { PictureKind } from '@/domain/booking/uploads'
import { specimenCard } from '../../backend/specimenCard'
import { bmp, exifSegment, frame, gif, heic, imageEnd, jpeg, jfif, scan, tables, webp, xmp } from '../../pictures'

describe('the size that a picture states', () => {
  const W = 4000
  const H = 3000
  test.each<[string, PictureKind, Uint8Array]>([
    ['JPEG', 'jpeg', jpeg(jfif, exifSegment(6), xmp, tables, frame(W, H), scan, imageEnd)],
    ['JPEG with room before its markers', 'jpeg', jpeg(tables, [0xff, 0xff], frame(W, H))],
    ['GIF', 'gif', gif([W, H], [1, 1])],
    ['GIF whose first frame is larger', 'gif', gif([1, 1], [W - 1, H - 2])],
    ['WebP', 'webp', webp.lossy(W, H)],
    ['lossless WebP', 'webp', webp.lossless(W, H)],
    ['extended WebP', 'webp', webp.extended(W, H)],
    ['BMP', 'bmp', bmp(W, H)],
    ['BMP from the top down', 'bmp', bmp(W, -H)],
    ['HEIC', 'heif', heic([512, 512], [W, H], [320, 240])],
  ])('%s', (_, kind, bytes) => {
    expect(pictureSize(kind, bytes)).toEqual({ width: W, height: H })
  })

  test.each([0xc0, 0xc1, 0xc3, 0xc5, 0xcb, 0xcd, 0xcf])('is in each kind of JPEG frame: %i', (marker) => {
    expect(pictureSize('jpeg', jpeg(frame(30, 20, marker)))).toEqual({ width: 30, height: 20 })
  })
  test.each([0xc4, 0xc8, 0xcc])('is in no other segment: %i', (marker) => {
    expect(pictureSize('jpeg', jpeg(frame(1, 1, marker), frame(30, 20)))).toEqual({ width: 30, height: 20 })
  })

  it('is that of the stand-in’s card', () => {
    expect(pictureSize('png', specimenCard('front'))).toEqual({ width: 324, height: 204 })
  })

  it('is unknown where the header is cut off, empty or anything else', () => {
    expect(pictureSize('jpeg', jpeg(scan, imageEnd))).toBeNull()
    expect(pictureSize('bmp', bmp(0, 20))).toBeNull()
    expect(pictureSize('webp', webp.lossy(1, 1).fill(0x41, 15, 16))).toBeNull()
    const kinds: PictureKind[] = ['jpeg', 'png', 'gif', 'webp', 'bmp', 'heif']
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.uint8Array({ maxLength: 60 }), (kind, bytes) => {
        const size = pictureSize(kind, bytes)
        expect(size === null || (size.width > 0 && size.height > 0)).toBe(true)
      }),
    )
  })

  it('is found in no time, whatever stands there instead', () => {
    const begun = performance.now()
    for (const byte of [0, 0x21, 0xff]) {
      const long = new Uint8Array(10_000_000).fill(byte)
      for (const kind of ['jpeg', 'gif', 'heif'] as const) pictureSize(kind, long)
    }
    expect(performance.now() - begun).toBeLessThan(3000)
  })
})

describe('a picture with too many pixels', () => {
  it('is refused, with its size', () => {
    expect(sizeProblem({ width: 12_000, height: 9000 })).toBeNull()
    expect(sizeProblem({ width: 30_000, height: 30_000 })).toBe(
      'The picture is too large: 30000 × 30000 pixels. Make it smaller, or take it again.',
    )
  })
})
