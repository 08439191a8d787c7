import { beginsWord, foldedText } from '../foldedText'
import type { AttentionRule } from '../shipment/attentionRule'
import type { Shipment } from '../shipment/shipment'
import type { JourneyStep } from '../shipment/shipmentStatus'

/** A criterion that is left out lets every shipment through. */
export interface ShipmentFilter {
  /** Words that must all occur in a shipment's number, names, destination, service, center or note. */
  text?: string | undefined
  /**
   * Words each of which must be part of its number, or begin a word of a party's name. The closest matches come first.
   */
  lookup?: string | undefined
  numbers?: readonly string[] | undefined
  status?: readonly JourneyStep[] | undefined
  service?: readonly string[] | undefined
  destination?: readonly string[] | undefined
  /** Usernames. */
  center?: readonly string[] | undefined
  /** The username of a center: finds the shipments that name it, and those that name no center. */
  ofCenter?: string | undefined
  isRemoteArea?: boolean | undefined
  /** Shipments that are late, or have had no update for some days. */
  attention?: AttentionRule | undefined
  /** Shipments without an update for some days. A new step removes a shipment from the result, even if it is late. */
  needsStep?: AttentionRule | undefined
  /** Days in the viewer's time zone as `YYYY-MM-DD`, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** The fields that `lookup` searches. The number comes first, as any part of it is found. */
export const lookupFields = ['airwayBillNo', 'consignee', 'consignor'] as const

/** The texts that `lookup` searches. */
export const lookupTexts = (shipment: Shipment): string[] => lookupFields.map((field) => shipment[field])

/** {@link lookupTexts}, folded, one on each line. */
export const lookupLines = (shipment: Shipment): string => foldedText(lookupTexts(shipment).join('\n'))

/** Whether a folded word of `lookup` finds a shipment (product 2.7), by the lines of {@link lookupLines}. */
export function isLookedUp(word: string, lines: string): boolean {
  return beginsWord(word, lines) || lines.slice(0, lines.indexOf('\n')).includes(word)
}
