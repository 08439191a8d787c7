import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_SHIPMENTS_PER_REFRESH } from '@/domain/shipment-index/nextRefresh'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { shipmentLists } from '@/services/shipment-list/shipmentLists'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { readForm } from '../../backend/readForm'
import { aBackend, json } from '../backend'

const backend = aBackend()
const all: ShipmentSource = { kind: 'all' }
const NOW = new Date('2026-11-20T10:00:00.000Z')
const MINUTE = 60_000
const moment = (daysAgo: number) => new Date(NOW.getTime() - daysAgo * 24 * 60 * MINUTE).toISOString()
const row = (number: number, daysAgo: number, changes: object = {}) => ({
  _id: `id-${number}`,
  airwayBillNo: String(4_010_000_000 + number),
  createdAt: moment(daysAgo),
  status: [{ type: 1, createdAt: moment(daysAgo) }],
  amount: 100,
  ...changes,
})
/** One old shipment, and more of yesterday than a refresh includes. */
const many = [row(1, 60), ...Array.from({ length: MAX_SHIPMENTS_PER_REFRESH + 1 }, (_, index) => row(index + 10, 1))]

/** The backend's shipments, and its answered paths. */
let stored: ReturnType<typeof row>[] = []
let calls: string[] = []
let keeper = shipmentLists()
const load = async (isWhole = false, source: ShipmentSource = all) => {
  if (isWhole) await keeper.requestFullLoad(source)
  return keeper.load(source, () => undefined)
}
const first = async (source: ShipmentSource = all) => {
  const window = await keeper.window({ source, query: { filter: {}, sort: newestFirst }, offset: 0, limit: 1 })
  return { id: window?.rows[0]?.id, version: window?.version, changed: window?.changed, of: window?.totals.shipments }
}
const statusOf = async (id: string, source: ShipmentSource = all) =>
  (await keeper.byIds(source, [id]))?.[0]?.status.map(({ type }) => type)

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { fields } = await readForm(request)
  const today = NOW.toISOString().slice(0, 10)
  const { from = '', to = '9999' } = pathname.endsWith('Today') ? { from: today, to: today } : fields
  calls.push(`${pathname.split('/').at(-1)} ${from}`.trim())
  return json(stored.filter(({ createdAt }) => createdAt.slice(0, 10) >= from && createdAt.slice(0, 10) <= to))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  keeper = shipmentLists()
  stored = [...many]
  calls = []
  backend.answerWith(answer)
})
afterEach(() => void vi.useRealTimers())

describe('all shipments', () => {
  it('load as a whole once; later refreshes are small, and mark new rows', async () => {
    expect(await load()).toMatchObject({
      list: { version: 1, shipments: MAX_SHIPMENTS_PER_REFRESH + 2, since: null, refreshDelayMs: MINUTE },
    })
    expect(calls).toEqual(['getByToFrom 2026-10-22', 'getAll'])
    expect(await load()).toMatchObject({ list: { version: 1, since: '2026-11-20' } })
    stored = [row(999, 0), ...many]
    vi.setSystemTime(NOW.getTime() + MINUTE)
    expect(await load()).toMatchObject({
      list: {
        version: 2,
        shipments: MAX_SHIPMENTS_PER_REFRESH + 3,
        since: '2026-11-20',
        wholeAt: NOW.getTime(),
        seenAt: NOW.getTime() + MINUTE,
        loadedAt: NOW.getTime() + MINUTE,
      },
    })
    expect(calls.slice(2)).toEqual(['getAllByToday 2026-11-20', 'getAllByToday 2026-11-20'])
    await load()
    expect(calls.at(-1)).toBe('getByToFrom 2026-11-20')
    expect(await first()).toEqual({ id: 'id-999', version: 2, changed: ['id-999'], of: MAX_SHIPMENTS_PER_REFRESH + 3 })
  })

  it('show others’ changes of old shipments after a refresh on request', async () => {
    await load()
    stored = stored.map((each) => (each._id === 'id-1' ? row(1, 60, { status: [] }) : each))
    await load()
    expect(await statusOf('id-1')).toEqual([1])
    expect(await load(true)).toMatchObject({ list: { since: null } })
    expect(await statusOf('id-1')).toEqual([])
    expect(calls.at(-1)).toBe('getAll')
  })

  it('show the last days while the rest loads, and only these if the rest fails', async () => {
    let send!: () => void
    backend.answerWith(async (request) => {
      if (request.url.endsWith('getAll')) await new Promise<void>((resolve) => (send = resolve))
      return answer(request)
    })
    const loading = load()
    await vi.waitFor(() => expect(send).toBeDefined())
    expect(await first()).toMatchObject({ version: 0, of: MAX_SHIPMENTS_PER_REFRESH + 1 })
    send()
    await loading
    expect(await first()).toMatchObject({ version: 1, of: MAX_SHIPMENTS_PER_REFRESH + 2 })

    backend.answerWith((request) => (request.url.endsWith('getAll') ? answer(request) : json({}, { status: 500 })))
    keeper = shipmentLists()
    expect(await load()).toMatchObject({ list: { shipments: MAX_SHIPMENTS_PER_REFRESH + 2 } })
  })

  it('keep their rows if a refresh fails, which is reported', async () => {
    await load()
    backend.answerWith(() => json({ error: 'no' }, { status: 500 }))
    expect(await load()).toMatchObject({ failure: { call: 'airwaybill/getAllByToday', status: 500 } })
    expect(await first()).toMatchObject({ version: 1, of: MAX_SHIPMENTS_PER_REFRESH + 2 })
    backend.answerWith(answer)
    expect(await load()).toMatchObject({ list: { version: 1 } })
  })
})

