// @vitest-environment node
import { expect, test } from 'vitest'
import { hasPhone, printedPhone } from '@/domain/phone'

test.each([
  ['923001234567', '00923001234567'],
  ['+923001234567', '00923001234567'],
  ['00923001234567', '00923001234567'],
  ['+92 300 1234567', '00923001234567'],
  ['(0092) 300-1234567', '00923001234567'],
  ['92.300.123/4567', '00923001234567'],
  ['92\u00a0300\u00a01234567', '00923001234567'],
  [' 923001234567 ', '00923001234567'],
  // the prefix is the paper's; a national number keeps its own zero
  ['03001234567', '0003001234567'],
  ['0', ''],
  ['00', ''],
  ['0000000', ''],
  ['', ''],
  ['  ', ''],
  ['-', ''],
  ['n/a', ''],
  ['null', ''],
  [null, ''],
  [undefined, ''],
])('the phone %j is printed %j', (phone, printed) => {
  expect(printedPhone(phone)).toBe(printed)
  expect(hasPhone(phone)).toBe(printed !== '')
})
