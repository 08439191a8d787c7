import { closestFirst } from '../closestFirst'
import { compareTexts } from '../compareTexts'
import { dayOf } from '../dates'
import { searchWords } from '../foldedText'
import type { Shipment } from '../shipment/shipment'
import { VOID } from '../shipment/shipmentStatus'
import { filterChecks, lookedUpIn } from './filterChecks'
import { indexedRow, type IndexedRow } from './indexedRow'
import { orderOf, type Ranks, ranksOf } from './ranks'
import type { ShipmentFilter } from './shipmentFilter'
import type { ShipmentQuery } from './shipmentQuery'
import type { ShipmentSortColumn } from './shipmentSort'
import { NO_TOTALS, type ShipmentTotals } from './shipmentTotals'
import { type SortedBy, sortValuesOf } from './sortValues'

/** Rows of the index, in the query's order. */
type FoundRows = readonly IndexedRow[]

/**
 * All shipments of a list, which it searches, filters, sorts and sums: 100,000 rows in a few milliseconds, because the
 * values that this needs are computed once per row, and an order once per column and direction. Independent of React,
 * workers and fetching.
 */
export class ShipmentIndex {
  private readonly rows: IndexedRow[] = []
  private readonly placeOf = new Map<string, number>()
  private readonly ranks = new Map<string, Ranks>()
  private readonly orders = new Map<string, FoundRows>()
  private last: { query: string; found: FoundRows } | null = null

  get size(): number {
    return this.rows.length
  }

  /**
   * Appends rows. If an answer has a shipment twice, only its last row is taken, as it would otherwise be counted and
   * added up twice.
   */
  add(rows: readonly Shipment[]): void {
    for (const row of rows) this.put(this.placeOf.get(row.id) ?? this.size, row)
    this.forgetOrders()
  }

  /**
   * Overwrites rows by id and appends new ones (product 10.4). Rows without an id are skipped. Returns the ids of rows
   * that are new or changed.
   */
  merge(rows: readonly Shipment[]): Set<string> {
    const changed = new Set<string>()
    for (const row of rows) {
      if (row.id === '' || isSame(this.byId(row.id), row)) continue
      this.put(this.placeOf.get(row.id) ?? this.size, row)
      changed.add(row.id)
    }
    if (changed.size > 0) this.forgetOrders()
    return changed
  }

  find({ filter, sort }: ShipmentQuery): FoundRows {
    const query = JSON.stringify([filter, sort])
    if (this.last?.query === query) return this.last.found
    const checks = filterChecks(filter)
    const order = this.order(sort, sort.isDescending)
    const passed = checks.length === 0 ? order : order.filter((row) => checks.every((check) => check(row)))
    const found = filter.lookup ? closestFirst(passed, searchWords(filter.lookup), lookedUpIn) : passed
    this.last = { query, found }
    return found
  }

  window(found: FoundRows, offset = 0, limit = found.length): Shipment[] {
    return found.slice(offset, offset + limit).map(({ row }) => row)
  }

  /** In the order of `ids`, skipping those that are not in the list. */
  byIds(ids: readonly string[]): Shipment[] {
    return ids.flatMap((id) => this.byId(id) ?? [])
  }

  /** The given airway bill numbers that no row has. */
  missing(numbers: readonly string[]): string[] {
    const missing = new Set(numbers)
    for (const { row } of this.rows) missing.delete(row.airwayBillNo)
    return [...missing]
  }

  /** The airway bill numbers that several rows have, which only happens by mistake. */
  sharedNumbers(): string[] {
    const seen = new Set<string>()
    const shared = new Set<string>()
    for (const { row } of this.rows) {
      if (row.airwayBillNo !== '' && seen.has(row.airwayBillNo)) shared.add(row.airwayBillNo)
      seen.add(row.airwayBillNo)
    }
    return [...shared]
  }

  /** How many shipments the days of a filter leave out because their date is missing or cannot be read. */
  undated({ from, to, ...filter }: ShipmentFilter): number {
    if (!(from ?? to)) return 0
    const checks = filterChecks(filter)
    return this.rows.filter((row) => Number.isNaN(row.booked) && checks.every((check) => check(row))).length
  }

