import { dayOf } from '../dates'
import type { ShipmentRows } from './shipmentRows'
import type { JourneyStep } from '../shipment/shipmentStatus'
import type { TextColumn } from './textColumn'

export type SumBy = 'day' | 'center' | 'destination' | 'service' | 'status'

export interface ShipmentTotals {
  /** Including void ones. */
  shipments: number
  voids: number
  /** The gross total in paisa, excluding void shipments. */
  paisa: number
}

export interface ShipmentSum extends ShipmentTotals {
  /** The day (`YYYY-MM-DD`, '' without a date), the text, or the step's number, depending on {@link SumBy}. */
  key: string
}

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

/** Count and gross total (paisa) of the rows at these places. */
export function totalsOf(rows: ShipmentRows, places: Iterable<number>): ShipmentTotals {
  const totals = { shipments: 0, voids: 0, paisa: 0 }
  for (const place of places) count(totals, rows, place)
  return totals
}

/** Counts and gross totals (paisa) per key. Days and steps are in order; other keys have the most shipments first. */
export function sumsOf(rows: ShipmentRows, places: Iterable<number>, by: SumBy): ShipmentSum[] {
  const keyOf = keyReader(rows, by)
  const sums = new Map<string, ShipmentSum>()
  for (const place of places) {
    const key = keyOf(place)
    let sum = sums.get(key)
    if (!sum) sums.set(key, (sum = { key, shipments: 0, voids: 0, paisa: 0 }))
    count(sum, rows, place)
  }
  const isOrdered = by === 'day' || by === 'status'
  return [...sums.values()].sort((one, other) =>
    isOrdered ? compareKeys(one.key, other.key) : other.shipments - one.shipments || compareKeys(one.key, other.key),
  )
}

/** The values that a list can be filtered by; blank ones are left out. */
export function facetsOf({ steps, texts }: ShipmentRows): ShipmentFacets {
  const status = new Map<JourneyStep, number>()
  for (const step of steps) status.set(step, (status.get(step) ?? 0) + 1)
  return {
    service: valuesOf(texts.service),
    destination: valuesOf(texts.destination),
    center: valuesOf(texts.center),
    status: [...status].map(([step, shipments]) => ({ step, shipments })).sort((one, other) => one.step - other.step),
  }
}

function count(totals: ShipmentTotals, { steps, paisa }: ShipmentRows, place: number): void {
  totals.shipments += 1
  if (steps[place] === 0) totals.voids += 1
  // A row without an amount has NaN.
  else totals.paisa += paisa[place] || 0
}

function keyReader({ steps, booked, texts }: ShipmentRows, by: SumBy): (place: number) => string {
  if (by === 'status') return (place) => String(steps[place])
  if (by === 'day') {
    const dayAt = dayReader()
    return (place) => dayAt(booked[place] ?? NaN)
  }
  const { codes, values } = texts[by]
  return (place) => values[codes[place] ?? -1] ?? ''
}

function valuesOf({ codes, values }: TextColumn): Facet[] {
  const counts = new Uint32Array(values.length)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return values
    .map((value, code) => ({ value, shipments: counts[code] ?? 0 }))
    .filter(({ value, shipments }) => value !== '' && shipments > 0)
    .sort((one, other) => compareKeys(one.value, other.value))
}

const collator = new Intl.Collator('en', { numeric: true })
const compareKeys = (one: string, other: string) => collator.compare(one, other)

/** Milliseconds. Time zone offsets are multiples of 15 minutes, so no quarter-hour ever spans two days. */
const QUARTER = 15 * 60 * 1000

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
