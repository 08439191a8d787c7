import { expect, it } from 'vitest'
import { findShipments } from '@/services/shipment-list/findShipments'
import { loadedShipmentsQuery } from '@/services/shipment-list/loadedShipments.queries'
import { all, cachedLists, row, search, today } from './cachedLists'

const { tab, answerWith, fetch } = cachedLists()
const number = row(1).airwayBillNo

it('a shipment in the loaded lists is found without a call', async () => {
  for (const source of [today, search]) await fetch(source)
  tab.calls = []
  expect(await findShipments(tab.client, number)).toMatchObject([{ airwayBillNo: number }])
  expect(await tab.client.fetchQuery(loadedShipmentsQuery({ text: 'id' }, 1))).toEqual([])
  // Both lists have the shipment, which is found once.
  expect(await tab.client.fetchQuery(loadedShipmentsQuery({ numbers: [number] }, 6))).toHaveLength(1)
  expect(tab.calls).toEqual([])
})

it('a shipment that no list has is searched for by its exact number', async () => {
  await fetch(all)
  tab.calls = []
  answerWith([row(31), row(3)])
  expect(await findShipments(tab.client, row(3).airwayBillNo)).toMatchObject([{ airwayBillNo: row(3).airwayBillNo }])
  expect(tab.calls).toEqual(['search'])
  answerWith([row(41)])
  expect(await findShipments(tab.client, row(4).airwayBillNo)).toEqual([])
})
