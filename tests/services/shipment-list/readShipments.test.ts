import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_SHIPMENTS_PER_REFRESH } from '@/domain/shipment-index/nextRefresh'
import { shipmentLists } from '@/services/shipment-list/shipmentLists'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { aBackend, HOST } from '../backend'

/** A backend whose answers to GET have an ETag, and which answers 304 to a request with that tag. */
const backend = aBackend()
const all: ShipmentSource = { kind: 'all' }
const found: ShipmentSource = { kind: 'search', term: 'oman' }
const row = (number: number, type = 1) => ({
  _id: `id-${number}`,
  createdAt: new Date().toISOString(),
  status: [{ type, createdAt: '2026-11-01T10:00:00.000Z' }],
})

let rows: ReturnType<typeof row>[] = []
let version = 1
/** For each call: its name, the tag that it was sent with, and the status of its answer. */
let calls: string[] = []
let keeper = shipmentLists()
const load = (source: ShipmentSource = found) => keeper.load(source, () => undefined)
const change = (...changed: ReturnType<typeof row>[]) => {
  rows = changed
  version += 1
}
const typeOf = async (id: string, source: ShipmentSource = found) =>
  (await keeper.byIds(source, [id]))?.[0]?.status[0]?.type

function answer(request: Request): Response {
  const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
  const asked = request.headers.get('If-None-Match')
  const tag = `"${name} ${version}"`
  // As Express does: a request that refuses caches gets the whole answer.
  const isFresh = asked === tag && request.headers.get('Cache-Control') !== 'no-cache'
  calls.push(`${name} ${asked ?? '-'} ${isFresh ? 304 : 200}`)
  return isFresh
    ? new Response(null, { status: 304, headers: { ETag: tag } })
    : Response.json(rows, { headers: { ETag: tag, 'Cache-Control': 'public, max-age=3600' } })
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: HOST })
  keeper = shipmentLists()
  version = 1
  rows = [row(1), row(2)]
  calls = []
  backend.answerWith(answer)
})
afterEach(() => void vi.unstubAllGlobals())

describe('a list with an ETag', () => {
  it('is answered with 304 while it has not changed, and keeps its rows', async () => {
    const first = await load()
    expect(first).toMatchObject({ list: { version: 1, shipments: 2 } })
    expect(await load()).toMatchObject({ list: { version: 1, shipments: 2 } })
    change(row(1, 3))
    expect(await load()).toMatchObject({ list: { version: 2, shipments: 1 } })
    expect(await load()).toMatchObject({ list: { version: 2, shipments: 1 } })
    expect(calls).toEqual(['search - 200', 'search "search 1" 304', 'search "search 1" 200', 'search "search 2" 304'])
  })

  it('is not requested with the tag of another list', async () => {
    await load()
    await load({ kind: 'search', term: 'qatar' })
    expect(calls).toEqual(['search - 200', 'search - 200'])
  })

  it('is loaded completely after a change in this tab', async () => {
    await load()
    await keeper.write([{ id: 'id-1', change: { action: 'void' } }])
    await load()
    expect(calls.at(-1)).toBe('search - 200')
    expect(await typeOf('id-1'), 'as the backend has it').toBe(1)
  })

  it('is loaded completely after a truncated answer', async () => {
    await load()
    backend.answerWith(() => new Response('[{"_id":"id-9"},{', { headers: { ETag: '"search 1"' } }))
    expect(await load()).toMatchObject({ failure: { kind: 'badAnswer' } })
    backend.answerWith(answer)
    change(row(5))
    await load()
    expect(await keeper.byIds(found, ['id-5'])).toHaveLength(1)
  })

  it('loses its tag when it is dropped', async () => {
    await load()
    await keeper.forget(found)
    expect(await load()).toMatchObject({ list: { version: 1, shipments: 2 } })
    expect(calls).toEqual(['search - 200', 'search - 200'])
  })
})

it('today’s part of a long list uses its tag too, and a POST never does', async () => {
  rows = Array.from({ length: MAX_SHIPMENTS_PER_REFRESH + 1 }, (_, index) => row(index))
  await load(all)
  await load(all)
  await load(all)
  expect(calls).toEqual([
    'getByToFrom - 200',
    'getAll - 200',
    'getAllByToday - 200',
    'getAllByToday "getAllByToday 1" 304',
  ])
  change(row(0, 4), ...rows.slice(1))
  await load(all)
  expect(await typeOf('id-0', all)).toBe(4)
  expect(calls.at(-1)).toBe('getAllByToday "getAllByToday 1" 200')
})

it('lists of a backend on another origin are requested without tags, which it may not allow', async () => {
  vi.stubGlobal('location', { origin: 'https://the.site' })
  const headers: string[][] = []
  backend.answerWith((request) => {
    headers.push([...request.headers.keys()].filter((name) => !/^(accept|user-agent|sec-fetch-mode)/.test(name)))
    return answer(request)
  })
  await load()
  await load()
  expect(calls).toEqual(['search - 200', 'search - 200'])
  expect(headers.flat().filter((name) => /if-|cache-control|pragma/.test(name))).toEqual([])
})
