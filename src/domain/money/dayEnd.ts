import { isUnreadable } from '../numbers'
import type { Shipment } from '../shipment/shipment'
import { isVoid } from '../shipment/shipmentStatus'
import { compareTexts } from '../textOrder'
import { netAmountOrNone } from './billing'
import { statedSum, type StatedSum } from './statedSum'

/** The booking form's payment types (product 5.2). */
export type Payment = 'Cash' | 'Credit'
const payments: Record<number, Payment> = { 1: 'Cash', 2: 'Credit' }

/** In rupees. */
export interface DayEndSum extends StatedSum {
  shipments: number
}

/** Of shipments that are not void, by how they are paid (product 10.7). */
export interface DayMoney {
  /** Net Amounts. `unstated` is for shipments whose row does not state the payment type. */
  all: DayEndSum
  cash: DayEndSum
  credit: DayEndSum
  unstated: DayEndSum
  /** COD amounts, which are collected on delivery and not included in any other sum. */
  cod: DayEndSum
}

/** Void shipments are listed, but count only in `voids` and in no other sum (product 10.7). */
export interface DayEnd extends DayMoney {
  /** The center's username. */
  center: string
  /** In order of booking. */
  shipments: readonly Shipment[]
  voids: number
  services: readonly ({ service: string } & DayEndSum)[]
}

/** How a shipment is paid; null if its row does not say. */
export function paymentOf({ paymentType }: Pick<Shipment, 'paymentType'>): Payment | null {
  return paymentType === null ? null : (payments[paymentType] ?? null)
}

/**
 * Each center's day-end report, sorted by center (product 10.7). Sums add up Net Amounts in rupees, each rounded as on
 * its receipt; a shipment without an amount, or one that cannot be read, is counted as left out.
 */
export function dayEnds(shipments: readonly Shipment[]): DayEnd[] {
  return [...grouped(shipments, ({ center }) => center)]
    .map(([center, own]) => dayEnd(center, own))
    .sort((one, other) => compareTexts(one.center, other.center))
}

function dayEnd(center: string, shipments: readonly Shipment[]): DayEnd {
  const counted = shipments.filter((shipment) => !isVoid(shipment))
  return {
    center,
    shipments: [...shipments].sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt)),
    voids: shipments.length - counted.length,
    ...moneyOf(counted),
    services: [...grouped(counted, ({ service }) => service)].map(([service, own]) => ({ service, ...netSum(own) })),
  }
}

function moneyOf(counted: readonly Shipment[]): DayMoney {
  const paidBy = (payment: Payment | null) => netSum(counted.filter((shipment) => paymentOf(shipment) === payment))
  const cods = counted.map(({ codAmount }) => codAmount).filter((amount) => amount !== 0)
  return {
    all: netSum(counted),
    cash: paidBy('Cash'),
    credit: paidBy('Credit'),
    unstated: paidBy(null),
    // A row that does not say whether there is COD counts as missing, not as one that has it.
    cod: { shipments: cods.filter((amount) => amount !== null).length, ...statedSum(cods) },
  }
}

/**
 * What shipments bring in: the sums of their day-end sheet in rupees, but none that a missing or
 * unreadable value makes too small: null where the rows do not say enough. `open` counts the shipments that leave something of it open.
 */
export function takingsOf(shipments: readonly Shipment[]) {
  const counted = shipments.filter((shipment) => !isVoid(shipment))
  const { cash, credit, unstated, cod } = moneyOf(counted)
  const isPriced = (shipment: Shipment) => isStated(netAmountOrNone(shipment))
  const isPricedBy = (payment: Payment) =>
    unstated.shipments === 0 && counted.every((each) => paymentOf(each) !== payment || isPriced(each))
  const isWhole = (each: Shipment) => paymentOf(each) !== null && isPriced(each) && isStated(each.codAmount)
  return {
    cash: isPricedBy('Cash') ? cash.amount : null,
    credit: isPricedBy('Credit') ? credit.amount : null,
    cod: counted.every(({ codAmount }) => isStated(codAmount)) ? cod.amount : null,
    open: counted.filter((each) => !isWhole(each)).length,
    /** Of these, the shipments whose amount or COD is there but cannot be read. */
    unreadable: counted.filter((each) => isUnreadable(netAmountOrNone(each)) || isUnreadable(each.codAmount)).length,
  }
}

function netSum(shipments: readonly Shipment[]): DayEndSum {
  return { shipments: shipments.length, ...statedSum(shipments.map(netAmountOrNone)) }
}

const isStated = (value: unknown) => value !== null && !isUnreadable(value)

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
