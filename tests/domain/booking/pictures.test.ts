// @vitest-environment node
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wholePicturePixels } from '@/domain/booking/pictures'
import { specimenCard } from '../../backend/specimenCard'

const segment = (marker: number, ...body: number[]) => [0xff, marker, 0, body.length + 2, ...body]
const THUMBNAIL = segment(0xe1, 0x45, 0x78, 0xff, 0xd8, 0xff, 0xd9)
const TABLES = segment(0xc4, 1, 2, 3, 4, 5, 6, 7, 8)
const FRAME = segment(0xc2, 8, 0x2e, 0xe0, 0x3e, 0x80, 3, 1, 0x11, 0)
const SCAN = [...segment(0xda, 1, 1, 0, 0, 63, 0), 0x12, 0xff, 0x00, 0x34, 0x56, 0x78, 0x9a]
const END = [0xff, 0xd9]
const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()])

describe('a picture that is all there', () => {
  it('says how many pixels it has', () => {
    expect(wholePicturePixels(jpeg(THUMBNAIL, TABLES, FRAME, SCAN, END))).toBe(12_000 * 16_000)
    const card = new Uint8Array(specimenCard('front'))
    expect(wholePicturePixels(card)).toBeGreaterThan(1000)
  })

  it.each([0xc0, 0xc1, 0xc3, 0xc5, 0xcb, 0xcd, 0xcf])('says so in each kind of frame: %i', (kind) => {
    const frame = segment(kind, 8, 0x2e, 0xe0, 0x3e, 0x80, 3, 1, 0x11, 0)
    expect(wholePicturePixels(jpeg(frame, SCAN, END))).toBe(12_000 * 16_000)
  })

  it.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd0])('says so in nothing else: %i', (kind) => {
    const other = segment(kind, 8, 0, 1, 0, 1, 3, 1, 0x11, 0)
    expect(wholePicturePixels(jpeg(FRAME, other, SCAN, END))).toBe(12_000 * 16_000)
  })

  it('may have something of its camera behind its end', () => {
    expect(wholePicturePixels(jpeg(FRAME, SCAN, END, [1, 2, 3, 4]))).toBe(12_000 * 16_000)
  })
})

describe('a picture that is not', () => {
  it('has lost its end', () => {
    const card = new Uint8Array(specimenCard('front'))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: card.length - 1 }), (length) => {
        expect(wholePicturePixels(card.slice(0, length))).toBeNull()
      }),
    )
    const whole = jpeg(THUMBNAIL, TABLES, FRAME, SCAN, END)
    for (let length = 0; length < whole.length; length += 1) {
      expect(wholePicturePixels(whole.slice(0, length))).toBeNull()
    }
  })

  it('never was one', () => {
    expect(wholePicturePixels(Uint8Array.from([0xff, 0xd8, 0xff]))).toBeNull()
    expect(wholePicturePixels(jpeg(SCAN, END))).toBeNull()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const pixels = wholePicturePixels(bytes)
        expect(pixels === null || pixels >= 0).toBe(true)
      }),
    )
  })
})