  /** Ranks a column ahead of need, so that sorting by it is fast. */
  prepare(column: ShipmentSortColumn): void {
    this.ranksBy({ column })
  }

  /**
   * Ids of shipments that are new or changed since an earlier list; null if both have the same rows in the same order.
   * Rows without an id are not among them.
   */
  changedSince(earlier: ShipmentIndex): Set<string> | null {
    const changed = new Set<string>()
    let isSameList = this.size === earlier.size
    this.rows.forEach(({ row }, place) => {
      if (isSame(earlier.rows[place]?.row, row)) return
      isSameList = false
      if (row.id !== '' && !isSame(earlier.byId(row.id), row)) changed.add(row.id)
    })
    return isSameList ? null : changed
  }

  private byId(id: string): Shipment | undefined {
    return this.rows[this.placeOf.get(id) ?? -1]?.row
  }

  private put(place: number, row: Shipment): void {
    this.rows[place] = indexedRow(row)
    if (row.id !== '') this.placeOf.set(row.id, place)
  }

  private forgetOrders(): void {
    this.ranks.clear()
    this.orders.clear()
    this.last = null
  }

  private order(by: SortedBy, isDescending: boolean): FoundRows {
    const name = `${nameOf(by)} ${isDescending}`
    let order = this.orders.get(name)
    if (!order) this.orders.set(name, (order = orderOf(this.rows, this.ranksBy(by), isDescending)))
    return order
  }

  private ranksBy(by: SortedBy): Ranks {
    let ranks = this.ranks.get(nameOf(by))
    if (!ranks) this.ranks.set(nameOf(by), (ranks = ranksOf(sortValuesOf(this.rows, by))))
    return ranks
  }
}

/**
 * A cache key. It includes the day, because the result of a rule changes from day to day; columns that are ranked ahead
 * of need have no rule.
 */
const nameOf = ({ column, rule }: SortedBy) => `${column} ${rule?.today ?? ''}`

function isSame(one: Shipment | undefined, other: Shipment): boolean {
  return one?.id === other.id && JSON.stringify(one) === JSON.stringify(other)
}

/** What shipments can be summed by. */
export type SumBy = 'day' | 'center' | 'destination' | 'service' | 'status'

/** The totals of the shipments that have one thing in common, such as their day. */
export interface ShipmentSum extends ShipmentTotals {
  /** The day (`YYYY-MM-DD`, '' without a date), the text, or the step's number, depending on {@link SumBy}. */
  key: string
}

/** Count and gross total (paisa) of rows. */
export function totalsOf(rows: readonly IndexedRow[]): ShipmentTotals {
  const totals = { ...NO_TOTALS }
  for (const row of rows) count(totals, row)
  return totals
}

/** Counts and gross totals (paisa) per key. Days and steps are in order; other keys have the most shipments first. */
export function sumsOf(rows: readonly IndexedRow[], by: SumBy): ShipmentSum[] {
  const sums = new Map<string, ShipmentSum>()
  for (const row of rows) {
    const key = keyOf(row, by)
    let sum = sums.get(key)
    if (!sum) sums.set(key, (sum = { key, ...NO_TOTALS }))
    count(sum, row)
  }
  const isOrdered = by === 'day' || by === 'status'
  return [...sums.values()].sort((one, other) =>
    isOrdered ? compareTexts(one.key, other.key) : other.shipments - one.shipments || compareTexts(one.key, other.key),
  )
}

function count(totals: ShipmentTotals, { step, paisa, isUnreadable }: IndexedRow): void {
  totals.shipments += 1
  if (step === VOID) totals.voids += 1
  else if (isUnreadable) totals.unreadable += 1
  else if (Number.isNaN(paisa)) totals.missing += 1
  else totals.paisa += paisa
}

function keyOf({ row, step, booked }: IndexedRow, by: SumBy): string {
  if (by === 'status') return String(step)
  if (by === 'day') return Number.isNaN(booked) ? '' : dayOf(new Date(booked))
  return row[by]
}
