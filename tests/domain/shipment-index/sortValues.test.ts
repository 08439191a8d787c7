import { describe, expect, it } from 'vitest'
import { company } from '@/company'
import { ShipmentIndex } from '@/domain/shipment-index/shipmentIndex'
import { attentionRule } from '@/domain/shipment/attentionRule'
import { entry, moment, now } from '../shipment/onDays'
import { aRow, at } from './aRow'

describe('a list sorted by attention', () => {
  it('has the most urgent first, and those that need none last in either direction', () => {
    const index = new ShipmentIndex()
    const booked = (consignee: string, day: string) =>
      aRow({ consignee, service: 'Urgent', createdAt: moment(day), status: [entry(1, '2026-11-20')] })
    index.add([booked('Late', '2026-11-12'), booked('Well', '2026-11-20'), booked('Later', '2026-11-02')])
    const rule = attentionRule(company.services, now)
    const sorted = (isDescending: boolean) =>
      index
        .window(index.find({ filter: {}, sort: { column: 'attention', rule, isDescending } }))
        .map(({ consignee }) => consignee)
    expect(sorted(true)).toEqual(['Later', 'Late', 'Well'])
    expect(sorted(false)).toEqual(['Late', 'Later', 'Well'])
  })
})

describe('a list sorted by the due day', () => {
  it('has the first due first, and shipments without a due day last', () => {
    const rule = attentionRule(company.services, now)
    const index = new ShipmentIndex()
    const booked = (consignee: string, service: string) =>
      aRow({ consignee, service, createdAt: moment('2026-11-12'), status: at(1) })
    index.add([booked('None', 'Air Cargo'), booked('Second', 'Express'), booked('First', 'Urgent')])
    const found = index.find({ filter: {}, sort: { column: 'due', rule, isDescending: false } })
    expect(index.window(found).map(({ consignee }) => consignee)).toEqual(['First', 'Second', 'None'])
  })
})