describe('a long search', () => {
  const search: ShipmentSource = { kind: 'search', term: 'karachi' }

  it('is not repeated before its interval', async () => {
    await load(false, search)
    const before = await load(false, search)
    expect(before).toMatchObject({ list: { version: 1, since: null } })
    expect(calls).toEqual(['search'])
    vi.setSystemTime(NOW.getTime() + 2 * MINUTE)
    expect(await load(false, search)).toMatchObject({ list: { wholeAt: NOW.getTime() + 2 * MINUTE } })
    expect(calls).toEqual(['search', 'search'])
  })
})

describe('a change made in this tab', () => {
  const up = { action: 'upTrack', form: { type: '2', description: 'Packed', trackingLink: '' } } as const

  it('shows at once in every list that has the shipment', async () => {
    const search: ShipmentSource = { kind: 'search', term: 'x' }
    await load()
    await load(false, search)
    await load(false, { kind: 'range', from: '2026-11-19', to: '2026-11-19' })
    const written = await keeper.write([{ id: 'id-1', change: up }])
    expect(written.map(([source, list]) => [source, list?.version])).toEqual([
      [all, 2],
      [search, 2],
    ])
    expect(await statusOf('id-1')).toEqual([1, 2])
    expect(await statusOf('id-1', search)).toEqual([1, 2])
    expect(await keeper.write([{ id: 'nobody', change: up }])).toEqual([])
  })

  it.each([
    ['a look', 'id-10', false],
    ['the whole list', 'id-1', true],
  ])('is not undone by %s that was requested before it', async (_name, id, isWhole) => {
    // Few are of yesterday, so that a refresh includes them.
    stored = [
      row(1, 60),
      row(10, 1),
      ...Array.from({ length: MAX_SHIPMENTS_PER_REFRESH }, (_, index) => row(index + 20, 50)),
    ]
    await load()
    let send!: () => void
    const before = [...stored]
    backend.answerWith(async () => {
      await new Promise<void>((resolve) => (send = resolve))
      return json(isWhole ? before : before.filter(({ createdAt }) => createdAt > moment(30)))
    })
    send = undefined as never
    const loading = load(isWhole)
    await vi.waitFor(() => expect(send).toBeDefined())
    await keeper.write([{ id, change: up }])
    send()
    expect(await loading).toMatchObject({ list: { shipments: MAX_SHIPMENTS_PER_REFRESH + 2 } })
    expect(await statusOf(id)).toEqual([1, 2])
  })

  it('is replaced by the backend’s own row', async () => {
    await load()
    let send!: () => void
    backend.answerWith(async () => {
      await new Promise<void>((resolve) => (send = resolve))
      return json(stored.map((each) => (each._id === 'id-1' ? row(1, 60, { status: [], notes: 'Lost' }) : each)))
    })
    const loading = load(true)
    await vi.waitFor(() => expect(send).toBeDefined())
    await keeper.write([{ id: 'id-1', change: up }])
    send()
    await loading
    expect(await statusOf('id-1')).toEqual([])
  })

  it('shows in a first list that is still loading', async () => {
    stored = [row(1, 60), row(10, 1)]
    let send!: () => void
    backend.answerWith(async (request) => {
      const now = await answer(request)
      if (request.url.endsWith('getAll')) await new Promise<void>((resolve) => (send = resolve))
      return now
    })
    const loading = load()
    await vi.waitFor(() => expect(send).toBeDefined())
    expect(await keeper.write([{ id: 'id-10', change: up }])).toEqual([[all, null]])
    expect(await statusOf('id-10')).toEqual([1, 2])
    send()
    await loading
    expect(await statusOf('id-10')).toEqual([1, 2])
  })
})
