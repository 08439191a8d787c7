import { describe, expect, it } from 'vitest'
import { knownSum } from '@/domain/money/statedSum'
import { UNREADABLE } from '@/domain/numbers'
import { handOver, type HandOver } from '@/domain/shipment/handOver'
import type { Shipment } from '@/domain/shipment/shipment'
import { aBill } from '../../printing/aBill'
import { aRow } from '../shipment-index/aRow'

const aShipment = (id: string, changes: Partial<Shipment> = {}) =>
  aRow({ id, airwayBillNo: `30471829${id}`, ...changes })

const gapsOf = ({ pieces, kilograms, cod }: HandOver) =>
  [pieces, kilograms, cod].flatMap(({ missing, unreadable }) => [missing, unreadable])

describe('the hand-over list', () => {
  it('adds up pieces and weights exactly, in the order given', () => {
    const bills = new Map([
      ['72', aBill({ pieces: 2, weight: 0.1 })],
      ['71', aBill({ pieces: 3, weight: 0.2 })],
    ])
    const list = handOver([aShipment('72'), aShipment('71')], bills)
    expect(list.rows.map(({ airwayBillNo }) => airwayBillNo)).toEqual(['3047182972', '3047182971'])
    expect([String(list.pieces.amount), String(list.kilograms.amount), list.voids]).toEqual(['5', '0.3', 0])
    expect(gapsOf(list)).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('counts missing values, and adds nothing for them', () => {
    const bills = new Map([
      ['1', aBill({ pieces: 2, weight: null, isCod: true, codAmount: null })],
      ['2', aBill({ pieces: 0, weight: 4 })],
    ])
    const list = handOver([aShipment('1'), aShipment('2'), aShipment('3', { codAmount: 900 }), aShipment('4')], bills)
    expect(gapsOf(list)).toEqual([2, 0, 3, 0, 2, 0])
    expect([String(list.pieces.amount), String(list.kilograms.amount)]).toEqual(['2', '4'])
    expect(list.rows.map(({ cod }) => cod)).toEqual([null, 0, 900, null])
  })

  it('distinguishes unreadable from missing values', () => {
    const bills = new Map([
      ['1', aBill({ pieces: UNREADABLE, weight: UNREADABLE, isCod: UNREADABLE })],
      ['2', aBill({ pieces: 1, weight: null, isCod: true, codAmount: UNREADABLE })],
    ])
    const list = handOver([aShipment('1'), aShipment('2'), aShipment('3', { codAmount: UNREADABLE })], bills)
    expect(gapsOf(list)).toEqual([1, 1, 2, 1, 0, 3])
    expect(list.rows.map(({ cod }) => cod)).toEqual([UNREADABLE, UNREADABLE, UNREADABLE])
  })

  it('takes COD from the bill where the list’s cannot be read, unless the bill has none', () => {
    const bills = new Map([
      ['1', aBill({ isCod: true, codAmount: 5000 })],
      ['2', aBill({ isCod: false })],
      ['3', aBill({ isCod: UNREADABLE })],
    ])
    const shipments = ['1', '2', '3'].map((id) => aShipment(id, { codAmount: UNREADABLE }))
    expect(handOver(shipments, bills).rows.map(({ cod }) => cod)).toEqual([5000, UNREADABLE, UNREADABLE])
  })

  it('has no total of COD where the only amount cannot be read, whatever shipments are without COD', () => {
    const shipments = [aShipment('1', { codAmount: UNREADABLE }), aShipment('2', { codAmount: 0 })]
    expect(knownSum(handOver(shipments, new Map()).cod)).toBe(UNREADABLE)
  })

  it.each<[string, (number | null | typeof UNREADABLE)[], number]>([
    ['none if all weights are whole', [7, 1250], 0],
    ['as many as the weight with the most has', [7, 12.5, 0.125, 1234.75], 3],
    ['not counting weights that are missing or cannot be read', [null, UNREADABLE, 12.5], 1],
    ['none without any weight', [null], 0],
  ])('prints every weight with the same number of decimals: %s', (_, weights, decimals) => {
    const bills = new Map(weights.map((weight, index) => [String(index), aBill({ weight })]))
    expect(
      handOver(
        [...bills.keys()].map((id) => aShipment(id)),
        bills,
      ).decimals,
    ).toBe(decimals)
  })

  it('leaves out shipments that are void in their list or bill', () => {
    const shipments = [aShipment('1', { status: [] }), aShipment('2'), aShipment('3')]
    const list = handOver(shipments, new Map([['2', aBill({ isVoid: true })]]))
    expect([list.rows.map(({ id }) => id), list.voids]).toEqual([['3'], 2])
  })

  it('uses names from the bill if the list has none', () => {
    const bare = aShipment('1', { consignee: '', destination: '', service: '' })
    const [row] = handOver([bare], new Map([['1', aBill()]])).rows
    expect(row).toMatchObject({ consignee: 'Ruth Hallam', destination: 'United Kingdom', service: 'Express' })
  })
})
