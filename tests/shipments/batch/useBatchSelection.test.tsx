import { act, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { useBatchSelection } from '@/shipments/batch/useBatchSelection'
import { useShipmentList } from '@/shipments/list/useShipmentList'
import { withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import { fetchAll, renderWithMessages } from '../shipmentHooks'

const { store, server } = withBackend()

interface Shown {
  source: ShipmentSource
  query: ShipmentQuery
}
const shown = (filter: ShipmentFilter = {}, source: ShipmentSource = { kind: 'all' }): Shown => ({
  source,
  query: { filter, sort: newestFirst },
})
/** The number of the shipment at this place in the list, newest first. */
const number = (place: number) => String(4_900_000_000 + place)
const numbered = (...places: number[]) => places.map(number)

/** Renders the selection in a list of this many shipments, one booked each hour until now. */
async function open(count: number) {
  store.shipments = Array.from({ length: count }, (_, index) =>
    aShipment({
      id: `id-${index + 1}`,
      airwayBillNo: number(index + 1),
      createdAt: new Date(Date.now() - index * 1000).toISOString(),
    }),
  )
  const list = await fetchAll(store)
  const rendered = renderWithMessages(
    list.client,
    ({ source, query }: Shown) => {
      const shownList = useShipmentList(source, query)
      return { selection: useBatchSelection(shownList), list: shownList }
    },
    shown(),
  )
  const { now, rerender } = rendered
  const selection = () => now().selection
  const isShown = (total: number) => waitFor(() => expect(now().list.totals.shipments).toBe(total))
  /** Shows another list. */
  const show = async (next: Shown, total: number) => {
    rerender(next)
    await waitFor(() => expect(now().list).toMatchObject({ isWhole: true, source: next.source, query: next.query }))
    await isShown(total)
  }
  const press = async (place: number, isRange = false) => {
    const shipment = await list.find(number(place))
    await act(async () => selection().toggle(shipment, isRange))
  }
  const selectAll = async () => {
    const before = selection()
    act(() => selection().selectAll())
    await waitFor(() => expect(selection()).not.toBe(before))
  }
  const places = () =>
    selection()
      .ids()
      .map((id) => Number(id.replace('id-', '')))
  /** Waits until this many are selected. */
  const has = (count: number) => waitFor(() => expect(selection().size).toBe(count))
  const notes = async () => (await selection().shipments()).map((each) => [each.airwayBillNo, each.notes])
  await isShown(store.shipments.length)
  return { ...list, ...rendered, selection, show, isShown, press, selectAll, places, has, notes }
}
/** Adds a note as somebody else would; the list shows it once refetched. */
const note = (place: number) => {
  const shipment = store.shipments.find(({ airwayBillNo }) => airwayBillNo === number(place))
  Object.assign(shipment ?? {}, { notes: 'Call first', updatedAt: new Date().toISOString() })
}

describe('selecting a range', () => {
  it('covers the rows between its ends, and begins at the row pressed last, even if that deselected it', async () => {
    const { press, has, places } = await open(12)
    await press(3)
    await press(1, true)
    await has(3)
    expect(places()).toEqual([3, 1, 2])
    await press(12, true)
    await has(12)
    expect(places()).toEqual([3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    await press(11)
    await press(10)
    await press(12, true)
    await has(12)
  })
})

describe('selecting all filtered shipments', () => {
  it('selects only those with an id, as nothing can be done to the others', async () => {
    const rows = ['', 'id-1', 'id-2'].map((id, place) => ({
      ...(id === '' ? {} : { _id: id }),
      airwayBillNo: number(place),
      createdAt: new Date().toISOString(),
    }))
    server.use(http.get('*/api/airwaybill/getAll', () => HttpResponse.json(rows)))
    store.shipments = []
    const list = await fetchAll(store)
    expect((await list.inList()).map(({ id }) => id).toSorted()).toEqual(['', 'id-1', 'id-2'])
    const { now } = renderWithMessages(
      list.client,
      ({ source, query }: Shown) => useBatchSelection(useShipmentList(source, query)),
      shown(),
    )
    const known = { ...(await list.find(number(1))), id: 'id-3' }
    act(() => now().selectAll())
    await waitFor(() => expect(now().ids().toSorted()).toEqual(['id-1', 'id-2']))
    await waitFor(() => expect(now().hasAll).toBe(true))
    for (const pick of [now().add, (each: Shipment) => now().toggle(each, false)]) act(() => pick({ ...known, id: '' }))
    expect(now().ids().toSorted()).toEqual(['id-1', 'id-2'])
    act(() => now().remove(['id-1']))
    expect(now().hasAll).toBe(false)
    // Selected in another list.
    act(() => now().add(known))
    await waitFor(() => expect(now().ids().toSorted()).toEqual(['id-2', 'id-3']))
    expect(now().hasAll).toBe(false)
  })
})

describe('the shipments that a batch changes', () => {
  it('have the latest values of the list', async () => {
    const { press, notes, now } = await open(3)
    await press(2)
    await press(1)
    note(1)
    note(2)
    act(() => now().list.refresh())
    await waitFor(async () =>
      expect(await notes()).toEqual([
        [number(2), 'Call first'],
        [number(1), 'Call first'],
      ]),
    )
  })

  it('leave out those that are gone, except those selected one by one, which are as they were last seen', async () => {
    const { find, press, selection, selectAll, has, notes, now, show, isShown } = await open(6)
    const shipment = await find(number(6))
    act(() => selection().add(shipment))
    await press(2)
    await show(shown({ numbers: numbered(1, 3, 5) }), 3)
    await press(1)
    await press(3, true)
    await has(4)
    await selectAll()
    await show(shown(), 6)
    store.shipments = store.shipments.slice(4, 5)
    act(() => now().list.refresh())
    await isShown(1)
    expect(await notes()).toEqual([
      [number(6), ''],
      [number(2), ''],
      [number(5), ''],
    ])
    expect(selection().size).toBe(5)
  })

  it('are read from each list in which they were selected', async () => {
    const { press, has, notes, show } = await open(4)
    await press(1)
    await press(2, true)
    await has(2)
    await show(shown({}, { kind: 'today' }), 4)
    await press(3)
    await press(4, true)
    await has(4)
    await show(shown({}, { kind: 'search', term: 'nobody' }), 0)
    const known = async () => (await notes()).map(([airwayBillNo]) => airwayBillNo)
    expect(await known()).toEqual(numbered(1, 2, 3, 4))
  })
})

it('still knows the scanned pieces of a shipment that is selected again with all, or scanned as a whole', async () => {
  const { find, selection, selectAll, has } = await open(3)
  const shipment = await find(number(2))
  act(() => selection().addPiece(shipment, 1, null))
  act(() => selection().addPiece(shipment, 1, 3))
  await selectAll()
  await has(3)
  expect(selection().pieces('id-2')).toEqual({ pieces: [1], total: 3 })
  act(() => selection().add(shipment))
  expect(selection().pieces('id-2')).toEqual({ pieces: [1], total: 3 })
  act(() => selection().remove(['id-2']))
  act(() => selection().add(shipment))
  expect(selection().pieces('id-2')).toBeUndefined()
})
