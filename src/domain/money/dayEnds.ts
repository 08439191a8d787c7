import { compareTexts } from '../compareTexts'
import { readDate } from '../dates'
import { isOfCenter } from '../shipment/isOfCenter'
import type { Shipment } from '../shipment/shipment'
import { isVoid } from '../shipment/shipmentStatus'
import { type DayEndSum, type DayMoney, moneyOf, netSum } from './dayMoney'

/** Void shipments are listed, but count only in `voids` and in no other sum (product 10.7). */
export interface DayEnd extends DayMoney {
  /** The center's username. */
  center: string
  /** By time of booking; those without a date come last. */
  shipments: readonly Shipment[]
  voids: number
  services: readonly ({ service: string } & DayEndSum)[]
}

/**
 * Each center's day-end report, sorted by center (product 10.7). Sums add up Net Amounts in rupees, each rounded as on
 * its receipt; a shipment without an amount, or one that cannot be read, is counted as left out.
 *
 * @param branch the username of the branch that was sent the shipments: those that name none, or its username in other
 *   capitals, are its own, and on one sheet. '' for the head office
 */
export function dayEnds(shipments: readonly Shipment[], branch: string): DayEnd[] {
  const whose = ({ center }: Shipment) => (branch !== '' && isOfCenter(branch, center) ? branch : center)
  return [...grouped(shipments, whose)]
    .map(([center, own]) => dayEnd(center, own))
    .sort((one, other) => compareTexts(one.center, other.center))
}

function dayEnd(center: string, shipments: readonly Shipment[]): DayEnd {
  const counted = shipments.filter((shipment) => !isVoid(shipment))
  return {
    center,
    shipments: [...shipments].sort((one, other) => bookedAt(one) - bookedAt(other) || 0),
    voids: shipments.length - counted.length,
    ...moneyOf(counted),
    services: [...grouped(counted, ({ service }) => service)].map(([service, own]) => ({ service, ...netSum(own) })),
  }
}

/** The time of booking in milliseconds; Infinity without a date, so that such rows come last. */
const bookedAt = ({ createdAt }: Shipment) => readDate(createdAt)?.getTime() ?? Infinity

function grouped(
  shipments: readonly Shipment[],
  textOf: (shipment: Shipment) => string,
): ReadonlyMap<string, readonly Shipment[]> {
  const groups = new Map<string, Shipment[]>()
  for (const shipment of shipments) {
    const text = textOf(shipment)
    const group = groups.get(text)
    if (group) group.push(shipment)
    else groups.set(text, [shipment])
  }
  return groups
}
