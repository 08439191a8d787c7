import { expect, it } from 'vitest'
import { cardDrawings } from '@/domain/booking/cardDrawings'

it('a picture of a card is reduced in quality first, and in size only then', () => {
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
