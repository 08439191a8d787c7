import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { createQueryClient } from '@/services/createQueryClient'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { type ShipmentList, useShipmentList } from '@/shipments/list/useShipmentList'
import { providersOf, withBackend } from '../../app'
import { aShipment } from '../../backend/builders'
import { signIn } from '../../backend/session'

const { store } = withBackend()

const all: ShipmentQuery = { filter: {}, sort: newestFirst }

interface Asked {
  source: ShipmentSource
  query?: ShipmentQuery
  isWanted?: boolean
}

/** Renders the hook on the stand-in, and records what it returned. */
function open(initialProps: Asked = { source: { kind: 'all' } }) {
  signIn(store, 'headoffice')
  const client = createQueryClient()
  const drawn: ShipmentList[] = []
  const { result, rerender } = renderHook(
    ({ source, query = all, isWanted }: Asked) => {
      const list = useShipmentList(source, query, isWanted)
      drawn.push(list)
      return list
    },
    {
      initialProps,
      wrapper: providersOf(client),
    },
  )
  const isWhole = () => waitFor(() => expect(result.current).toMatchObject({ state: 'ready', isWhole: true }))
  const numbers = () => result.current.rows.rows.map(({ airwayBillNo }) => airwayBillNo)
  /** Offset and limit of the rows that were requested. */
  const asked = () => {
    const [part] = client.getQueryCache().findAll({ queryKey: ['shipmentIndex', 'window'], type: 'active' })
    return part?.queryKey.slice(-2)
  }
  return { result, rerender, drawn, isWhole, numbers, asked }
}
const lookAt = ({ result }: ReturnType<typeof open>, start: number, end: number) =>
  act(async () => result.current.rows.onRange(start, end))

describe('the part of a list that is requested', () => {
  it.each([
    [0, 20, 0, 60],
    [0, 21, 0, 400],
    [439, 459, 0, 800],
    [440, 460, 400, 400],
    [760, 760, 400, 400],
    [761, 761, 400, 800],
  ])('while rows %i to %i are visible begins at row %i, with %i', async (start, end, offset, limit) => {
    store.shipments = [aShipment()]
    const list = open()
    await list.isWhole()
    expect(list.asked()).toEqual([0, 60])
    await lookAt(list, 2000, 2020)
    await lookAt(list, start, end)
    await waitFor(() => expect(list.asked()).toEqual([offset, limit]))
  })
})

describe('the state of a list', () => {
  const nothing = {
    rows: { total: 0, offset: 0, rows: [] },
    totals: { shipments: 0, voids: 0, paisa: 0, missing: 0, unreadable: 0 },
    undated: 0,
    missing: [],
    isWhole: false,
    loadedAt: null,
    age: null,
    isOutdated: false,
  }

  it('is not taken over by another list, which is not requested yet and shows none of its rows', async () => {
    const old = new Date(2026, 0, 1).toISOString()
    store.shipments = [aShipment({ createdAt: old, updatedAt: old })]
    const { result, rerender, drawn, isWhole } = open()
    await isWhole()
    const before = drawn.length
    rerender({ source: { kind: 'today' } })
    expect(drawn[before]).toMatchObject({ ...nothing, state: 'loading' })
    await isWhole()
    expect(result.current).toMatchObject({ rows: { total: 0 } })
    expect(drawn.slice(before).every(({ rows }) => rows.total === 0)).toBe(true)
    rerender({ source: { kind: 'all' } })
    expect(result.current).toMatchObject({ state: 'ready', rows: { total: 1 } })
  })
})
