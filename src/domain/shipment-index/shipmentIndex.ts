import type { Shipment } from '../shipment/shipment'
import { rowsThatPass } from './shipmentChecks'
import type { ShipmentQuery, ShipmentSort, ShipmentSortColumn } from './shipmentFilter'
import { ShipmentRows } from './shipmentRows'
import {
  facetsOf,
  sumsOf,
  totalsOf,
  type ShipmentFacets,
  type ShipmentSum,
  type ShipmentTotals,
  type SumBy,
} from './shipmentSums'
import { orderOf, type Ranks } from './sortOrder'

/** Places in the index, in the query's order. */
export type FoundRows = Uint32Array

/**
 * All shipments of a list, searched, filtered, sorted and summed in a few milliseconds at 100,000 rows: values are
 * computed once per row, and an order once per column and direction. Independent of React, workers and fetching.
 */
export class ShipmentIndex {
  private readonly rows = new ShipmentRows()
  private readonly ranks = new Map<string, Ranks>()
  private readonly orders = new Map<string, Uint32Array>()
  private last: { query: string; found: FoundRows } | null = null

  get size(): number {
    return this.rows.size
  }

  add(rows: readonly Shipment[]): void {
    for (const row of rows) this.rows.add(row)
    this.forgetOrders()
  }

  /**
   * Overwrites rows by id and appends new ones (product 10.4). Rows without an id are skipped. Returns the ids of rows
   * that are new or changed.
   */
  merge(rows: readonly Shipment[]): Set<string> {
    const places = new Map(this.rows.withIds(rows.map(({ id }) => id)))
    const changed = new Set<string>()
    for (const row of rows) {
      if (row.id === '') continue
      const place = places.get(row.id)
      if (place === undefined) {
        places.set(row.id, this.size)
        this.rows.add(row)
      } else if (!this.rows.set(place, row)) continue
      changed.add(row.id)
    }
    if (changed.size > 0) this.forgetOrders()
    return changed
  }

  find(query: ShipmentQuery): FoundRows {
    const name = JSON.stringify(query)
    if (this.last?.query === name) return this.last.found
    const order = this.order(query.sort)
    const passing = rowsThatPass(this.rows, query.filter)
    const found = passing === null ? order : inOrder(order, passing)
    this.last = { query: name, found }
    return found
  }

  window(found: FoundRows, offset = 0, limit = found.length): Shipment[] {
    return this.rows.at(found.subarray(offset, offset + limit))
  }

  totals(found: FoundRows): ShipmentTotals {
    return totalsOf(this.rows, found)
  }

  sums(found: FoundRows, by: SumBy): ShipmentSum[] {
    return sumsOf(this.rows, found, by)
  }

  facets(): ShipmentFacets {
    return facetsOf(this.rows)
  }

  /** In the order of `ids`, skipping those that are not in the list. */
  byIds(ids: readonly string[]): Shipment[] {
    const places = new Map(this.rows.withIds(ids))
    return this.rows.at(ids.flatMap((id) => places.get(id) ?? []))
  }

  missing(numbers: readonly string[]): string[] {
    const found = new Set(this.rows.withNumbers(numbers).map(([number]) => number))
    return numbers.filter((number) => !found.has(number))
  }

  /** Ranks a column ahead of need, so that sorting by it is fast. */
  prepare(column: ShipmentSortColumn): void {
    this.ranksOf({ column })
  }

  /** Ids of shipments that are new or changed. Rows without an id are skipped, as they cannot be matched. */
  changedSince(earlier: ShipmentIndex): Set<string> {
    const ids = Array.from({ length: this.size }, (_, place) => this.rows.idAt(place))
    const before = new Map(earlier.rows.withIds(ids))
    const changed = new Set<string>()
    ids.forEach((id, place) => {
      const earlierPlace = before.get(id)
      const isSame = earlierPlace !== undefined && !this.rows.differs(place, earlier.rows, earlierPlace)
      if (id !== '' && !isSame) changed.add(id)
    })
    return changed
  }

  /** Whether both have the same rows in the same order. */
  isSameAs({ rows, size }: ShipmentIndex): boolean {
    if (size !== this.size) return false
    for (let place = 0; place < size; place++) if (this.rows.differs(place, rows, place)) return false
    return true
  }

  private forgetOrders(): void {
    this.ranks.clear()
    this.orders.clear()
    this.last = null
  }

  private order({ isDescending, ...by }: ShipmentSort): Uint32Array {
    const name = `${nameOf(by)} ${isDescending}`
    let order = this.orders.get(name)
    if (!order) this.orders.set(name, (order = orderOf(this.ranksOf(by), isDescending)))
    return order
  }

  private ranksOf(by: SortedBy): Ranks {
    const name = nameOf(by)
    let ranks = this.ranks.get(name)
    if (!ranks) this.ranks.set(name, (ranks = this.rows.ranks(by.column, by.rule)))
    return ranks
  }
}

/** Keeps the marked places of an order. A loop is faster than `filter`, which calls a function for each place. */
function inOrder(order: Uint32Array, marked: Uint8Array): FoundRows {
  const found = new Uint32Array(order.length)
  let count = 0
  for (const place of order) if (marked[place] === 1) found[count++] = place
  return found.subarray(0, count)
}

type SortedBy = Pick<ShipmentSort, 'column' | 'rule'>

/** A cache key. Attention changes from day to day, so its key includes the day. */
const nameOf = ({ column, rule }: SortedBy) => (column === 'attention' ? `attention ${rule?.today ?? ''}` : column)
