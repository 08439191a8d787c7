import { netAmountOrNone } from './billing'
import { sum, type Amount } from './money'
import type { Shipment } from '../shipment/shipment'
import { isVoid } from '../shipment/shipmentStatus'

/** By the booking form's codes (product 5.2). */
export type Payment = 'Cash' | 'Credit'
const payments: Record<number, Payment> = { 1: 'Cash', 2: 'Credit' }

export interface DayEndSum {
  shipments: number
  /** Rupees. */
  amount: Amount
}

/** Void shipments are listed, and are in no count and no sum but `voids` (product 10.7). */
export interface DayEnd {
  /** The center's username. */
  center: string
  /** In the order of booking. */
  shipments: readonly Shipment[]
  voids: number
  /** Net Amounts; `unstated` are those whose payment the list does not tell. */
  all: DayEndSum
  cash: DayEndSum
  credit: DayEndSum
  unstated: DayEndSum
  /** Collected at the door; in no other sum. */
  cod: DayEndSum
  services: readonly ({ service: string } & DayEndSum)[]
}

/** How a shipment is paid; null where the list does not tell. */
export function paymentOf({ paymentType }: Pick<Shipment, 'paymentType'>): Payment | null {
  return paymentType === null ? null : (payments[paymentType] ?? null)
}

/**
 * The day of each center, by name (product 10.7). Sums are of the receipts' Net Amounts in rupees, each rounded as on
 * its receipt; a shipment without an amount adds nothing.
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
