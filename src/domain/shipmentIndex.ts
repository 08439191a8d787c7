import { attentionIn } from './attention'
import { dayOf } from './dates'
import { grossPaisa } from './grossPaisa'
import type { Shipment } from './shipment'
import {
  daysToMoments,
  searchable,
  searchWords,
  type ShipmentFilter,
  type ShipmentQuery,
  type ShipmentSort,
  type ShipmentSortColumn,
} from './shipmentFilter'
import { isVoid, journeyStep, type JourneyStep } from './shipmentStatus'
import { orderOf, rankNumbers, type Ranks } from './sortOrder'
import { TextColumn } from './textColumn'

const textColumns = ['service', 'consignee', 'consignor', 'origin', 'destination', 'center'] as const
type TextColumnName = (typeof textColumns)[number]

/** What shipments can be summed by. */
export type SumBy = 'day' | 'center' | 'destination' | 'service' | 'status'

/** Some shipments taken together. */
export interface ShipmentTotals {
  /** All of them, void ones included. */
  shipments: number
  voids: number
  /** Gross total of those that are not void, in paisa. */
  paisa: number
}

export interface ShipmentSum extends ShipmentTotals {
  /** The day (`YYYY-MM-DD`, '' without a date), the text, or the step's number. */
  key: string
}

/** The values that the list's filters can be set to, each with its number of shipments. */
export interface ShipmentFacets {
  service: Facet[]
  destination: Facet[]
  center: Facet[]
  status: { step: JourneyStep; shipments: number }[]
}

export interface Facet {
  value: string
  shipments: number
}

/** The rows of a query, in order: their places in the index. */
export type FoundRows = Uint32Array

/**
 * All shipments of a list, ready to be searched, filtered, sorted, windowed and summed in a few milliseconds at 100,000
 * rows (design 8). Rows come in as they arrive; nothing here knows of React, of workers, or of how they were fetched.
 *
 * Texts that repeat are kept once, each row's searchable text is made once, and a sort is made once per column and
 * direction: a search, a filter or another sort then only walks through the rows.
 */
export class ShipmentIndex {
  private readonly rows: Shipment[] = []
  private readonly texts: string[] = []
  private readonly booked: number[] = []
  private readonly updated: number[] = []
  private readonly steps: JourneyStep[] = []
  private readonly paisa: number[] = []
  private readonly columns: Record<TextColumnName, TextColumn> = {
    service: new TextColumn(),
    consignee: new TextColumn(),
    consignor: new TextColumn(),
    origin: new TextColumn(),
    destination: new TextColumn(),
    center: new TextColumn(),
  }
  private readonly ranks = new Map<ShipmentSortColumn, Ranks>()
  private readonly orders = new Map<string, Uint32Array>()
  private places: { byId: Map<string, number>; byNumber: Map<string, number> } | null = null
  private last: { query: ShipmentQuery; found: FoundRows } | null = null

  /** How many shipments there are. */
  get size(): number {
    return this.rows.length
  }

  /**
   * Adds shipments behind those that are there.
   *
   * @param rows read and checked; the index keeps them
   */
  add(rows: readonly Shipment[]): void {
    for (const row of rows) {
      for (const name of textColumns) row[name] = this.columns[name].add(row[name])
      this.rows.push(row)
      this.texts.push(searchable(searchedTexts(row).join('\n')))
      this.booked.push(Date.parse(row.createdAt))
      this.updated.push(Date.parse(row.updatedAt))
      this.steps.push(journeyStep(row))
      this.paisa.push(grossPaisa(row, row.dimensions))
    }
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
    if (this.last && sameQuery(this.last.query, query)) return this.last.found
    const order = this.order(query.sort)
    const hits = this.hits(query.filter)
    const found = hits === null ? order : order.filter((row) => hits[row] === 1)
    this.last = { query, found }
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
    return this.at(found.subarray(offset, offset + limit))
  }

  /** Count and gross total of a query. */
  totals(found: FoundRows): ShipmentTotals {
    const totals = { shipments: 0, voids: 0, paisa: 0 }
    for (const row of found) this.count(totals, row)
    return totals
  }

