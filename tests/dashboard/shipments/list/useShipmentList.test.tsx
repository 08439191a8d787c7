import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { useShipmentList, type ShipmentList } from '@/dashboard/shipments/list/useShipmentList'
import { newestFirst, type ShipmentQuery } from '@/domain/shipment-index/shipmentFilter'
import { createQueryClient } from '@/services/http/queryClient'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { withBackend } from '../../../app'
import { aShipment } from '../../../backend/builders'
import { signIn } from '../../../backend/session'
import { fail } from '../listScreen'

const { store, server } = withBackend()

const all: ShipmentQuery = { filter: {}, sort: newestFirst }

interface Asked {
  source: ShipmentSource
  query?: ShipmentQuery
  isWanted?: boolean
}

/** A list on the stand-in, with all that was drawn of it. */
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
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const isWhole = () => waitFor(() => expect(result.current).toMatchObject({ state: 'ready', isWhole: true }))
  const numbers = () => result.current.rows.rows.map(({ airwayBillNo }) => airwayBillNo)
  /** Offset and limit of the part that is on screen. */
  const asked = () => {
    const [part] = client.getQueryCache().findAll({ queryKey: ['shipmentIndex', 'window'], type: 'active' })
    return part?.queryKey.slice(-2)
  }
  return { result, rerender, drawn, isWhole, numbers, asked }
}
const lookAt = ({ result }: ReturnType<typeof open>, start: number, end: number) =>
  act(async () => result.current.rows.onRange(start, end))

describe('the part of a list that is at hand', () => {
  it.each([
    [0, 20, 0, 60],
    [0, 21, 0, 400],
    [439, 459, 0, 800],
    [440, 460, 400, 400],
    [760, 760, 400, 400],
    [761, 761, 400, 800],
  ])('while rows %i to %i are in sight begins at row %i, with %i', async (start, end, offset, limit) => {
    store.shipments = [aShipment()]
    const list = open()
    await list.isWhole()
    expect(list.asked()).toEqual([0, 60])
    await lookAt(list, 2000, 2020)
    await lookAt(list, start, end)
    await waitFor(() => expect(list.asked()).toEqual([offset, limit]))
  })
})

describe('what is said of a list', () => {
  const nothing = {
    rows: { total: 0, offset: 0, rows: [] },
    totals: { shipments: 0, voids: 0, paisa: 0 },
    missing: [],
    facets: null,
    isWhole: false,
    loadedAt: null,
    age: null,
    isOutdated: false,
  }

  it('that nobody wants is nothing, and nothing is asked', () => {
    const { result } = open({ source: { kind: 'all' }, isWanted: false })
    expect(result.current).toMatchObject({ ...nothing, state: 'loading', progress: null })
    expect(store.calls.filter(({ path }) => path.startsWith('/api/airwaybill'))).toEqual([])
  })

  it('is that it fails, is asked for again, and is here', async () => {
    store.shipments = [aShipment()]
    fail(store, 'getAllByToday', { status: 400, body: { error: 'x' }, times: 1 })
    const { result, isWhole } = open({ source: { kind: 'today' } })
    expect(result.current).toMatchObject({ ...nothing, state: 'loading', isFetching: true })
    await waitFor(() => expect(result.current.state).toBe('failed'))
    expect(result.current).toMatchObject({ ...nothing, isFetching: false, progress: null })
    fail(store, 'getAllByToday', { delayMs: 500, times: 1 })
    act(() => result.current.retry())
    await waitFor(() => expect(result.current).toMatchObject({ state: 'loading', isFetching: true }))
    await isWhole()
    expect(result.current).toMatchObject({
      rows: { total: 1, offset: 0 },
      totals: { shipments: 1, voids: 0 },

      isOutdated: false,
      progress: null,
    })
    expect(result.current.loadedAt).toBeGreaterThan(0)
    expect(result.current.age).not.toBeNull()
    await waitFor(() => expect(result.current.facets).not.toBeNull())
  })

  it('is how far it has come, with the rows that are here, while it comes in', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ _id: `id-${index}`, airwayBillNo: `${index}` }))
    const answer = JSON.stringify(rows)
    const half = answer.indexOf('{"_id":"id-20"')
    const bytes = (text: string) => new TextEncoder().encode(text)
    let goOn: (() => void) | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes(answer.slice(0, half)))
        goOn = () => {
          controller.enqueue(bytes(answer.slice(half)))
          controller.close()
        }
      },
    })
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(answer.length) }
    server.use(http.get('*/api/airwaybill/getAllByToday', () => new HttpResponse(body, { headers })))
    const { result, isWhole } = open({ source: { kind: 'today' } })
    await waitFor(() => expect(result.current.rows.total).toBe(20))
    expect(result.current).toMatchObject({ state: 'ready', isWhole: false, isFetching: true })
    expect(result.current.progress).toBeCloseTo(half / answer.length)
    goOn?.()
    await isWhole()
    expect(result.current).toMatchObject({ rows: { total: 40 }, progress: null })
  })

  it('is of each list by itself: another one has not been asked for, and shows no rows of the first', async () => {
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

  it('stays what it was while another search of it is on its way', async () => {
    store.shipments = [
      aShipment({ airwayBillNo: '4900000001', destination: 'Norway' }),
      aShipment({ airwayBillNo: '4900000002', destination: 'Germany' }),
    ]
    const { rerender, drawn, isWhole, numbers } = open()
    await isWhole()
    const before = drawn.length
    const source = { kind: 'all' } as const
    rerender({ source, query: { filter: { numbers: ['4900000002', '4900000009'] }, sort: newestFirst } })
    expect(drawn[before]).toMatchObject({ state: 'ready', rows: { total: 2 }, missing: [] })
    await waitFor(() => expect(numbers()).toEqual(['4900000002']))
    expect(drawn.at(-1)?.missing).toEqual(['4900000009'])
  })
})
