import { dayOf } from '../dates'
import type { IndexedRow } from './indexedRow'

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

/** Count and gross total (paisa) of rows. */
export function totalsOf(rows: readonly IndexedRow[]): ShipmentTotals {
  const totals = { shipments: 0, voids: 0, paisa: 0 }
  for (const row of rows) count(totals, row)
  return totals
}

/** Counts and gross totals (paisa) per key. Days and steps are in order; other keys have the most shipments first. */
export function sumsOf(rows: readonly IndexedRow[], by: SumBy): ShipmentSum[] {
  const sums = new Map<string, ShipmentSum>()
  for (const row of rows) {
    const key = keyOf(row, by)
    let sum = sums.get(key)
    if (!sum) sums.set(key, (sum = { key, shipments: 0, voids: 0, paisa: 0 }))
    count(sum, row)
  }
  const isOrdered = by === 'day' || by === 'status'
  return [...sums.values()].sort((one, other) =>
    isOrdered ? compare(one.key, other.key) : other.shipments - one.shipments || compare(one.key, other.key),
  )
}

function count(totals: ShipmentTotals, { step, paisa }: IndexedRow): void {
  totals.shipments += 1
  if (step === 0) totals.voids += 1
  // A row without an amount has NaN.
  else totals.paisa += paisa || 0
}

function keyOf({ row, step, booked }: IndexedRow, by: SumBy): string {
  if (by === 'status') return String(step)
  if (by === 'day') return Number.isNaN(booked) ? '' : dayOf(new Date(booked))
  return row[by]
}

const collator = new Intl.Collator('en', { numeric: true })
const compare = (one: string, other: string) => collator.compare(one, other)
