import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import { ShipmentIndex } from '@/domain/shipment-index/shipmentIndex'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { shipmentLists } from '@/services/shipment-list/shipmentLists'
import type { ListProgress, ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { aBackend, json } from '../backend'

const backend = aBackend()
/** A list that is loaded by one call; that of all shipments loads its last days first. */
const found = { kind: 'search', term: 'oman' } as ShipmentSource
const row = (number: number, changes: object = {}) => ({
  _id: `id-${number}`,
  airwayBillNo: `40100${number}`,
  consignee: { contactPerson: `Person ${number}` },
  center: { username: number % 2 ? 'gujrat' : 'okara' },
  createdAt: `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`,
  status: [{ type: 1, createdAt: '2026-11-01T10:00:00.000Z' }],
  amount: 100,
  ...changes,
})
/** More rows than fill a screen. */
const manyRows = Array.from({ length: 40 }, (_, index) => row(index + 1, { createdAt: '2026-11-20' }))
const bytes = (text: string) => new TextEncoder().encode(text)

let keeper = shipmentLists()
let progress: ListProgress[] = []
const load = (source = found) => keeper.load(source, (each) => progress.push(each))
const ask = (filter: ShipmentFilter = {}, source = found) =>
  keeper.window({ source, query: { filter, sort: newestFirst }, offset: 0, limit: 2 })

beforeEach(() => {
  keeper = shipmentLists()
  progress = []
})

/** An answer whose chunks arrive when the test sends them. */
function heldAnswer(headers: Record<string, string> = {}) {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (each) => void (controller = each) })
  backend.answerWith(() => new Response(body, { headers: { 'Content-Type': 'application/json', ...headers } }))
  return { controller, send: (text: string) => controller.enqueue(bytes(text)) }
}

describe('a loaded list', () => {
  it('answers every question, and null for a list that is not loaded', async () => {
    backend.answerWith(() => json([row(1), row(2), 'no row', row(3)]))
    expect(await load()).toMatchObject({ list: { version: 1, shipments: 3 } })
    const query = { filter: { center: ['gujrat'] }, sort: newestFirst }
    expect(await ask(query.filter)).toMatchObject({
      version: 1,
      rows: [{ id: 'id-3' }, { id: 'id-1' }],
      totals: { shipments: 2 },
      changed: [],
      undated: 0,
      missing: [],
    })
    expect((await ask({ numbers: ['401001', '409999'] }))?.missing).toEqual(['409999'])
    expect(await keeper.sums(found, query, 'center')).toMatchObject([{ key: 'gujrat', shipments: 2 }])
    expect(await keeper.ids(found, query)).toEqual(['id-3', 'id-1'])
    expect((await keeper.byIds(found, ['id-2', 'nobody']))?.map(({ id }) => id)).toEqual(['id-2'])

    const other: ShipmentSource = { kind: 'today' }
    expect(await ask({}, other)).toBeNull()
    expect(await keeper.sums(other, query, 'day')).toBeNull()
    expect(await keeper.ids(other, query)).toBeNull()
    expect(await keeper.byIds(other, ['id-1'])).toBeNull()
  })

  it('has the same version after an answer without changes', async () => {
    backend.answerWith(() => json([row(1), row(2, { _id: '' })]))
    const first = await load()
    expect(await load()).toMatchObject({ list: { version: 1, loadedAt: 'list' in first ? first.list.loadedAt : null } })
    // A row without an id cannot be told apart, and counts as changed.
    backend.answerWith(() => json([row(1), row(2, { _id: '', notes: 'Call first' })]))
    expect(await load()).toMatchObject({ list: { version: 2 } })
    expect((await ask({ text: 'call' }))?.totals.shipments).toBe(1)
  })

  it('is replaced by the next answer as a whole, and names the changed rows', async () => {
    backend.answerWith(() => json([row(1), row(2)]))
    await load()
    backend.answerWith(() => json([row(1), row(2, { notes: 'Call first' }), row(3)]))
    expect(await load()).toMatchObject({ list: { version: 2, shipments: 3 } })
    expect(await ask()).toMatchObject({ version: 2, changed: ['id-3', 'id-2'] })
  })

  it('keeps its rows if the next load is cancelled', async () => {
    backend.answerWith(() => json([row(1)]))
    await load()
    backend.answerWith(() => new Promise<Response>(() => undefined))
    await keeper.requestFullLoad(found)
    const next = load()
    await keeper.cancel(found)
    expect(await next).toEqual({ cancelled: true })
    expect(await ask()).toMatchObject({ version: 1, rows: [{ id: 'id-1' }] })
  })

  it('is dropped without the other lists', async () => {
    backend.answerWith(() => json([row(1)]))
    await load()
    await load({ kind: 'today' })
    await keeper.forget(found)
    expect(await ask()).toBeNull()
    expect(await ask({}, { kind: 'today' })).not.toBeNull()
    await keeper.forget({ kind: 'search', term: 'never asked' })
  })
})

