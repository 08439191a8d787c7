// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { newestFirst } from '@/domain/shipment-index/shipmentFilter'
import { ShipmentIndex } from '@/domain/shipment-index/shipmentIndex'
import { aRow } from './aRow'

const rows = ['Branch 10', 'Branch 9', 'Sialkot', 'Sialkot', '', 'Gujrat'].map((center) => aRow({ center }))

function indexOf(): ShipmentIndex {
  const index = new ShipmentIndex()
  index.add(rows)
  return index
}

describe('sums by a text', () => {
  it('begin with the most shipments; of as many the texts stand as people read them', () => {
    const index = indexOf()
    const found = index.find({ filter: {}, sort: newestFirst })
    expect(index.sums(found, 'center').map(({ key, shipments }) => [key, shipments])).toEqual([
      ['Sialkot', 2],
      ['', 1],
      ['Branch 9', 1],
      ['Branch 10', 1],
      ['Gujrat', 1],
    ])
  })
})

describe('what a list can be filtered by', () => {
  it('is what its rows have now, as people read it, without the blank', () => {
    const index = indexOf()
    const [first] = rows
    if (first) index.merge([{ ...first, center: 'Okara' }])
    expect(index.facets().center).toEqual([
      { value: 'Branch 9', shipments: 1 },
      { value: 'Gujrat', shipments: 1 },
      { value: 'Okara', shipments: 1 },
      { value: 'Sialkot', shipments: 2 },
    ])
    if (first) index.merge([first])
    expect(index.facets().center.map(({ value }) => value)).toEqual(['Branch 9', 'Branch 10', 'Gujrat', 'Sialkot'])
  })
})
