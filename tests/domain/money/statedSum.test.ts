import { describe, expect, it } from 'vitest'
import { statedSum, sumOrUnreadable } from '@/domain/money/statedSum'
import { UNREADABLE } from '@/domain/numbers'

describe('a signed sum', () => {
  it('leaves out missing or unreadable values, and counts them', () => {
    const sum = statedSum(['100.10', null, UNREADABLE, '', 0.2])
    expect({ ...sum, amount: sum.amount.toFixed(2) }).toEqual({
      amount: '100.30',
      stated: 2,
      missing: 2,
      unreadable: 1,
    })
    expect(String(sumOrUnreadable(sum))).toBe('100.3')
  })

  it('is unreadable if no value can be read, and 0 if none is stated', () => {
    expect(sumOrUnreadable(statedSum([UNREADABLE, null]))).toBe(UNREADABLE)
    expect(String(sumOrUnreadable(statedSum([null])))).toBe('0')
  })
})
