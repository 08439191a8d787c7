import { beginsWord, foldedText } from '../foldedText'
import type { AttentionRule } from '../shipment/attention'
import type { Shipment } from '../shipment/shipment'
import type { JourneyStep } from '../shipment/shipmentStatus'
import type { ShipmentSortColumn } from './sortOrder'

/** A criterion that is left out lets every shipment through. */
export interface ShipmentFilter {
  /** Words that must all occur in a shipment's number, names, destination, service, center or note. */
  text?: string | undefined
  /** Words that must all be a part of its number, or begin a word of a party's name. */
  lookup?: string | undefined
  numbers?: readonly string[] | undefined
  /** 0 means void. */
  status?: readonly JourneyStep[] | undefined
  service?: readonly string[] | undefined
  destination?: readonly string[] | undefined
  /** Usernames. */
  center?: readonly string[] | undefined
  isRemoteArea?: boolean | undefined
  /** Late or without an update for some days. */
  attention?: AttentionRule | undefined
  /** Without an update for some days: a new step takes a shipment out, also a late one. */
  needsStep?: AttentionRule | undefined
  /** Days in the viewer's time zone as `YYYY-MM-DD`, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** Whether a shipment is found by a folded word of `lookup` (product 2.7). */
export function isLookedUp(
  word: string,
  shipment: Pick<Shipment, 'airwayBillNo' | 'consignee' | 'consignor'>,
): boolean {
  const { airwayBillNo, consignee, consignor } = shipment
  return airwayBillNo.includes(word) || beginsWord(word, foldedText(`${consignee}\n${consignor}`))
}

export interface ShipmentSort {
  column: ShipmentSortColumn
  isDescending: boolean
  /** The rule for sorting by `attention`; without it, no shipment has any. */
  rule?: AttentionRule
}

export const newestFirst: ShipmentSort = { column: 'createdAt', isDescending: true }

export interface ShipmentQuery {
  filter: ShipmentFilter
  sort: ShipmentSort
}
