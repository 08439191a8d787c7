import { describe, expect, it } from 'vitest'
import {
  cardCut,
  cardDoubts,
  cardDrawings,
  cardWithin,
  type Greys,
  largestWhiteSpot,
  CHECK_SIZE_PX,
  sharpness,
} from '@/domain/booking/cardPicture'

const { width, height } = CHECK_SIZE_PX

const picture = (greyAt: (x: number, y: number) => number): Greys => ({
  data: Uint8ClampedArray.from({ length: width * height }, (_, at) => greyAt(at % width, Math.floor(at / width))),
  width,
  height,
})

/** Lines of strokes on a pale card, like small print seen from a distance. */
const print = picture((x, y) => (y % 24 < 12 && (x * 7 + (y % 24 < 6 ? 3 : 0)) % 11 < 4 ? 70 : 200))

/** A box blur: each pixel becomes the mean of those up to `radius` away, across and then down. */
function blurred({ data, ...size }: Greys, radius: number): Greys {
  const mean = (from: Uint8ClampedArray, step: number) =>
    from.map((_, at) => {
      let sum = 0
      for (let by = -radius; by <= radius; by += 1) sum += from[at + by * step] ?? 200
      return sum / (2 * radius + 1)
    })
  return { data: mean(mean(data, 1), width), ...size }
}

/** Adds a white spot of this width and height. */
const withSpot = ({ data, ...size }: Greys, side: number): Greys => ({
  data: data.map((grey, at) => (at % width < side && Math.floor(at / width) < side ? 255 : grey)),
  ...size,
})

describe('a photo of an ID card', () => {
  it.each([
    ['has no doubts if it is sharp', print, []],
    ['has none if it is sharp, but dim', { ...print, data: print.data.map((grey) => grey / 2) }, []],
    ['is in doubt if it is blurred', blurred(print, 4), ['blurred']],
    ['is in doubt if it shows nothing', picture(() => 128), ['blurred']],
    ['is in doubt if light is reflected', withSpot(print, 80), ['glare']],
    ['has no doubts if a small reflection hides nothing', withSpot(print, 20), []],
    ['is in doubt twice if all of it is too bright', picture(() => 255), ['blurred', 'glare']],
    [
      'is in doubt twice if it is blurred and light is reflected',
      blurred(withSpot(print, 80), 4),
      ['blurred', 'glare'],
    ],
  ])('%s', (_, card, doubts) => {
    expect(cardDoubts(card)).toEqual(doubts)
  })

  it('has lower sharpness the more it is blurred', () => {
    const values = [0, 1, 2, 4].map((radius) => sharpness(blurred(print, radius)))
    expect(values).toEqual(values.toSorted((a, b) => b - a))
  })

  it('may have white in many separate places', () => {
    const dots = picture((x, y) => (x % 4 < 2 && y % 4 < 2 ? 255 : 120))
    expect(largestWhiteSpot(dots)).toBeCloseTo(4 / (width * height), 10)
    // The end of a line is not adjacent to the start of the next.
    expect(largestWhiteSpot({ data: Uint8ClampedArray.of(0, 255, 255, 0), width: 2, height: 2 })).toBe(0.25)
    expect(largestWhiteSpot({ data: Uint8ClampedArray.of(255, 255, 0, 255), width: 2, height: 2 })).toBe(0.75)
    expect(largestWhiteSpot({ data: new Uint8ClampedArray(), width: 0, height: 0 })).toBe(0)
  })
})

describe('the crop of a camera picture', () => {
  it.each([
    ['landscape', { width: 1920, height: 1080 }, { x: 136, y: 0, width: 1648, height: 1080 }],
    ['portrait', { width: 1920, height: 2560 }, { x: 0, y: 651, width: 1920, height: 1257 }],
  ])('from one in %s format is where the guide shows the card', (_, from, cut) => {
    expect(cardCut(from)).toEqual(cut)
  })

  it('has 3 mm around the card, and 300 dpi', () => {
    const card = cardWithin(cardCut({ width: 1920, height: 2560 }))
    expect(card.width / card.height).toBeCloseTo(85.6 / 54, 2)
    expect(card.width).toBeGreaterThan((85.6 / 25.4) * 300)
  })

  it('is reduced in quality first, and in size only then', () => {
    const drawings = [...cardDrawings({ width: 1920, height: 1257 })]
    expect(drawings.map(({ width: wide, quality }) => [Math.round(wide), quality])).toEqual([
      [1712, 0.85],
      [1712, 0.75],
      [1712, 0.65],
      [1712, 0.55],
      [1712, 0.5],
      [1455, 0.5],
      [1237, 0.5],
      [1051, 0.5],
      [894, 0.5],
      [760, 0.5],
      [646, 0.5],
      [549, 0.5],
      [467, 0.5],
    ])
    // A small picture is not enlarged.
    expect([...cardDrawings({ width: 640, height: 419 })][0]).toEqual({ width: 640, height: 419, quality: 0.85 })
  })
})
