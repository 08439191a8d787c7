import { expect, test } from 'vitest'
import { paymentOf } from '@/domain/money/paymentOf'

test.each([
  [1, 'Cash'],
  [2, 'Credit'],
  [3, null],
  [null, null],
])('a row with the payment type %s is paid by %s', (paymentType, payment) => {
  expect(paymentOf({ paymentType })).toBe(payment)
})
