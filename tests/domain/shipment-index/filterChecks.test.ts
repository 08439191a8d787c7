import { describe, expect, it } from 'vitest'
import { company } from '@/company'
import type { ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import { ShipmentIndex } from '@/domain/shipment-index/shipmentIndex'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { attentionRule } from '@/domain/shipment/attentionRule'
import { entry, moment, now } from '../shipment/onDays'
import { aRow } from './aRow'

describe('a list filtered by attention', () => {
  it('has the shipments that need attention and match the other filters', () => {
    const index = new ShipmentIndex()
    const late = { service: 'Urgent', createdAt: moment('2026-11-02'), status: [entry(1, '2026-11-20')] }
    index.add([
      aRow({ ...late, consignee: 'Late' }),
      aRow({ ...late, consignee: 'Late and remote', isRemoteArea: true }),
      aRow({ service: 'Urgent', createdAt: moment('2026-11-20'), status: [entry(1, '2026-11-20')] }),
      aRow({ ...late, status: [] }),
    ])
    const attention = attentionRule(company.services, now)
    const found = (filter: ShipmentFilter) =>
      index.window(index.find({ filter, sort: newestFirst })).map(({ consignee }) => consignee)
    expect(found({ attention }).sort()).toEqual(['Late', 'Late and remote'])
    expect(found({ attention, isRemoteArea: true })).toEqual(['Late and remote'])
    // Both were moved today, so they are late but wait for no step.
    expect(found({ needsStep: attention })).toEqual([])
    index.add([aRow({ ...late, consignee: 'No update', status: [entry(1, '2026-11-10')] })])
    expect(found({ needsStep: attention })).toEqual(['No update'])
  })
})
