import { expect, test } from 'vitest'
import { UNREADABLE } from '@/domain/numbers'
import { shipmentCod } from '@/domain/shipment/shipmentCod'
import { aBill } from '../../printing/aBill'

const collected = aBill({ isCod: true, codAmount: 450 })
const none = aBill({ isCod: false })
const unclear = aBill({ isCod: UNREADABLE })

test.each([
  [900, collected, 900],
  [0, collected, 0],
  [null, collected, 450],
  [null, none, 0],
  [null, unclear, UNREADABLE],
  [null, undefined, null],
  [UNREADABLE, collected, 450],
  [UNREADABLE, none, UNREADABLE],
  [UNREADABLE, undefined, UNREADABLE],
] as const)('a list’s COD %s and the one of the bill give the shipment’s (%#)', (listed, bill, cod) => {
  expect(shipmentCod(listed, bill)).toBe(cod)
})
