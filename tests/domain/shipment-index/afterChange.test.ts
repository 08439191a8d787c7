import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { afterChange, type KnownChange } from '@/domain/shipment-index/afterChange'
import { ShipmentIndex, sumsOf, totalsOf } from '@/domain/shipment-index/shipmentIndex'
import { everything } from '@/domain/shipment-index/shipmentQuery'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import type { Shipment } from '@/domain/shipment/shipment'
import { latestStatus } from '@/domain/shipment/shipmentStatus'
import { aRow, at } from './aRow'

const now = new Date(2026, 10, 20, 15, 0)

describe('a shipment after', () => {
  const before = aRow({ status: at(2), notes: 'old' })
  const form = { type: '5', description: 'On its way', trackingLink: 'https://x.example' }

  test.each<[string, KnownChange, Partial<Shipment>]>([
    ['Down Track', { action: 'downTrack' }, { status: at(1) }],
    ['Void', { action: 'void' }, { status: [] }],
    ['Add Note', { action: 'addNote', form: { note: 'new' } }, { notes: 'new' }],
    [
      'Up Track to a step without a link',
      { action: 'upTrack', form },
      { status: [...at(2), { type: 5, description: 'On its way', trackingLink: '', createdAt: now.toISOString() }] },
    ],
    [
      'Up Track with a link',
      { action: 'upTrack', form: { ...form, type: '6' } },
      {
        status: [
          ...at(2),
          { type: 6, description: 'On its way', trackingLink: 'https://x.example', createdAt: now.toISOString() },
        ],
      },
    ],
  ])('%s has its new values', (_name, change, after) => {
    expect(afterChange(before, change, now)).toEqual({ ...before, ...after, updatedAt: now.toISOString() })
  })

  it('Up Track has its new status, even if the computer’s clock is slow', () => {
    const latest = { type: 2, description: '', trackingLink: '', createdAt: '2099-01-01T00:00:00.000Z' }
    const { status } = afterChange({ ...before, status: [latest] }, { action: 'upTrack', form }, now)
    expect(latestStatus({ status })).toMatchObject({ type: 5, createdAt: latest.createdAt })
  })

  it('a check of its status has what the check has found', () => {
    expect(afterChange(before, { action: 'seen', status: at(4) }, now)).toEqual({ ...before, status: at(4) })
  })
})

/** What happens on the backend, and the refetches by the list. */
type Step =
  | { is: 'booking'; day: number }
  | { is: 'change'; of: number; change: KnownChange; isOwn: boolean }
  | { is: 'look'; since: number }

const DAYS = 6
const dayAt = (day: number) => `2026-11-${String(10 + day)}`
const change = fc.constantFrom<KnownChange>(
  { action: 'downTrack' },
  { action: 'void' },
  { action: 'addNote', form: { note: 'Call first' } },
  { action: 'upTrack', form: { type: '3', description: 'Handed over', trackingLink: '' } },
)
const day = fc.nat(DAYS - 1)
const steps = fc.array(
  fc.oneof(
    fc.record({ is: fc.constant('booking' as const), day }),
    fc.record({ is: fc.constant('change' as const), of: fc.nat(99), change, isOwn: fc.boolean() }),
    fc.record({ is: fc.constant('look' as const), since: day }),
  ) satisfies fc.Arbitrary<Step>,
  { maxLength: 40 },
)

const rowsOf = (index: ShipmentIndex) => index.window(index.find({ filter: {}, sort: newestFirst }))
const byId = (rows: readonly Shipment[]) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))

