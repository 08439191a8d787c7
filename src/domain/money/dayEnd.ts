import { netAmountOrNone } from './billing'
import { sum, type Amount } from './money'
import type { Shipment } from '../shipment/shipment'
import { isVoid } from '../shipment/shipmentStatus'

/** How a shipment is paid, by the booking form's codes (product 5.2). */
export type Payment = 'Cash' | 'Credit'
const payments: Record<number, Payment> = { 1: 'Cash', 2: 'Credit' }

/** Some shipments of a day, none of them void, and what they come to. */
export interface DayEndSum {
  shipments: number
  /** Rupees. */
  amount: Amount
}

/** A center's day. Void shipments are listed, and are in no count and no sum but `voids`. */
export interface DayEnd {
  /** The center's username. */
  center: string
  /** In the order of their booking. */
  shipments: readonly Shipment[]
  voids: number
  /** Net amounts, all together and by payment; `unstated` is what the list tells no payment of. */
  all: DayEndSum
  cash: DayEndSum
  credit: DayEndSum
  unstated: DayEndSum
  /** What is collected at the doors, which is in no other sum. */
  cod: DayEndSum
  services: readonly ({ service: string } & DayEndSum)[]
}

/**
 * How a shipment is paid.
 *
 * @param shipment a row of the list
 * @returns null where the list does not tell
 */
export function paymentOf({ paymentType }: Pick<Shipment, 'paymentType'>): Payment | null {
  return paymentType === null ? null : (payments[paymentType] ?? null)
}

/**
 * The day of each center by name. Sums are of the receipts' Net Amounts (product 7.2), each rounded as on its receipt; a
 * shipment without an amount adds nothing.
 *
 * @param shipments rows of the list, in any order
 */
export function dayEnds(shipments: readonly Shipment[]): DayEnd[] {
  return [...grouped(shipments, ({ center }) => center)]
    .map(([center, own]) => dayEnd(center, own))
    .sort((one, other) => one.center.localeCompare(other.center))
}

function dayEnd(center: string, shipments: readonly Shipment[]): DayEnd {
  const counted = shipments.filter((shipment) => !isVoid(shipment))
  const paidBy = (payment: Payment | null) => netSum(counted.filter((shipment) => paymentOf(shipment) === payment))
  const withCod = counted.filter(({ codAmount }) => codAmount !== null && codAmount !== 0)
  return {
    center,
    shipments: [...shipments].sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)),
    voids: shipments.length - counted.length,
    all: netSum(counted),
    cash: paidBy('Cash'),
    credit: paidBy('Credit'),
    unstated: paidBy(null),
    cod: { shipments: withCod.length, amount: sum(withCod.map(({ codAmount }) => codAmount)) },
    services: [...grouped(counted, ({ service }) => service)].map(([service, own]) => ({ service, ...netSum(own) })),
  }
}

function netSum(shipments: readonly Shipment[]): DayEndSum {
  return { shipments: shipments.length, amount: sum(shipments.map(netAmountOrNone)) }
}

/** Shipments by a text of theirs, in the order of its first coming. */
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
