import { afterEach, beforeEach } from 'vitest'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { createQueryClient } from '@/services/createQueryClient'
import { shipmentListQuery } from '@/services/shipment-list/shipmentList.queries'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { aBackend, json } from '../backend'

export const all = { kind: 'all' } as const
export const today = { kind: 'today' } as const
export const search = { kind: 'search', term: 'oman' } as const
export const query: ShipmentQuery = { filter: {}, sort: newestFirst }

/** A row of today's, of the center gujrat, as the backend sends it. */
export const row = (number: number) => ({
  _id: `id-${number}`,
  airwayBillNo: String(4_010_000_000 + number),
  center: { username: 'gujrat' },
  createdAt: new Date().toISOString(),
  status: [{ type: 1, createdAt: '2026-11-20T10:00:00.000Z' }],
})

/**
 * The lists in a tab's query cache, for one file of tests. The backend has two rows until `answerWith` is called.
 *
 * @returns `tab`, which has a new cache for each test, and the last parts of the paths that were called, to be emptied
 *   by the test
 */
export function cachedLists() {
  const backend = aBackend()
  const tab = { client: createQueryClient(), calls: [] as string[] }
  const answerWith = (rows: readonly object[]) =>
    backend.answerWith(({ url }) => {
      tab.calls.push(new URL(url).pathname.split('/').at(-1) ?? '')
      return json(rows)
    })
  beforeEach(() => {
    tab.calls = []
    tab.client = createQueryClient()
    answerWith([row(1), row(2)])
  })
  afterEach(() => tab.client.clear())
  return {
    tab,
    answerWith,
    fetch: (source: ShipmentSource) => tab.client.fetchQuery(shipmentListQuery(source)),
    state: (source: ShipmentSource) => tab.client.getQueryState(shipmentListQuery(source).queryKey),
  }
}
