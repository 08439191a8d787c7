import { dayOf } from '../dates'
import { lastDays, type Days } from '../dayRanges'
import { latestStatus, TRACKING_NUMBER_UPDATE, type StatusEntry } from '../shipment/shipmentStatus'
import type { Shipment } from '../shipment/shipment'
import type { ShipmentOrder } from '../shipment/shipmentOrders'

/** A list that somebody looks at is looked after this often, in milliseconds. */
const LOOK_EVERY = 60_000
/** A look that takes long is made less often: for each millisecond that it took, ten without one. */
const REST = 10
/** So many shipments may be asked for each minute, today's aside: 20 KB compressed, as a rule. */
export const FEW = 400
/** A look goes back so many days at the most. */
const MOST_DAYS = 30
/** The days that are shown while all shipments are still on their way. */
const FIRST_DAYS = 30

/** What a list holds: all shipments, today's, those of some days, or what the server has found for a search. */
export type ListOf = 'all' | 'today' | 'search' | Days

/** What is asked for to keep a list fresh: all of it, today's shipments, or those of some days. */
export type Look = 'whole' | 'today' | Days

/** How old a list's rows are; moments in milliseconds. */
export interface ListAge {
  /** When all of them were asked for. */
  wholeAt: number
  /** When those booked since `since` came; the others are of `wholeAt`. */
  seenAt: number
  /** A day, `YYYY-MM-DD`; null where all are of `seenAt`. */
  since: string | null
}

/**
 * The moment that a list's rows of some days are of.
 *
 * @param age of the list
 * @param from the first of the days, `YYYY-MM-DD`
 * @returns milliseconds
 */
export const asOf = ({ since, seenAt, wholeAt }: ListAge, from: string): number =>
  since === null || from >= since ? seenAt : wholeAt

/** A list as its freshness is decided by. */
export interface KeptFresh {
  holds: ListOf
  shipments: number
  /** Its shipments by the day of their booking, `YYYY-MM-DD`. */
  days: () => readonly { key: string; shipments: number }[]
  /** When all of it was asked for, in milliseconds. */
  wholeAt: number
}

/**
 * What keeps a list fresh (product 10.4). A short one is asked for whole, and so is a long one on another day than its
 * own. Of a long one the last days are asked for as far as they are few shipments, and today in any case. One that has
 * none of the last days, or cannot be cut into days, is asked for whole, the more seldom the longer it is.
 *
 * @param list as it is kept
 * @param now the moment that counts as now
 * @returns null where nothing is to be asked yet
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
 * How long a list is left alone before it is looked after again.
 *
 * @param shipments how many were asked for; a long list is not asked for whole the next time
 * @param took milliseconds that it took
 * @returns milliseconds
 */
export function restAfter(shipments: number, took: number): number {
  return shipments > FEW ? LOOK_EVERY : Math.max(LOOK_EVERY, took * REST)
}

/** The first of the last days that are few shipments together; null where today alone has more. */
function recentSince(days: readonly { key: string; shipments: number }[], now: Date): string | null {
  const [today = '', ...before] = Array.from({ length: MOST_DAYS }, (_, ago) =>
    dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago)),
  )
  const counts = new Map(days.map(({ key, shipments }) => [key, shipments]))
  // A clock that runs ahead books tomorrow.
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

/**
 * The days whose shipments are shown while all shipments are on their way.
 *
 * @param now the moment that counts as now
 */
export const firstDays = (now: Date): Days => lastDays(FIRST_DAYS, now)

/** What is known of a shipment before its row comes again: an order that was carried out, or its status as it was seen. */
export type KnownChange = ShipmentOrder | { action: 'seen'; status: readonly StatusEntry[] }

/** A change of one shipment, by its id. */
export interface ShipmentChange {
  id: string
  change: KnownChange
}

/**
 * A shipment as a list shows it after a change, until the backend's own row comes (product 10.4).
 *
 * @param shipment as it was
 * @param change what has been done to it, or seen of it
 * @param now the moment that counts as now
 */
export function afterChange(shipment: Shipment, change: KnownChange, now: Date): Shipment {
  const updatedAt = now.toISOString()
  switch (change.action) {
    case 'seen':
      return { ...shipment, status: [...change.status] }
    case 'upTrack': {
      const { description, trackingLink } = change.form
      const type = Number(change.form.type)
      const link = type === TRACKING_NUMBER_UPDATE ? trackingLink : ''
      const entry = { type, description, trackingLink: link, createdAt: updatedAt }
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
