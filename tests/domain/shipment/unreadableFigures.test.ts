import { describe, expect, it } from 'vitest'
import { UNREADABLE } from '@/domain/numbers'
import { billFigures, unreadableFigures } from '@/domain/shipment/unreadableFigures'
import { aBill } from '../../printing/aBill'

describe('unreadable numbers of a bill', () => {
  it('are none if all are readable or missing', () => {
    expect(unreadableFigures(aBill())).toEqual([])
    expect(unreadableFigures(aBill({ amount: null, pieces: null, dimensions: [], invoices: [] }))).toEqual([])
  })

  it('are named in the order of the papers', () => {
    const bill = aBill({
      amount: UNREADABLE,
      discount: UNREADABLE,
      gst: UNREADABLE,
      isCod: true,
      codAmount: UNREADABLE,
      isInsured: true,
      worthOfPackage: UNREADABLE,
      pieces: UNREADABLE,
      weight: UNREADABLE,
      dimensions: [{ length: 10, width: UNREADABLE, height: 10 }],
      invoices: [{ description: 'Shawl', quantity: 1, price: UNREADABLE }],
    })
    expect(unreadableFigures(bill)).toEqual(billFigures)
  })

  it('do not include COD or insurance if the bill has none', () => {
    const bill = aBill({ isCod: false, codAmount: UNREADABLE, isInsured: false, worthOfPackage: UNREADABLE })
    expect(unreadableFigures(bill)).toEqual([])
  })
})
