import type { AttentionRule } from '../shipment/attention'
import { readDate } from '../dates'
import type { JourneyStep } from '../shipment/shipmentStatus'

/** What is picked out of a list of shipments; whatever is left out lets every shipment through. */
export interface ShipmentFilter {
  /** Words that must all occur in a shipment's number, names, places, service, center or note. */
  text?: string | undefined
  /** Exactly these airway bill numbers. */
  numbers?: readonly string[] | undefined
  /** Steps, 0 for void. */
  status?: readonly JourneyStep[] | undefined
  service?: readonly string[] | undefined
  destination?: readonly string[] | undefined
  /** Usernames. */
  center?: readonly string[] | undefined
  isRemoteArea?: boolean | undefined
  /** Those that need attention by this rule. */
  attention?: AttentionRule | undefined
  /** Days of the viewer's zone as `YYYY-MM-DD`; both count. */
  from?: string | undefined
  to?: string | undefined
}

/** The columns that a list of shipments is sorted by. */
export const shipmentSortColumns = [
  'airwayBillNo',
  'service',
  'consignee',
  'consignor',
  'origin',
  'destination',
  'grossTotal',
  'remoteArea',
  'status',
  'center',
  'createdAt',
  'updatedAt',
  'attention',
] as const
export type ShipmentSortColumn = (typeof shipmentSortColumns)[number]

export interface ShipmentSort {
  column: ShipmentSortColumn
  isDescending: boolean
  /** By what `attention` is reckoned; without it no shipment has any. */
  rule?: AttentionRule
}

/** Newest first. */
export const newestFirst: ShipmentSort = { column: 'createdAt', isDescending: true }

/** Which shipments, in which order. */
export interface ShipmentQuery {
  filter: ShipmentFilter
  sort: ShipmentSort
}

const ASCII = /^[\0-\x7f]*$/

/**
 * A text as it is searched: in small letters, without accents.
 *
 * @param text as written
 */
export function searchable(text: string): string {
  const small = text.toLowerCase()
  return ASCII.test(small) ? small : small.normalize('NFKD').replace(/\p{M}/gu, '')
}

/**
 * The words of a search, each of which must occur.
 *
 * @param text as typed
 */
export function searchWords(text: string | undefined): string[] {
  return text === undefined ? [] : [...new Set(searchable(text).split(/\s+/).filter(Boolean))]
}

/**
 * The moments between which a range of days lies in the viewer's zone.
 *
 * @param range days as `YYYY-MM-DD`; both count, and either may be left open
 * @returns milliseconds: from `start` up to and without `end`
 */
export function daysToMoments({ from, to }: Pick<ShipmentFilter, 'from' | 'to'>): { start: number; end: number } {
  const first = readDate(from)
  const last = readDate(to)
  // A day has 23 or 25 hours when clocks change, so the next midnight is asked for by its date.
  const end = last ? new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1).getTime() : Infinity
  return { start: first ? first.getTime() : -Infinity, end }
}