  /**
   * Count and gross total of a query, taken apart.
   *
   * @param found what {@link find} gave
   * @param by days and steps come in their order, everything else with the most shipments first
   */
  sums(found: FoundRows, by: SumBy): ShipmentSum[] {
    const keyOf = this.keyReader(by)
    const sums = new Map<string, ShipmentSum>()
    for (const row of found) {
      const key = keyOf(row)
      let sum = sums.get(key)
      if (!sum) sums.set(key, (sum = { key, shipments: 0, voids: 0, paisa: 0 }))
      this.count(sum, row)
    }
    const isOrdered = by === 'day' || by === 'status'
    return [...sums.values()].sort((one, other) =>
      isOrdered ? compareKeys(one.key, other.key) : other.shipments - one.shipments || compareKeys(one.key, other.key),
    )
  }

  /** What the filters can be set to; blank values are left out. */
  facets(): ShipmentFacets {
    const status = new Map<JourneyStep, number>()
    for (const step of this.steps) status.set(step, (status.get(step) ?? 0) + 1)
    return {
      service: facetsOf(this.columns.service),
      destination: facetsOf(this.columns.destination),
      center: facetsOf(this.columns.center),
      status: [...status].map(([step, shipments]) => ({ step, shipments })).sort((one, other) => one.step - other.step),
    }
  }

  /**
   * Shipments by id, in the order of the ids.
   *
   * @returns without those that are not in the list
   */
  byIds(ids: readonly string[]): Shipment[] {
    const { byId } = this.lookUp()
    return this.at(ids.flatMap((id) => byId.get(id) ?? []))
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
    this.ranksOf(column)
  }

  /**
   * Which shipments are new or differ from an earlier list.
   *
   * @param earlier the list as it was
   * @returns ids
   */
  changedSince(earlier: ShipmentIndex): Set<string> {
    const { byId } = earlier.lookUp()
    const changed = new Set<string>()
    for (const row of this.rows) {
      const before = earlier.rows[byId.get(row.id) ?? -1]
      if (!before || differs(before, row)) changed.add(row.id)
    }
    return changed
  }

  private at(places: Iterable<number>): Shipment[] {
    const rows: Shipment[] = []
    for (const place of places) {
      const row = this.rows[place]
      if (row) rows.push(row)
    }
    return rows
  }

  private count(totals: ShipmentTotals, row: number): void {
    totals.shipments += 1
    if (this.steps[row] === 0) totals.voids += 1
    else totals.paisa += this.paisa[row] ?? 0
  }

  /** 1 at each row that passes; null where all do. */
  private hits(filter: ShipmentFilter): Uint8Array | null {
    const checks = this.checks(filter)
    if (checks.length === 0) return null
    const hits = new Uint8Array(this.rows.length)
    for (let row = 0; row < hits.length; row++) {
      let passes = true
      for (let check = 0; passes && check < checks.length; check++) passes = checks[check]?.(row) ?? true
      if (passes) hits[row] = 1
    }
    return hits
  }

  /** The conditions of a filter, the cheap ones first. */
  private checks(filter: ShipmentFilter): ((row: number) => boolean)[] {
    const { rows, texts, booked, steps } = this
    const checks: ((row: number) => boolean)[] = []
    if (filter.status) {
      const wanted = new Set(filter.status)
      checks.push((row) => wanted.has(steps[row] ?? 0))
    }
    for (const name of ['service', 'destination', 'center'] as const) {
      const { codes } = this.columns[name]
      const wanted = this.columns[name].wanted(filter[name])
      if (wanted) checks.push((row) => wanted[codes[row] ?? -1] === 1)
    }
    if (filter.isRemoteArea !== undefined) checks.push((row) => rows[row]?.isRemoteArea === filter.isRemoteArea)
    if (filter.attention) {
      const attentionOf = attentionIn(filter.attention)
      checks.push((row) => {
        const shipment = rows[row]
        return shipment !== undefined && attentionOf(shipment) !== null
      })
    }
    if (filter.from ?? filter.to) {
      const { start, end } = daysToMoments(filter)
      checks.push((row) => {
        const time = booked[row] ?? NaN
        return time >= start && time < end
      })
    }
    if (filter.numbers) {
      const wanted = new Set(filter.numbers)
      checks.push((row) => wanted.has(rows[row]?.airwayBillNo ?? ''))
    }
    for (const word of searchWords(filter.text)) checks.push((row) => texts[row]?.includes(word) ?? false)
    return checks
  }

