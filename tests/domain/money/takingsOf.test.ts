import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type DayEnd, dayEnds } from '@/domain/money/dayEnds'
import { takingsOf } from '@/domain/money/takingsOf'
import { UNREADABLE } from '@/domain/numbers'
import { aRow, at } from '../shipment-index/aRow'

const only = (ends: readonly DayEnd[]) => {
  const [end] = ends
  if (!end || ends.length > 1) throw new Error('not one center')
  return end
}

describe('the revenue of shipments', () => {
  const cash = aRow({ amount: 100, discount: 0, gst: 16, paymentType: 1, codAmount: 0 })
  const credit = aRow({ amount: 40, discount: 0, gst: 0, paymentType: 2, codAmount: 700 })
  it.each([
    ['nothing', [], ['0', '0', '0', 0]],
    ['all that is stated', [cash, credit, cash], ['232', '40', '700', 0]],
    ['no void shipment', [cash, aRow({ ...credit, paymentType: null, status: at(0) })], ['116', '0', '0', 0]],
    ['no sum where a payment is not stated', [cash, aRow({ ...credit, paymentType: null })], [null, null, '700', 1]],
    [
      'no sum where an amount is missing, the others all the same',
      [cash, aRow({ ...credit, amount: null })],
      ['116', null, '700', 1],
    ],
    [
      'no sum where an amount cannot be read, the others all the same',
      [cash, aRow({ ...credit, gst: UNREADABLE })],
      ['116', null, '700', 1],
    ],
    ['no COD where it cannot be read', [cash, aRow({ ...credit, codAmount: UNREADABLE })], ['116', '40', null, 1]],
    ['no COD where a row does not say', [cash, aRow({ ...credit, codAmount: null })], ['116', '40', null, 1]],
    [
      'nothing of rows that state none of it',
      [aRow({ paymentType: null, codAmount: null }), aRow({ paymentType: 3, codAmount: null })],
      [null, null, null, 2],
    ],
  ])('has %s', (_what, rows, expected) => {
    const { cash: inCash, credit: onCredit, cod, open } = takingsOf(rows)
    expect([...[inCash, onCredit, cod].map((sum) => (sum === null ? null : String(sum))), open]).toEqual(expected)
  })

  test('equals the sums of its day-end sheet, if every row is complete', () => {
    const whole = fc.record({
      amount: fc.integer({ min: 0, max: 10 ** 6 }),
      gst: fc.integer({ min: 0, max: 30 }),
      paymentType: fc.constantFrom(1, 2),
      codAmount: fc.constantFrom(0, 450),
    })
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1 }), (all) => {
        const rows = all.map((facts) => aRow(facts))
        const sheet = only(dayEnds(rows, ''))
        const takings = takingsOf(rows)
        const sums = [takings.cash, takings.credit, takings.cod].map(String)
        expect(takings.open).toBe(0)
        expect(sums).toEqual([sheet.cash, sheet.credit, sheet.cod].map(({ amount }) => String(amount)))
      }),
    )
  })
})
