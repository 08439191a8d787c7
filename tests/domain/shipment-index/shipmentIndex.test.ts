import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { grossTotal } from '@/domain/money/billing'
import { isUnreadable, UNREADABLE } from '@/domain/numbers'
import type { ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import { ShipmentIndex, type SumBy, sumsOf, totalsOf } from '@/domain/shipment-index/shipmentIndex'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import {
  newestFirst,
  type ShipmentSort,
  type ShipmentSortColumn,
  shipmentSortColumns,
} from '@/domain/shipment-index/shipmentSort'
import { attentionRule } from '@/domain/shipment/attentionRule'
import type { Shipment } from '@/domain/shipment/shipment'
import { journeyStep, type JourneyStep } from '@/domain/shipment/shipmentStatus'
import { aRow, at } from './aRow'

function indexOf(...rows: Partial<Shipment>[]): ShipmentIndex {
  const index = new ShipmentIndex()
  index.add(rows.map(aRow))
  return index
}

function names(index: ShipmentIndex, filter: ShipmentFilter, sort: ShipmentSort = newestFirst): string[] {
  return index.window(index.find({ filter, sort })).map(({ consignee }) => consignee)
}

test.each<[ShipmentFilter, number]>([
  [{}, 0],
  [{ from: '2026-11-19' }, 2],
  [{ to: '2026-11-20' }, 2],
  [{ from: '2026-11-19', to: '2026-11-20', text: 'hina' }, 1],
])('%j leaves out matching shipments without a date: %i', (filter, count) => {
  const [hina, luis] = [{ consignee: 'Hina Dar' }, { consignee: 'Luis Ferrán' }]
  const index = indexOf(hina, { ...hina, createdAt: '' }, { ...luis, createdAt: 'soon' })
  expect(index.undated(filter)).toBe(count)
})

describe('searching', () => {
  const index = indexOf(
    { airwayBillNo: '3047182971', consignee: 'Amelia Whitfield', destination: 'United Kingdom', notes: 'Call first' },
    { airwayBillNo: '3047182972', consignee: 'Luis Ferrán', consignor: 'Sana Textile Works', service: 'Urgent' },
    { airwayBillNo: '3047182973', consignee: 'یوسف خان', destination: 'Oman', center: 'sialkot' },
  )

  test.each<[string, string[]]>([
    ['', ['Amelia Whitfield', 'Luis Ferrán', 'یوسف خان']],
    ['   ', ['Amelia Whitfield', 'Luis Ferrán', 'یوسف خان']],
    ['amelia', ['Amelia Whitfield']],
    ['WHIT', ['Amelia Whitfield']],
    ['82972', ['Luis Ferrán']],
    ['ferran', ['Luis Ferrán']],
    ['Ferrán', ['Luis Ferrán']],
    ['textile urgent', ['Luis Ferrán']],
    ['textile oman', []],
    ['kingdom', ['Amelia Whitfield', 'Luis Ferrán']],
    ['call first', ['Amelia Whitfield']],
    ['sialkot', ['یوسف خان']],
    ['خان', ['یوسف خان']],
    ['nobody', []],
  ])('for «%s» finds %j', (text, found) => {
    expect(names(index, { text })).toEqual(found)
  })

  test.each<[string, string[]]>([
    ['amel', ['Amelia Whitfield']],
    ['lia', []],
    ['text sana', ['Luis Ferrán']],
    ['sana ferr', ['Luis Ferrán']],
    ['خا', ['یوسف خان']],
    ['971', ['Amelia Whitfield']],
    ['urgent', []],
    ['oman', []],
  ])('for numbers and the beginnings of names, «%s» finds %j', (lookup, found) => {
    expect(names(index, { lookup })).toEqual(found)
  })

  it('lists exact names first, then names with that beginning, each newest first', () => {
    const called = ['Ali Customer 1', 'Customer 12', 'CUSTOMER 1', 'Customer 10', 'Customer 1']
    const days = called.map((consignor, day) => ({ consignee: consignor, consignor, createdAt: `2026-03-2${9 - day}` }))
    const lookup = ' customer  1 '
    expect(names(indexOf(...days), { lookup })).toEqual([2, 4, 1, 3, 0].map((place) => called[place]))
  })

  it('does not match across two fields', () => {
    expect(names(index, { text: '3047182971amelia' })).toEqual([])
  })
})

it('a list of numbers finds exactly its shipments, and the missing numbers are named', () => {
  const index = indexOf(
    { airwayBillNo: '3047182971', consignee: 'a' },
    { airwayBillNo: '3047182972', consignee: 'b' },
    { airwayBillNo: '30471829711', consignee: 'c' },
  )
  expect(names(index, { numbers: ['3047182972', '3047182971', '9999999999'] })).toEqual(['a', 'b'])
  expect(index.missing(['3047182972', '9999999999'])).toEqual(['9999999999'])
})

describe('date ranges', () => {
  // Built in the viewer's time zone, which decides the day of a shipment.
  const moment = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString()
  const index = indexOf(
    { consignee: 'first', createdAt: moment(18, 23, 59) },
    { consignee: 'morning', createdAt: moment(19, 0, 0) },
    { consignee: 'night', createdAt: moment(20, 23, 59) },
    { consignee: 'after', createdAt: moment(21, 0, 0) },
    { consignee: 'never', createdAt: '' },
  )

  test.each<[ShipmentFilter, string[]]>([
    [{ from: '2026-11-19', to: '2026-11-20' }, ['night', 'morning']],
    [{ from: '2026-11-20', to: '2026-11-20' }, ['night']],
    [{ from: '2026-11-20' }, ['after', 'night']],
    [{ to: '2026-11-18' }, ['first']],
    [{ from: '2026-11-20', to: '2026-11-19' }, []],
  ])('from %j include both ends', (filter, found) => {
    expect(names(index, filter)).toEqual(found)
  })

  it('are summed in the viewer’s time zone, with undated shipments separate', () => {
    const found = index.find({ filter: {}, sort: newestFirst })
    expect(sumsOf(found, 'day').map(({ key, shipments }) => [key, shipments])).toEqual([
      ['', 1],
      ['2026-11-18', 1],
      ['2026-11-19', 1],
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ])
  })
})

describe('sorting', () => {
  const index = indexOf(
    {
      consignee: 'Branch 10',
      amount: 300,
      discount: 0,
      gst: 0,
      createdAt: '2026-11-18T10:00:00Z',
      updatedAt: '2026-11-22T10:00:00Z',
      airwayBillNo: '20',
    },
    { consignee: 'branch 9', amount: 100, discount: 0, gst: 0, createdAt: '2026-11-20T10:00:00Z', airwayBillNo: '100' },
    { consignee: '', amount: 200, discount: 0, gst: 0, createdAt: '', airwayBillNo: 'x' },
    { consignee: 'Árbol', amount: 100, discount: 0, gst: 0, createdAt: '2026-11-19T10:00:00Z', airwayBillNo: '3' },
  )

  test.each<[ShipmentSort, string[]]>([
    [newestFirst, ['branch 9', 'Árbol', 'Branch 10', '']],
    [{ column: 'consignee', isDescending: false }, ['Árbol', 'branch 9', 'Branch 10', '']],
    [{ column: 'consignee', isDescending: true }, ['Branch 10', 'branch 9', 'Árbol', '']],
    [{ column: 'airwayBillNo', isDescending: false }, ['Árbol', 'Branch 10', 'branch 9', '']],
  ])('by %j', (sort, found) => {
    expect(names(index, {}, sort)).toEqual(found)
  })

  it.each(['due', 'attention'] as const)('by %s, even if ranked before the delivery rule was known', (column) => {
    const row = { service: 'Express', status: [{ type: 1, createdAt: '2026-11-20T10:00:00Z' }] as Shipment['status'] }
    const late = indexOf(
      { ...row, consignee: 'later', createdAt: '2026-11-05T10:00:00Z' },
      { ...row, consignee: 'first', createdAt: '2026-11-03T10:00:00Z' },
    )
    late.prepare(column)
    const rule = attentionRule([{ name: 'Express', to: 7 }], new Date(2026, 10, 26))
    expect(names(late, {}, { column, rule, isDescending: column === 'attention' })).toEqual(['first', 'later'])
  })
})

describe('totals', () => {
  const index = indexOf(
    { center: 'gujrat', service: 'Urgent', status: at(2), amount: 100.5, discount: 0, gst: 0 },
    { center: 'gujrat', service: 'Express', status: at(2), amount: 50, discount: 0.25, gst: 0 },
    { center: 'sialkot', service: 'Express', status: [], amount: 999, discount: 0, gst: 0 },
  )
  const found = index.find({ filter: {}, sort: newestFirst })

  it('count void shipments, but not their amounts', () => {
    expect(totalsOf(found)).toEqual({ shipments: 3, voids: 1, paisa: 15_025, missing: 0, unreadable: 0 })
  })

  it('count what has no amount, and have it in no sum', () => {
    const some = indexOf(
      { status: at(2), amount: 100, discount: 0, gst: 0 },
      { status: at(2), amount: null },
      { status: at(2), amount: UNREADABLE },
      { status: [], amount: null },
    )
    const all = some.find({ filter: {}, sort: newestFirst })
    expect(totalsOf(all)).toEqual({ shipments: 4, voids: 1, paisa: 10_000, missing: 1, unreadable: 1 })
  })

  it('are grouped, with the most shipments first', () => {
    expect(sumsOf(found, 'center')).toEqual([
      { key: 'gujrat', shipments: 2, voids: 0, paisa: 15_025, missing: 0, unreadable: 0 },
      { key: 'sialkot', shipments: 1, voids: 1, paisa: 0, missing: 0, unreadable: 0 },
    ])
    expect(sumsOf(found, 'service').map(({ key, paisa }) => [key, paisa])).toEqual([
      ['Express', 4975],
      ['Urgent', 10_050],
    ])
    expect(sumsOf(found, 'status').map(({ key, shipments }) => [key, shipments])).toEqual([
      ['0', 1],
      ['2', 2],
    ])
  })
})

describe('a refetched answer', () => {
  const rows = [aRow(), aRow(), aRow()]
  const before = new ShipmentIndex()
  before.add(rows)

  it('reports which rows are new or changed', () => {
    const after = new ShipmentIndex()
    const moved = { ...(rows[1] ?? aRow()), status: at(2), updatedAt: '2026-11-20T11:00:00.000Z' }
    const added = aRow()
    after.add([added, { ...(rows[0] ?? aRow()) }, moved])
    expect(after.changedSince(before)).toEqual(new Set([added.id, moved.id]))
    after.add([{ ...(rows[2] ?? aRow()) }])
    expect(after.changedSince(before)).toEqual(new Set([added.id, moved.id]))
  })

  it.each<Partial<Shipment>>([{ notes: 'Call first' }, { status: at(1).map((entry) => ({ ...entry, type: 3 })) }])(
    'reports that a row has changed by %j',
    (change) => {
      const [row = aRow()] = rows
      const after = new ShipmentIndex()
      after.add([{ ...row, ...change }])
      expect(after.changedSince(before)).toEqual(new Set([row.id]))
    },
  )

  it('is no change if each row is the same in the same place, and none is added', () => {
    const [first = aRow(), second = aRow()] = rows
    const of = (...kept: Shipment[]) => {
      const index = new ShipmentIndex()
      index.add(kept)
      return index
    }
    const one = of(first, second)
    expect(of({ ...first }, { ...second }).changedSince(one)).toBeNull()
    expect(of(second, first).changedSince(one)).toEqual(new Set())
    expect(of(first, { ...second, notes: 'Call first' }).changedSince(one)).toEqual(new Set([second.id]))
    expect(of(first).changedSince(one)).toEqual(new Set())
    expect(one.changedSince(of(first))).toEqual(new Set([second.id]))
  })

  it('is a change if a row without an id differs, as such rows cannot be told apart', () => {
    const old = new ShipmentIndex()
    old.add([aRow({ id: '', airwayBillNo: '1' }), aRow({ id: '', airwayBillNo: '2' })])
    const after = new ShipmentIndex()
    after.add([aRow({ id: '', airwayBillNo: '1', notes: 'x' }), aRow({ id: '', airwayBillNo: '3' })])
    expect(after.changedSince(old)).toEqual(new Set())
  })

  it('is read by ids, without those that are missing', () => {
    const [first, , third] = rows
    expect(before.byIds([third?.id ?? '', 'gone', first?.id ?? ''])).toEqual([third, first])
  })
})

test('the shipments that need attention are determined again on a new day', () => {
  const status = (day: string) => [{ type: 1, description: '', trackingLink: '', createdAt: `${day}T10:00:00.000Z` }]
  const index = indexOf(
    { consignee: 'in time', service: 'Slow', createdAt: '2026-11-16T10:00:00.000Z', status: status('2026-11-19') },
    { consignee: 'late', service: 'Express', createdAt: '2026-11-16T10:00:00.000Z', status: status('2026-11-19') },
  )
  const windows = [
    { name: 'Express', to: 2 },
    { name: 'Slow', to: 20 },
  ]
  const on = (today: string) => names(index, {}, { column: 'attention', isDescending: true, rule: { windows, today } })
  expect(on('2026-11-16')).toEqual(['in time', 'late'])
  expect(on('2026-11-20')).toEqual(['late', 'in time'])
})

test('a shipment without an update for long needs attention, whatever its service', () => {
  const status = (day: string) => [{ type: 1, description: '', trackingLink: '', createdAt: `${day}T10:00:00.000Z` }]
  const index = indexOf(
    { consignee: 'silent', service: 'By mule', status: status('2026-11-13') },
    { consignee: 'heard of', service: 'By mule', status: status('2026-11-19') },
  )
  expect(names(index, { attention: { windows: [], today: '2026-11-20' } })).toEqual(['silent'])
})

test('values that are not numbers are last when sorted by number', () => {
  const index = indexOf(
    ...['12x', '1000', 'x12', '999', '1234567890123456'].map((consignee) => ({ consignee, airwayBillNo: consignee })),
  )
  const found = names(index, {}, { column: 'airwayBillNo', isDescending: false })
  expect(found).toEqual(['999', '1000', '12x', 'x12', '1234567890123456'])
})

test('groups are sorted by number of shipments, then in the reader’s alphabetical order', () => {
  const branches = ['Branch 10', 'Branch 9', 'Sialkot', 'Sialkot', '', 'Gujrat']
  const index = indexOf(...branches.map((center) => ({ center })))
  const found = index.find({ filter: {}, sort: newestFirst })
  expect(sumsOf(found, 'center').map(({ key, shipments }) => [key, shipments])).toEqual([
    ['Sialkot', 2],
    ['', 1],
    ['Branch 9', 1],
    ['Branch 10', 1],
    ['Gujrat', 1],
  ])
})

const word = fc.constantFrom('Khan', 'Whitfield', 'Oman', ' Oman', 'Qatar', 'gujrat', '', 'Ünal')
const row: fc.Arbitrary<Shipment> = fc
  .record({
    service: word,
    consignee: word,
    consignor: word,
    origin: word,
    destination: word,
    center: word,
    notes: word,
    amount: fc.option(fc.integer({ min: -3, max: 40 })),
    isRemoteArea: fc.boolean(),
    createdAt: fc.constantFrom('2026-11-18T10:00:00.000Z', '2026-11-19T10:00:00.000Z', '2026-11-20T10:00:00.000Z', ''),
    status: fc.integer({ min: 0, max: 7 }).map(at),
  })
  .map(aRow)
const rows = fc.array(row, { maxLength: 40 })
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const filter: fc.Arbitrary<ShipmentFilter> = fc.record({
  text: maybe(fc.constantFrom('k', 'kha', 'oman qatar', 'unal', 'zzz')),
  status: maybe(fc.subarray<JourneyStep>([0, 1, 2, 3, 4, 5, 6, 7])),
  service: maybe(fc.subarray(['Khan', 'Oman', ''])),
  destination: maybe(fc.subarray(['Khan', 'Oman', ''])),
  center: maybe(fc.subarray(['gujrat', 'Oman', ''])),
  isRemoteArea: maybe(fc.boolean()),
})
const query: fc.Arbitrary<ShipmentQuery> = fc.record({
  filter,
  sort: fc.record({ column: fc.constantFrom(...shipmentSortColumns), isDescending: fc.boolean() }),
})

const plain = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** The value by which a row is sorted, in the simplest way. */
function sortValue(row: Shipment, column: ShipmentSortColumn): string | number | null {
  switch (column) {
    // Without a delivery rule no shipment has one.
    case 'attention':
    case 'due':
      return null
    case 'createdAt':
    case 'updatedAt':
      return row[column] || null
    case 'grossTotal': {
      const total = grossTotal(row, row.dimensions)
      return total === null || isUnreadable(total) ? null : total.toNumber()
    }
    case 'status':
      return journeyStep(row)
    case 'remoteArea':
      return Number(row.isRemoteArea)
    case 'airwayBillNo':
      return Number(row.airwayBillNo)
    case 'service':
    case 'consignee':
    case 'consignor':
    case 'origin':
    case 'destination':
    case 'center':
      return row[column].trim() || null
  }
}

function isFound(row: Shipment, { text, status, service, destination, center, isRemoteArea }: ShipmentFilter): boolean {
  const facts = [row.airwayBillNo, row.consignee, row.consignor, row.destination, row.service, row.center, row.notes]
  const has = (word: string) => facts.some((fact) => plain(fact).includes(plain(word)))
  return (
    (text === undefined || text.split(' ').every(has)) &&
    (status === undefined || status.includes(journeyStep(row))) &&
    (service?.includes(row.service) ?? true) &&
    (destination?.includes(row.destination) ?? true) &&
    (center?.includes(row.center) ?? true) &&
    (isRemoteArea === undefined || isRemoteArea === row.isRemoteArea)
  )
}

const collator = new Intl.Collator('en', { numeric: true })
const isText = new Set<string>(['service', 'consignee', 'consignor', 'origin', 'destination', 'center'])

/** The same result by a plain filter and a plain stable sort; rows without a value are last. */
function plainly(rows: readonly Shipment[], { filter, sort }: ShipmentQuery): Shipment[] {
  return rows
    .filter((row) => isFound(row, filter))
    .sort((one, other) => {
      const [before, after] = [sortValue(one, sort.column), sortValue(other, sort.column)]
      if (before === null || after === null) return Number(before === null) - Number(after === null)
      const order =
        typeof before === 'string' && typeof after === 'string' && isText.has(sort.column)
          ? collator.compare(before, after)
          : before < after
            ? -1
            : Number(before > after)
      return sort.isDescending ? -order : order
    })
}

function indexOfParts(...pieces: Shipment[][]): ShipmentIndex {
  const index = new ShipmentIndex()
  for (const piece of pieces) index.add(piece.map((row) => ({ ...row })))
  return index
}

describe('the shipment index', () => {
  it('finds the same as a plain filter and sort', () => {
    fc.assert(
      fc.property(rows, fc.array(query, { minLength: 1, maxLength: 3 }), (rows, queries) => {
        const index = indexOfParts(rows)
        for (const query of queries) expect(index.window(index.find(query))).toEqual(plainly(rows, query))
      }),
    )
  })

  it('gives the same result in however many parts the rows arrive', () => {
    fc.assert(
      fc.property(rows, rows, query, (first, second, query) => {
        const pieces = indexOfParts(first, second)
        const whole = indexOfParts([...first, ...second])
        expect(pieces.window(pieces.find(query))).toEqual(whole.window(whole.find(query)))
      }),
    )
  })

  it('has group sums that add up to its totals for any grouping', () => {
    fc.assert(
      fc.property(rows, query, (rows, query) => {
        const index = indexOfParts(rows)
        const found = index.find(query)
        const totals = totalsOf(found)
        for (const by of ['day', 'center', 'destination', 'service', 'status'] satisfies SumBy[]) {
          const sums = sumsOf(found, by)
          const total = (of: 'shipments' | 'voids' | 'paisa' | 'missing' | 'unreadable') =>
            sums.reduce((sum, each) => sum + each[of], 0)
          expect({
            shipments: total('shipments'),
            voids: total('voids'),
            paisa: total('paisa'),
            missing: total('missing'),
            unreadable: total('unreadable'),
          }).toEqual(totals)
        }
      }),
    )
  })
})
