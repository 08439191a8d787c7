import { describe, expect, it } from 'vitest'
import { statedSum, sumOrUnreadable } from '@/domain/money/statedSum'
import { UNREADABLE } from '@/domain/numbers'

describe('a sum that people sign for', () => {
  it('leaves out what is missing or cannot be read, and counts it', () => {
    const sum = statedSum(['100.10', null, UNREADABLE, '', 0.2])
    expect({ ...sum, amount: sum.amount.toFixed(2) }).toEqual({
      amount: '100.30',
      stated: 2,
      missing: 2,
      unreadable: 1,
    })
    expect(String(sumOrUnreadable(sum))).toBe('100.3')
  })

  it('cannot be read where nothing in it can, and is 0 where nothing is stated', () => {
    expect(sumOrUnreadable(statedSum([UNREADABLE, null]))).toBe(UNREADABLE)
    expect(String(sumOrUnreadable(statedSum([null])))).toBe('0')
  })
})
