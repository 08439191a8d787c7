import { expect, it } from 'vitest'
import { MAX_SHIPMENTS_PER_REFRESH } from '@/domain/shipment-index/nextRefresh'
import { statisticsQuery } from '@/services/airwayBill.queries'
import { reloadWholeLists } from '@/services/shipment-list/refreshLists'
import { shipmentListQuery } from '@/services/shipment-list/shipmentList.queries'
import { all, cachedLists, row } from './cachedLists'

const { tab, answerWith, fetch } = cachedLists()

it('a change whose answer was lost reloads every list completely, and the statistics with them', async () => {
  answerWith(Array.from({ length: MAX_SHIPMENTS_PER_REFRESH + 1 }, (_, index) => row(index)))
  await fetch(all)
  tab.client.setQueryData(statisticsQuery().queryKey, [])
  reloadWholeLists(tab.client)
  expect(tab.client.getQueryState(statisticsQuery().queryKey)?.isInvalidated).toBe(true)
  tab.calls = []
  for (let turn = 0; turn < 2; turn += 1) await tab.client.fetchQuery({ ...shipmentListQuery(all), staleTime: 0 })
  expect(tab.calls).toEqual(['getAll', 'getAllByToday'])
})
