import { expect, it } from 'vitest'
import { isSameNumber, mayBeAbout } from '@/domain/tracking/isSameNumber'

it.each([
  ['4010020001', true, true],
  ['401 002 0001', true, true],
  ['4010020001-2', true, true],
  ['4010020002', false, false],
  ['', false, true],
  ['N/A', false, true],
])(
  'an answer with the number %j has the one that was asked for: %s; may be about it: %s',
  (airwayBillNo, isSame, mayBe) => {
    expect(isSameNumber(airwayBillNo, '4010020001')).toBe(isSame)
    expect(mayBeAbout('4010020001', { airwayBillNo })).toBe(mayBe)
  },
)

it('a number may lack its leading zeros', () => {
  expect(isSameNumber('123457', '0000123457')).toBe(true)
})
