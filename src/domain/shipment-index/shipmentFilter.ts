import type { AttentionRule } from '../shipment/attention'
import { readDate } from '../dates'
import type { JourneyStep } from '../shipment/shipmentStatus'

/** What is left out lets every shipment through. */
export interface ShipmentFilter {
  /** Words that must all occur in a shipment's number, names, destination, service, center or note. */
  text?: string | undefined
  numbers?: readonly string[] | undefined
  /** 0 for void. */
  status?: readonly JourneyStep[] | undefined
  service?: readonly string[] | undefined
  destination?: readonly string[] | undefined
  /** Usernames. */
  center?: readonly string[] | undefined
  isRemoteArea?: boolean | undefined
  attention?: AttentionRule | undefined
  /** Days of the viewer's zone as `YYYY-MM-DD`; both count. */
  from?: string | undefined
  to?: string | undefined
}

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
  /** What `attention` is worked out by; without it no shipment has any. */
  rule?: AttentionRule
}

export const newestFirst: ShipmentSort = { column: 'createdAt', isDescending: true }

export interface ShipmentQuery {
  filter: ShipmentFilter
  sort: ShipmentSort
}

const ASCII = /^[\0-\x7f]*$/

/** A text as it is searched: in lower case, without accents. */
export function searchable(text: string): string {
  const small = text.toLowerCase()
  return ASCII.test(small) ? small : small.normalize('NFKD').replace(/\p{M}/gu, '')
}

/** The words of a search as typed, each of which must occur. */
export function searchWords(text: string | undefined): string[] {
  return text === undefined ? [] : [...new Set(searchable(text).split(/\s+/).filter(Boolean))]
}

/** The viewer's range of days (`YYYY-MM-DD`, either may be open) in milliseconds: from `start` up to but not `end`. */
export function daysToMoments({ from, to }: Pick<ShipmentFilter, 'from' | 'to'>): { start: number; end: number } {
  const first = readDate(from)
  const last = readDate(to)
  // A day has 23 or 25 hours when clocks change, so the next midnight is asked for by its date.
  const end = last ? new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1).getTime() : Infinity
  return { start: first ? first.getTime() : -Infinity, end }
}