describe('merging answers into a list', () => {
  it('gives the same rows as the whole list, for any sequence of changes and refetches', () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 8 }), steps, (first, steps) => {
        const booking = (of: number) => aRow({ createdAt: `${dayAt(of)}T10:00:00.000Z`, status: at(2) })
        let server = first.map(booking)
        const index = new ShipmentIndex()
        index.add(server)
        // Days with changes by others that no refetch has covered since.
        const unseen = new Set<number>()
        const told: string[][] = []
        const differed: string[][] = []
        const dayIn = (row: Shipment) => Number(row.createdAt.slice(8, 10)) - 10
        steps.forEach((step, minute) => {
          const moment = new Date(2026, 10, 20, 0, minute)
          if (step.is === 'booking') {
            server = [booking(step.day), ...server]
            unseen.add(step.day)
          } else if (step.is === 'look') {
            const answer = server.filter((row) => dayIn(row) >= step.since)
            const before = new Map(rowsOf(index).map((row) => [row.id, JSON.stringify(row)]))
            const changed = index.merge(answer)
            const differing = answer.filter((row) => before.get(row.id) !== JSON.stringify(row))
            told.push([...changed])
            differed.push(differing.map(({ id }) => id))
            for (let each = step.since; each < DAYS; each += 1) unseen.delete(each)
          } else {
            const row = server[step.of % Math.max(1, server.length)]
            if (!row) return
            const after = afterChange(row, step.change, moment)
            server = server.map((each) => (each === row ? after : each))
            // The own change is merged into the row as the list has it.
            if (step.isOwn) index.merge(index.byIds([row.id]).map((each) => afterChange(each, step.change, moment)))
            if (!step.isOwn || unseen.has(dayIn(row))) unseen.add(dayIn(row))
          }
        })
        expect(told).toEqual(differed)
        const isSeen = (row: Shipment) => !unseen.has(dayIn(row))
        expect(byId(rowsOf(index).filter(isSeen))).toEqual(byId(server.filter(isSeen)))
        // Merging the whole list covers all days.
        index.merge(server)
        const whole = new ShipmentIndex()
        whole.add(server)
        expect(byId(rowsOf(index))).toEqual(byId(rowsOf(whole)))
        expect(sumsOf(index.find(everything), 'center')).toEqual(sumsOf(whole.find(everything), 'center'))
        for (const text of ['first', 'kingdom', '4000']) {
          const query = { filter: { text }, sort: newestFirst }
          expect(totalsOf(index.find(query))).toEqual(totalsOf(whole.find(query)))
        }
      }),
    )
  })

  it('leaves out rows without an id, which cannot be told apart', () => {
    const index = new ShipmentIndex()
    index.add([aRow({ id: '', airwayBillNo: '1' })])
    expect(index.merge([aRow({ id: '', airwayBillNo: '1' })])).toEqual(new Set())
    expect(index.size).toBe(1)
  })

  it('adds a new row once, even if an answer has it twice', () => {
    const index = new ShipmentIndex()
    const row = aRow()
    index.merge([row, { ...row, notes: 'later' }])
    expect(rowsOf(index)).toEqual([{ ...row, notes: 'later' }])
  })

  it('has a shipment once that the whole list has twice, and applies changes to it', () => {
    const index = new ShipmentIndex()
    const [row, other] = [aRow({ amount: 600 }), aRow({ amount: 550 })]
    index.add([row, other])
    index.add([{ ...row, notes: 'later' }])
    expect(totalsOf(index.find(everything))).toMatchObject({ shipments: 2, paisa: 15_000 })
    index.merge([{ ...row, notes: 'newest' }])
    expect(rowsOf(index).map(({ notes }) => notes)).not.toContain('later')
  })

  it('updates a row’s search text, number and totals', () => {
    const rows = Array.from({ length: 3 }, () => aRow())
    const index = new ShipmentIndex()
    index.add(rows)
    const [, row = aRow()] = rows
    const find = (text: string) => index.window(index.find({ filter: { text }, sort: newestFirst }))
    expect(find(row.airwayBillNo)).toEqual([row])
    const moved = { ...row, consignee: 'یوسف خان', airwayBillNo: '4999999999', service: 'Urgent' }
    expect(index.merge([moved])).toEqual(new Set([row.id]))
    expect(find('خان')).toEqual([moved])
    expect(index.byIds([row.id])).toEqual([moved])
    expect(index.missing(['4999999999', row.airwayBillNo])).toEqual([row.airwayBillNo])
    expect(find(row.airwayBillNo)).toEqual([])
    expect(sumsOf(index.find(everything), 'service')).toMatchObject([
      { key: 'Express', shipments: 2 },
      { key: 'Urgent', shipments: 1 },
    ])
  })
})