  private order({ column, isDescending }: ShipmentSort): Uint32Array {
    const name = `${column} ${isDescending}`
    let order = this.orders.get(name)
    if (!order) this.orders.set(name, (order = orderOf(this.ranksOf(column), isDescending)))
    return order
  }

  private ranksOf(column: ShipmentSortColumn): Ranks {
    let ranks = this.ranks.get(column)
    if (!ranks) this.ranks.set(column, (ranks = rankNumbers(this.sortValues(column))))
    return ranks
  }

  /** What a column is sorted by; NaN stands last. */
  private sortValues(column: ShipmentSortColumn): ArrayLike<number> {
    switch (column) {
      case 'createdAt':
        return this.booked
      case 'updatedAt':
        return this.updated
      case 'grossTotal':
        return this.paisa
      case 'status':
        return this.steps
      case 'remoteArea':
        return this.rows.map((row) => Number(row.isRemoteArea))
      case 'airwayBillNo':
        return this.rows.map(({ airwayBillNo }) => (/^\d{1,15}$/.test(airwayBillNo) ? Number(airwayBillNo) : NaN))
      case 'service':
      case 'consignee':
      case 'consignor':
      case 'origin':
      case 'destination':
      case 'center': {
        const { codes } = this.columns[column]
        const places = this.columns[column].places()
        return codes.map((code) => places[code] ?? NaN)
      }
    }
  }

  private keyReader(by: SumBy): (row: number) => string {
    if (by === 'status') return (row) => String(this.steps[row])
    if (by === 'day') {
      const dayAt = dayReader()
      return (row) => dayAt(this.booked[row] ?? NaN)
    }
    const { codes, values } = this.columns[by]
    return (row) => values[codes[row] ?? -1] ?? ''
  }

  private lookUp() {
    return (this.places ??= {
      byId: new Map(this.rows.map(({ id }, place) => [id, place])),
      byNumber: new Map(this.rows.map(({ airwayBillNo }, place) => [airwayBillNo, place])),
    })
  }
}

function searchedTexts({
  airwayBillNo,
  service,
  consignee,
  consignor,
  destination,
  center,
  notes,
}: Shipment): string[] {
  return [airwayBillNo, consignee, consignor, destination, service, center, notes]
}

function facetsOf({ codes, values }: TextColumn): Facet[] {
  const counts = new Uint32Array(values.length)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return values
    .map((value, code) => ({ value, shipments: counts[code] ?? 0 }))
    .filter(({ value }) => value !== '')
    .sort((one, other) => compareKeys(one.value, other.value))
}

const keyCollator = new Intl.Collator('en', { numeric: true })
const compareKeys = (one: string, other: string) => keyCollator.compare(one, other)

/** Zones differ from each other by whole quarters of an hour, so a quarter lies in one day. */
const QUARTER = 15 * 60 * 1000

/** The viewer's day of a moment; each quarter of an hour is worked out once. */
function dayReader(): (time: number) => string {
  const days = new Map<number, string>()
  return (time) => {
    if (Number.isNaN(time)) return ''
    const quarter = Math.floor(time / QUARTER)
    let day = days.get(quarter)
    if (day === undefined) days.set(quarter, (day = dayOf(new Date(time))))
    return day
  }
}

function sameQuery(one: ShipmentQuery, other: ShipmentQuery): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Whether something of a shipment that lists show is no longer as it was. */
function differs(before: Shipment, after: Shipment): boolean {
  return (
    before.updatedAt !== after.updatedAt ||
    before.notes !== after.notes ||
    before.status.length !== after.status.length ||
    before.amount !== after.amount ||
    before.discount !== after.discount ||
    before.gst !== after.gst ||
    before.isRemoteArea !== after.isRemoteArea ||
    before.destination !== after.destination ||
    before.service !== after.service ||
    before.consignee !== after.consignee ||
    before.consignor !== after.consignor ||
    before.center !== after.center ||
    isVoid(before) !== isVoid(after) ||
    before.status.at(-1)?.type !== after.status.at(-1)?.type
  )
}
