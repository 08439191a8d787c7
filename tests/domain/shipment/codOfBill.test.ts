import { expect, it } from 'vitest'
import { UNREADABLE } from '@/domain/numbers'
import { codOfBill } from '@/domain/shipment/codOfBill'

it.each([
  ['with COD', true, 450, 450],
  ['with COD whose amount is missing', true, null, null],
  ['with COD whose amount cannot be read', true, UNREADABLE, UNREADABLE],
  ['without COD, whatever amount is left over', false, 450, 0],
  ['that does not say readably whether it has COD', UNREADABLE, 450, UNREADABLE],
] as const)('the COD amount of a bill %s', (_, isCod, codAmount, collected) => {
  expect(codOfBill({ isCod, codAmount })).toBe(collected)
})
