import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grossTotal } from '@/domain/money/billing'
import { isUnreadable } from '@/domain/numbers'
import type { ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import { ShipmentIndex, type SumBy, sumsOf, totalsOf } from '@/domain/shipment-index/shipmentIndex'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { type ShipmentSortColumn, shipmentSortColumns } from '@/domain/shipment-index/shipmentSort'
import type { Shipment } from '@/domain/shipment/shipment'
import { journeyStep, type JourneyStep } from '@/domain/shipment/shipmentStatus'
import { aRow, at } from './aRow'

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

/** What a row is sorted by, written down plainly. */
function sortValue(row: Shipment, column: ShipmentSortColumn): string | number | null {
  switch (column) {
    // Without a rule no shipment has any.
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

/** The same by a plain filter and a plain stable sort; rows without a value stand last. */
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

function indexOf(...pieces: Shipment[][]): ShipmentIndex {
  const index = new ShipmentIndex()
  for (const piece of pieces) index.add(piece.map((row) => ({ ...row })))
  return index
}

describe('the shipment index', () => {
  it('finds the same as a plain filter and sort', () => {
    fc.assert(
      fc.property(rows, fc.array(query, { minLength: 1, maxLength: 3 }), (rows, queries) => {
        const index = indexOf(rows)
        for (const query of queries) expect(index.window(index.find(query))).toEqual(plainly(rows, query))
      }),
    )
  })

  it('gives the same result in however many parts the rows arrive', () => {
    fc.assert(
      fc.property(rows, rows, query, (first, second, query) => {
        const pieces = indexOf(first, second)
        const whole = indexOf([...first, ...second])
        expect(pieces.window(pieces.find(query))).toEqual(whole.window(whole.find(query)))
      }),
    )
  })

  it('has group sums that add up to its totals for any grouping', () => {
    fc.assert(
      fc.property(rows, query, (rows, query) => {
        const index = indexOf(rows)
        const found = index.find(query)
        const totals = totalsOf(found)
        for (const by of ['day', 'center', 'destination', 'service', 'status'] satisfies SumBy[]) {
          const sums = sumsOf(found, by)
          const total = (of: 'shipments' | 'voids' | 'paisa' | 'unreadable') =>
            sums.reduce((sum, each) => sum + each[of], 0)
          expect({
            shipments: total('shipments'),
            voids: total('voids'),
            paisa: total('paisa'),
            unreadable: total('unreadable'),
          }).toEqual(totals)
        }
      }),
    )
  })
})
