import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShipmentChange } from '@/domain/shipment-index/afterChange'
import { statisticsQuery } from '@/services/airwayBill.queries'
import { refreshLists } from '@/services/shipment-list/refreshLists'
import { shipmentWindowQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { shipmentListQuery } from '@/services/shipment-list/shipmentList.queries'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { writeIntoLists } from '@/services/shipment-list/writeIntoLists'
import { all, cachedLists, query, row, search, today } from './cachedLists'

const { tab, answerWith, fetch, state } = cachedLists()
const note = (text: string): ShipmentChange[] => [{ id: 'id-1', change: { action: 'addNote', form: { note: text } } }]
const notesIn = async (source: ShipmentSource) => {
  const version = state(source)?.data?.version ?? 0
  const window = await tab.client.fetchQuery(shipmentWindowQuery({ source, query, offset: 0, limit: 9 }, version))
  return window?.rows.find(({ id }) => id === 'id-1')?.notes
}

/** Joins the channel as another tab of this browser. */
let otherTab: BroadcastChannel
beforeEach(() => {
  otherTab = new BroadcastChannel('shipment-changes')
})
afterEach(() => otherTab.close())

describe('a change of a shipment', () => {
  it('makes a new version of each list that has it, and of no other', async () => {
    for (const source of [all, search]) await fetch(source)
    answerWith([row(2)])
    await fetch(today)
    await writeIntoLists(tab.client, note('Call first'))
    expect([all, search, today].map((source) => state(source)?.data?.version)).toEqual([2, 2, 1])
    expect(await notesIn(all)).toBe('Call first')
    expect(await notesIn(search)).toBe('Call first')
  })

  it('does not cancel a refresh that a list still needs', async () => {
    await fetch(all)
    refreshLists(tab.client)
    await writeIntoLists(tab.client, note('Call first'))
    expect(state(all)).toMatchObject({ isInvalidated: true, data: { version: 2 } })
  })

  it('is sent to the other tabs', async () => {
    const heard = new Promise((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data)
    })
    await writeIntoLists(tab.client, note('Call first'))
    expect(await heard).toEqual(note('Call first'))
  })
})

describe('a change in another tab', () => {
  it('shows here at once, and refreshes the list', async () => {
    await fetch(all)
    tab.client.setQueryData(statisticsQuery().queryKey, [])
    const stop = new QueryObserver(tab.client, shipmentListQuery(all)).subscribe(() => undefined)
    tab.calls = []
    otherTab.postMessage(note('Call first'))
    await vi.waitFor(() => expect(tab.calls).toEqual(['getAll']))
    expect(tab.client.getQueryState(statisticsQuery().queryKey)?.isInvalidated).toBe(true)
    answerWith([{ ...row(1), notes: 'Called' }, row(2)])
    await vi.waitFor(() => expect(state(all)?.fetchStatus).toBe('idle'))
    otherTab.postMessage(note('Call again'))
    await vi.waitFor(async () => expect(await notesIn(all)).toBe('Called'))
    stop()
  })

  it('is fetched by a hidden tab once the tab is looked at, and so is a booking', async () => {
    tab.client.mount()
    await fetch(all)
    const stop = new QueryObserver(tab.client, shipmentListQuery(all)).subscribe(() => undefined)
    tab.calls = []
    focusManager.setFocused(false)
    for (let booking = 0; booking < 3; booking += 1) otherTab.postMessage([])
    await vi.waitFor(() => expect(state(all)?.isInvalidated).toBe(true))
    expect(tab.calls).toEqual([])
    focusManager.setFocused(true)
    await vi.waitFor(() => expect(tab.calls).toEqual(['getAll']))
    otherTab.postMessage([])
    await vi.waitFor(() => expect(tab.calls).toEqual(['getAll', 'getAll']))
    focusManager.setFocused(undefined)
    stop()
    tab.client.unmount()
  })

  it.each([[null], ['void'], [[{ id: 1 }]], [[{ id: 'id-1' }]]])(
    'is ignored if it cannot be read, as when that tab runs another release: %j',
    async (message) => {
      await fetch(all)
      otherTab.postMessage(message)
      otherTab.postMessage(note('Call first'))
      await vi.waitFor(async () => expect(await notesIn(all)).toBe('Call first'))
      expect(state(all)?.data?.version).toBe(2)
    },
  )
})
