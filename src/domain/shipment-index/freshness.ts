import { dayOf } from '../dates'
import { lastDays, type Days } from '../dayRanges'
import { latestStatus, TRACKING_NUMBER_UPDATE, type StatusEntry } from '../shipment/shipmentStatus'
import type { Shipment } from '../shipment/shipment'
import type { ShipmentOrder } from '../shipment/shipmentOrders'

/** Milliseconds between two looks at a list that is shown. */
const LOOK_EVERY = 60_000
/** Slow looks are made less often: ten milliseconds of rest for each one that a look took. */
const REST = 10
/** Shipments that may be fetched each minute, today's aside: usually 20 KB compressed. */
export const FEW = 400
/** How far back a look goes. */
const MOST_DAYS = 30
const FIRST_DAYS = 30

export type ListOf = 'all' | 'today' | 'search' | Days

export type Look = 'whole' | 'today' | Days

/** Moments are in milliseconds. */
export interface ListAge {
  /** When all rows were asked for. */
  wholeAt: number
  /** When the rows booked since `since` came; the others are of `wholeAt`. */
  seenAt: number
  /** `YYYY-MM-DD`; null where all rows are of `seenAt`. */
  since: string | null
}

/** How fresh a list's rows from a day (`YYYY-MM-DD`) on are: the moment that they are of, in milliseconds. */
export const asOf = ({ since, seenAt, wholeAt }: ListAge, from: string): number =>
  since === null || from >= since ? seenAt : wholeAt

export interface KeptFresh {
  holds: ListOf
  shipments: number
  /** By the day of booking, `YYYY-MM-DD`. */
  days: () => readonly { key: string; shipments: number }[]
  /** When all of it was asked for, in milliseconds. */
  wholeAt: number
}

/**
 * What to fetch to keep a list fresh (product 10.4); null where nothing is due yet. Short lists are fetched whole, and
 * so are long ones on another day than their own. Of other long ones the last days are fetched, as far as they hold few
 * shipments, and today in any case. A list that has none of the last days, or cannot be cut into days, is fetched
 * whole, the less often the longer it is.
 */
export function nextLook({ holds, shipments, days, wholeAt }: KeptFresh, now: Date): Look | null {
  const today = dayOf(now)
  if (holds === 'today' || shipments <= FEW || dayOf(new Date(wholeAt)) !== today) return 'whole'
  if (holds !== 'search') {
    const since = recentSince(days(), now)
    if (holds === 'all') return since === null ? 'today' : { from: since, to: today }
    if (since !== null && holds.to >= since) return { from: holds.from > since ? holds.from : since, to: holds.to }
  }
  return now.getTime() - wholeAt >= (LOOK_EVERY * shipments) / FEW ? 'whole' : null
}

/**
 * Milliseconds to leave a list alone after a look at `shipments` rows that took `took` ms. A long list needs no longer
 * rest: it is not fetched whole the next time.
 */
export function restAfter(shipments: number, took: number): number {
  return shipments > FEW ? LOOK_EVERY : Math.max(LOOK_EVERY, took * REST)
}

/** The first of the last days that together hold few shipments; null where today alone has more. */
function recentSince(days: readonly { key: string; shipments: number }[], now: Date): string | null {
  const [today = '', ...before] = Array.from({ length: MOST_DAYS }, (_, ago) =>
    dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago)),
  )
  const counts = new Map(days.map(({ key, shipments }) => [key, shipments]))
  // Where a clock is fast, bookings are dated tomorrow.
  let sum = days.reduce((all, { key, shipments }) => all + (key >= today ? shipments : 0), 0)
  if (sum > FEW) return null
  let since = today
  for (const day of before) {
    sum += counts.get(day) ?? 0
    if (sum > FEW) break
    since = day
  }
  return since
}

/** The days that are shown while all shipments are still on their way. */
export const firstDays = (now: Date): Days => lastDays(FIRST_DAYS, now)

/** What is known before a shipment's row comes again: an order that was carried out, or the status as it was seen. */
export type KnownChange = ShipmentOrder | { action: 'seen'; status: readonly StatusEntry[] }

export interface ShipmentChange {
  id: string
  change: KnownChange
}

/** A shipment as a list shows it after a change, until the backend's own row comes (product 10.4). */
export function afterChange(shipment: Shipment, change: KnownChange, now: Date): Shipment {
  const updatedAt = now.toISOString()
  switch (change.action) {
    case 'seen':
      return { ...shipment, status: [...change.status] }
    case 'upTrack': {
      const { description, trackingLink } = change.form
      const type = Number(change.form.type)
      const link = type === TRACKING_NUMBER_UPDATE ? trackingLink : ''
      // A clock that is slow would put the new step before the latest one.
      const after = Date.parse(latestStatus(shipment)?.createdAt ?? '')
      const createdAt = after > now.getTime() ? new Date(after).toISOString() : updatedAt
      const entry = { type, description, trackingLink: link, createdAt }
      return { ...shipment, updatedAt, status: [...shipment.status, entry] }
    }
    case 'downTrack': {
      const latest = latestStatus(shipment)
      return { ...shipment, updatedAt, status: shipment.status.filter((entry) => entry !== latest) }
    }
    case 'addNote':
      return { ...shipment, updatedAt, notes: change.form.note }
    case 'void':
      return { ...shipment, updatedAt, status: [] }
  }
}
