import { describe, expect, it } from 'vitest'
import { cardDoubts, CHECK_SIZE_PX, type Greys, largestWhiteSpot, sharpness } from '@/domain/booking/cardDoubts'

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
