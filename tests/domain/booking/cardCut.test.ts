import { describe, expect, it } from 'vitest'
import { cardCut, cardWithin } from '@/domain/booking/cardCut'

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
})
