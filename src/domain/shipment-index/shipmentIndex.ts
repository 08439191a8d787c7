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

/** The rows of a query, in order: their places in the index. */
export type FoundRows = Uint32Array

/**
 * All shipments of a list, ready to be searched, filtered, sorted, windowed and summed in a few milliseconds at 100,000
 * rows. Rows come in as they arrive; nothing here knows of React, of workers, or of how they were fetched.
 *
 * What a row is searched and sorted by is worked out once, and an order is made once per column and direction: a
 * search, a filter or another sort then only walks through the rows.
 */
export class ShipmentIndex {
  private readonly rows = new ShipmentRows()
  private readonly ranks = new Map<string, Ranks>()
  private readonly orders = new Map<string, Uint32Array>()
  private last: { query: string; found: FoundRows } | null = null

  /** How many shipments there are. */
  get size(): number {
    return this.rows.size
  }

  /**
   * Adds shipments behind those that are there.
   *
   * @param rows read and checked
   */
  add(rows: readonly Shipment[]): void {
    for (const row of rows) this.rows.add(row)
    this.forgetOrders()
  }

  /**
   * Writes newer rows over those that are there, by their id; what is new comes behind them (product 10.4).
   *
   * @param rows read and checked; one without an id is told apart by nothing, and left out
   * @returns ids of those that are new or no longer as they were
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

  /**
   * The rows of a query, in its order.
   *
   * @param query which shipments, in which order
   * @returns the rows' places, for {@link window}, {@link totals} and the others
   */
  find(query: ShipmentQuery): FoundRows {
    const name = JSON.stringify(query)
    if (this.last?.query === name) return this.last.found
    const order = this.order(query.sort)
    const passing = rowsThatPass(this.rows, query.filter)
    const found = passing === null ? order : inOrder(order, passing)
    this.last = { query: name, found }
    return found
  }

  /**
   * Shipments of a query.
   *
   * @param found what {@link find} gave
   * @param offset place of the first one
   * @param limit how many at most
   */
  window(found: FoundRows, offset = 0, limit = found.length): Shipment[] {
    return this.rows.at(found.subarray(offset, offset + limit))
  }

  /** Count and gross total of a query. */
  totals(found: FoundRows): ShipmentTotals {
    return totalsOf(this.rows, found)
  }

  /**
   * Count and gross total of a query, taken apart.
   *
   * @param found what {@link find} gave
   * @param by days and steps come in their order, everything else with the most shipments first
   */
  sums(found: FoundRows, by: SumBy): ShipmentSum[] {
    return sumsOf(this.rows, found, by)
  }

  /** What the filters can be set to; blank values are left out. */
  facets(): ShipmentFacets {
    return facetsOf(this.rows)
  }

  /**
   * Shipments by id, in the order of the ids.
   *
   * @returns without those that are not in the list
   */
  byIds(ids: readonly string[]): Shipment[] {
    const places = new Map(this.rows.withIds(ids))
    return this.rows.at(ids.flatMap((id) => places.get(id) ?? []))
  }

  /** Those of the airway bill numbers that are not in the list. */
  missing(numbers: readonly string[]): string[] {
    const found = new Set(this.rows.withNumbers(numbers).map(([number]) => number))
    return numbers.filter((number) => !found.has(number))
  }

  /**
   * Does a sort's work before it is asked for.
   *
   * @param column the column that may be sorted by next
   */
  prepare(column: ShipmentSortColumn): void {
    this.ranksOf({ column })
  }

  /**
   * Which shipments are new or differ from an earlier list.
   *
   * @param earlier the list as it was
   * @returns ids; old rows that have none are told apart by nothing
   */
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

  /** Whether another index has the same rows in the same order. */
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

/** Those of the places that are marked; without a call for each, as `filter` has it. */
function inOrder(order: Uint32Array, marked: Uint8Array): FoundRows {
  const found = new Uint32Array(order.length)
  let count = 0
  for (const place of order) if (marked[place] === 1) found[count++] = place
  return found.subarray(0, count)
}

type SortedBy = Pick<ShipmentSort, 'column' | 'rule'>

/** Attention is another one each day. */
const nameOf = ({ column, rule }: SortedBy) => (column === 'attention' ? `attention ${rule?.today ?? ''}` : column)
