import { Big } from 'big.js'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { bankNotes, cashDifference, withNote } from '@/domain/money/cashDifference'

describe('the change in cash', () => {
  it.each([
    ['14500', '15000', '500', true],
    ['14500', '14500', '0', true],
    ['14499.99', '14500', '0.01', true],
    ['14500', '14000', '500', false],
    ['0.1', '0.3', '0.2', true],
    ['1239.995', '1240', '0.01', true],
    ['100', '', '100', false],
    ['0', '', '0', true],
  ])('for Rs. %s, if Rs. %s is given: Rs. %s', (total, given, rupees, isEnough) => {
    const difference = cashDifference(total, given)
    expect([difference.rupees.toFixed(), difference.isEnough]).toEqual([rupees, isEnough])
  })

  const paisa = fc.integer({ min: 0, max: 10 ** 12 })
  const rupeesOf = (amount: number) => new Big(amount).div(100)

  test('is never negative; cash given minus change, or plus the shortfall, is the total to the paisa', () => {
    fc.assert(
      fc.property(paisa, paisa, (total, given) => {
        const { rupees, isEnough } = cashDifference(rupeesOf(total), rupeesOf(given))
        const paid = rupeesOf(given)[isEnough ? 'minus' : 'plus'](rupees)
        expect([rupees.gte(0), String(paid), isEnough]).toEqual([true, String(rupeesOf(total)), given >= total])
      }),
    )
  })

  test('uses the sum of the notes, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bankNotes)), paisa, (given, before) => {
        const sum = given.reduce<Big>((cash, note) => withNote(cash, note), rupeesOf(before))
        expect(Number(sum.minus(rupeesOf(before)))).toBe(given.reduce((all, note) => all + note, 0))
      }),
    )
  })
})