describe('a list that is loading', () => {
  it('shows its first rows at once as version 0, and its share if the size is known', async () => {
    const text = JSON.stringify(manyRows)
    const middle = text.indexOf('{"_id":"id-25"')
    const { controller, send } = heldAnswer({ 'Content-Length': String(text.length) })
    const loading = load()
    expect(await ask()).toMatchObject({ version: 0, rows: [] })
    send(text.slice(0, middle))
    await vi.waitFor(async () => expect(await ask()).toMatchObject({ version: 0, totals: { shipments: 24 } }))
    send(text.slice(middle))
    controller.close()
    expect(await loading).toMatchObject({ list: { version: 1, shipments: 40 } })
    expect(progress[0]).toEqual({ shipments: 0, share: null })
    expect(progress[1]?.shipments).toBe(24)
    expect(progress[1]?.share).toBeGreaterThan(0.3)
    for (const { share } of progress) expect(share ?? 0).toBeLessThanOrEqual(1)
  })

  it('has no share if the size is that of a compressed answer', async () => {
    const headers = { 'Content-Encoding': 'identity', 'Content-Length': '100' }
    backend.answerWith(() => new Response(JSON.stringify([row(1), row(2)]), { headers }))
    expect(await load()).toMatchObject({ list: { shipments: 2 } })
    expect(progress.every(({ share }) => share === null)).toBe(true)
  })

  it('reports its progress once the first rows fill a screen, then at most every quarter of a second', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const { controller, send } = heldAnswer()
    const loading = load()
    send('[')
    for (const rows of [manyRows.slice(0, 19), manyRows.slice(19, 21), manyRows.slice(21, 39)]) {
      await vi.waitFor(() => expect(controller.desiredSize).toBeGreaterThan(0))
      for (const each of rows) send(`${JSON.stringify(each)},`)
    }
    send(`${JSON.stringify(manyRows[39])}]`)
    controller.close()
    expect(await loading).toMatchObject({ list: { shipments: 40 } })
    expect(progress).toHaveLength(2)
    expect(progress[1]?.shipments).toBeGreaterThanOrEqual(20)
    now.mockRestore()
  })

  it('is complete if chunks end within a character, or begin with a byte order mark', async () => {
    const text = bytes(`\uFEFF${JSON.stringify([row(1, { notes: 'یوسف خان é 📦' }), row(2)])}`)
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      for (const byte of text) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    }
    backend.answerWith(() => new Response(new ReadableStream({ start })))
    expect(await load()).toMatchObject({ list: { shipments: 2 } })
    expect((await ask({ text: 'یوسف' }))?.rows[0]?.notes).toBe('یوسف خان é 📦')
  })

  it('is cancelled each time it is requested again, even before the first row', async () => {
    backend.answerWith(() => new Promise<Response>(() => undefined))
    const first = load()
    await vi.waitFor(() => expect(progress).toHaveLength(1))
    const { controller, send } = heldAnswer()
    const second = load()
    expect(await first).toEqual({ cancelled: true })
    await vi.waitFor(() => expect(controller.desiredSize).toBeGreaterThan(0))
    backend.answerWith(() => json([row(1)]))
    expect(await load()).toMatchObject({ list: { shipments: 1 } })
    send(JSON.stringify([row(2)]))
    controller.close()
    expect(await second).toEqual({ cancelled: true })
    expect((await ask())?.rows).toMatchObject([{ id: 'id-1' }])
  })

  it('when cancelled leaves nothing of a first load, and the earlier rows otherwise', async () => {
    heldAnswer()
    const first = load()
    await keeper.cancel(found)
    expect(await first).toEqual({ cancelled: true })
    expect(await ask()).toBeNull()
    await keeper.cancel(found)

    backend.answerWith(() => json([row(1)]))
    await load()
    heldAnswer()
    const again = load()
    await keeper.cancel(found)
    expect(await again).toEqual({ cancelled: true })
    expect(await ask()).toMatchObject({ version: 1, rows: [{ id: 'id-1' }] })
  })

  it('stays dropped when its answer arrives', async () => {
    const { send } = heldAnswer()
    const loading = load()
    send('[')
    await keeper.forget(found)
    expect(await loading).toEqual({ cancelled: true })
    expect(await ask()).toBeNull()
  })
})

describe('a list that fails', () => {
  const failure = (details: object) => ({ failure: { call: 'airwaybill/search', ...details } })

  it.each([
    ['is refused', () => json({ error: 'no' }, { status: 500 }), { kind: 'refused', status: 500 }],
    ['is a page', () => new Response('<!doctype html>'), { kind: 'badAnswer', status: 200 }],
    ['is no list', () => json({ shipments: [] }), { kind: 'badAnswer', status: 200 }],
    ['has rows that are none', () => json([null, 1, [[]]]), { kind: 'badAnswer', status: 200 }],
    ['has no body', () => new Response(null, { status: 204 }), { kind: 'badAnswer', status: 204 }],
    ['is cut off', () => new Response('[{"_id":"1"},'), { kind: 'badAnswer', status: 200 }],
    ['does not come', () => Response.error(), { kind: 'noAnswer', status: null }],
  ])('because it %s leaves no rows', async (_name, answer, details) => {
    backend.answerWith(answer)
    expect(await load()).toMatchObject(failure(details))
    expect(await ask()).toBeNull()
  })

  it('because of a bug throws that error', async () => {
    backend.answerWith(() => json([row(1)]))
    vi.spyOn(ShipmentIndex.prototype, 'add').mockImplementationOnce(() => {
      throw new TypeError('a fault')
    })
    await expect(load()).rejects.toThrow('a fault')
  })

  it('halfway keeps the rows of the last complete load', async () => {
    backend.answerWith(() => json([row(1)]))
    await load()
    const { controller, send } = heldAnswer()
    const loading = load()
    send('[{"_id":"id-2"},')
    // The chunk was read, as the reader wants the next one.
    await vi.waitFor(() => expect(controller.desiredSize).toBeGreaterThan(0))
    controller.error(new Error('The line broke'))
    expect(await loading).toMatchObject(failure({ kind: 'noAnswer', status: null }))
    expect(await ask()).toMatchObject({ version: 1, rows: [{ id: 'id-1' }] })
  })
})
