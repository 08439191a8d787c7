import { beginsWord, foldedText } from '../foldedText'
import type { AttentionRule } from '../shipment/attentionRule'
import type { Shipment } from '../shipment/shipment'
import type { JourneyStep } from '../shipment/shipmentStatus'

/** A criterion that is left out lets every shipment through. */
export interface ShipmentFilter {
  /** Words that must all occur in a shipment's number, names, destination, service, center or note. */
  text?: string | undefined
  /** Words that must all be a part of its number, or begin a word of a party's name. The closest come first. */
  lookup?: string | undefined
  numbers?: readonly string[] | undefined
  /** 0 means void. */
  status?: readonly JourneyStep[] | undefined
  service?: readonly string[] | undefined
  destination?: readonly string[] | undefined
  /** Usernames. */
  center?: readonly string[] | undefined
  /** The username of a center whose shipments these are: those that name it, or none. */
  ofCenter?: string | undefined
  isRemoteArea?: boolean | undefined
  /** Late or without an update for some days. */
  attention?: AttentionRule | undefined
  /** Without an update for some days: a new step takes a shipment out, also a late one. */
  needsStep?: AttentionRule | undefined
  /** Days in the viewer's time zone as `YYYY-MM-DD`, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** What `lookup` searches. The number comes first: any part of it is found. */
export const lookupFields = ['airwayBillNo', 'consignee', 'consignor'] as const

/** The texts that `lookup` searches. */
export const lookupTexts = (shipment: Shipment): string[] => lookupFields.map((field) => shipment[field])

/** The same, folded, one on each line. */
export const lookupLines = (shipment: Shipment): string => foldedText(lookupTexts(shipment).join('\n'))

/** Whether a folded word of `lookup` finds a shipment (product 2.7), by the lines of {@link lookupLines}. */
export function isLookedUp(word: string, lines: string): boolean {
  return beginsWord(word, lines) || lines.slice(0, lines.indexOf('\n')).includes(word)
}
