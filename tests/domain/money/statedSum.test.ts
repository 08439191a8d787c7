import { describe, expect, it } from 'vitest'
import { knownSum, statedSum } from '@/domain/money/statedSum'
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
    expect(String(knownSum(sum))).toBe('100.3')
  })

  it('is not 0 but unreadable if no value can be read, nothing if all are missing, and 0 of no values', () => {
    expect(knownSum(statedSum([UNREADABLE, null]))).toBe(UNREADABLE)
    expect(knownSum(statedSum([null, '']))).toBeNull()
    expect(String(knownSum(statedSum([])))).toBe('0')
    expect(String(knownSum(statedSum([0, null])))).toBe('0')
  })
})
