// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { newestFirst, type ShipmentQuery } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentFacets, ShipmentSum } from '@/domain/shipment-index/shipmentSums'
import {
  shipmentFacetsQuery,
  shipmentIdsQuery,
  shipmentPartQuery,
  shipmentSumsQuery,
} from '@/services/shipment-list/shipmentIndex.queries'
import { ShipmentIndexClient } from '@/services/shipment-list/shipmentIndexClient'

const all = { kind: 'all' } as const
const range = { kind: 'range', from: '2026-11-01', to: '2026-11-20' } as const
const query: ShipmentQuery = { filter: { text: 'ruth' }, sort: newestFirst }
const LOADED_AT = 1_700_000_000_000

const sumsOf = (name: string) => [{ name } as unknown as ShipmentSum]

describe('what is read from a list that is here', () => {
  it('is its facets, asked of the list that came at that time', async () => {
    const facets = { services: [] } as unknown as ShipmentFacets
    const asked = vi.spyOn(ShipmentIndexClient.prototype, 'facets').mockResolvedValue(facets)
    const read = shipmentFacetsQuery(all, LOADED_AT)
    expect(await new QueryClient().fetchQuery(read)).toBe(facets)
    expect(asked).toHaveBeenCalledExactlyOnceWith(all)
    expect(read.enabled).toBe(true)
    expect(shipmentFacetsQuery(all, LOADED_AT + 1).queryKey).not.toEqual(read.queryKey)
  })

  it('is nothing while the list is not whole', () => {
    expect(shipmentFacetsQuery(all, null).enabled).toBe(false)
    expect(shipmentSumsQuery(all, query, ['day'], null).enabled).toBe(false)
    expect(shipmentSumsQuery(all, null, ['day'], LOADED_AT).enabled).toBe(false)
    expect(shipmentPartQuery(all, query, 10, null).enabled).toBe(false)
    expect(shipmentPartQuery(all, query, 10, LOADED_AT).enabled).toBe(true)
  })

  it('keeps the last answer of the same list, and of no other', () => {
    const last = { services: [] } as unknown as ShipmentFacets
    const keeping = shipmentFacetsQuery(all, LOADED_AT).placeholderData as unknown as (
      last: ShipmentFacets,
      query: { queryKey: readonly unknown[] } | undefined,
    ) => ShipmentFacets | undefined
    expect(keeping(last, shipmentFacetsQuery(all, LOADED_AT - 1))).toBe(last)
    expect(keeping(last, shipmentFacetsQuery(range, LOADED_AT - 1))).toBeUndefined()
    expect(keeping(last, undefined)).toBeUndefined()
  })

  it('is its sums by each thing asked for, or none where one is not there', async () => {
    const client = new QueryClient()
    const asked = vi
      .spyOn(ShipmentIndexClient.prototype, 'sums')
      .mockImplementation((_source, _query, by) => Promise.resolve(sumsOf(by)))
    const read = shipmentSumsQuery(all, query, ['day', 'center'], LOADED_AT)
    expect(await client.fetchQuery(read)).toEqual({ day: sumsOf('day'), center: sumsOf('center') })
    asked.mockResolvedValueOnce(null)
    expect(await new QueryClient().fetchQuery(read)).toBeNull()
    asked.mockClear()
    expect(await client.fetchQuery(shipmentSumsQuery(all, null, ['day'], LOADED_AT))).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  it('is the ids of all that a query finds, and the first of its shipments', async () => {
    vi.spyOn(ShipmentIndexClient.prototype, 'ids').mockResolvedValue(['a', 'b'])
    const part = vi.spyOn(ShipmentIndexClient.prototype, 'part').mockResolvedValue(null)
    const client = new QueryClient()
    expect(await client.fetchQuery(shipmentIdsQuery(all, query, LOADED_AT))).toEqual(['a', 'b'])
    expect(await client.fetchQuery(shipmentPartQuery(range, query, 10, LOADED_AT))).toBeNull()
    expect(part).toHaveBeenCalledExactlyOnceWith({ source: range, query, offset: 0, limit: 10 })
  })
})
