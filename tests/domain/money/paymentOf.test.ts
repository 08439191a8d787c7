import { expect, test } from 'vitest'
import { paymentOf } from '@/domain/money/paymentOf'

test.each([
  [1, 'Cash'],
  [2, 'Credit'],
  [3, null],
  [null, null],
])('payment %s is %s', (paymentType, payment) => {
  expect(paymentOf({ paymentType })).toBe(payment)
})
