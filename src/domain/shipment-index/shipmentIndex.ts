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
import { orderOf, rankNumbers, type Ranks } from './sortOrder'

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
  private places: { byId: Map<string, number>; byNumber: Map<string, number> } | null = null
  private last: { query: string; found: FoundRows } | null = null

  /** How many shipments there are. */
  get size(): number {
    return this.rows.all.length
  }

  /**
   * Adds shipments behind those that are there.
   *
   * @param rows read and checked; the index keeps them
   */
  add(rows: readonly Shipment[]): void {
    for (const row of rows) this.rows.add(row)
    this.ranks.clear()
    this.orders.clear()
    this.places = null
    this.last = null
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
    const { byId } = this.lookUp()
    return this.rows.at(ids.flatMap((id) => byId.get(id) ?? []))
  }

  /** Those of the airway bill numbers that are not in the list. */
  missing(numbers: readonly string[]): string[] {
    const { byNumber } = this.lookUp()
    return numbers.filter((number) => !byNumber.has(number))
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
    const { byId } = earlier.lookUp()
    const changed = new Set<string>()
    for (const row of this.rows.all) {
      const before = earlier.rows.all[byId.get(row.id) ?? -1]
      if (row.id !== '' && (!before || hasChanged(before, row))) changed.add(row.id)
    }
    return changed
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
    if (!ranks) this.ranks.set(name, (ranks = rankNumbers(this.rows.sortValues(by.column, by.rule))))
    return ranks
  }

  private lookUp() {
    const { all } = this.rows
    return (this.places ??= {
      byId: new Map(all.map(({ id }, place) => [id, place])),
      byNumber: new Map(all.map(({ airwayBillNo }, place) => [airwayBillNo, place])),
    })
  }
}

/** Those of the places that are marked; without a call for each, as `filter` has it. */
function inOrder(order: Uint32Array, marked: Uint8Array): FoundRows {
  const found = new Uint32Array(order.length)
  let count = 0
  for (const place of order) if (marked[place] === 1) found[count++] = place
  return found.subarray(0, count)
}

/**
 * Whether something of a shipment that lists show is no longer as it was.
 *
 * @param before the row of an earlier list
 * @param after the row of the same shipment now
 */
function hasChanged(before: Shipment, after: Shipment): boolean {
  return (
    before.updatedAt !== after.updatedAt ||
    before.notes !== after.notes ||
    before.status.length !== after.status.length ||
    before.status.at(-1)?.type !== after.status.at(-1)?.type ||
    before.amount !== after.amount ||
    before.discount !== after.discount ||
    before.gst !== after.gst ||
    before.isRemoteArea !== after.isRemoteArea ||
    before.destination !== after.destination ||
    before.service !== after.service ||
    before.consignee !== after.consignee ||
    before.consignor !== after.consignor ||
    before.center !== after.center
  )
}

type SortedBy = Pick<ShipmentSort, 'column' | 'rule'>

/** Attention is another one each day. */
const nameOf = ({ column, rule }: SortedBy) => (column === 'attention' ? `attention ${rule?.today ?? ''}` : column)
