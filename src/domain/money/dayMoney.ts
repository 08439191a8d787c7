import type { Figure } from '../numbers'
import type { Shipment } from '../shipment/shipment'
import { netAmountOrNone } from './billing'
import { type Payment, paymentOf } from './paymentOf'
import { type StatedSum, statedSum } from './statedSum'

/** In rupees. */
export interface DayEndSum extends StatedSum {
  shipments: number
}

/** The sums of shipments that are not void, by payment type (product 10.7). */
export interface DayMoney {
  /** Net Amounts. `unstated` is for shipments whose row does not state the payment type. */
  all: DayEndSum
  cash: DayEndSum
  credit: DayEndSum
  unstated: DayEndSum
  /** COD amounts, which are collected on delivery and not included in any other sum. */
  cod: DayEndSum
}

/** Adds up shipments by payment type, in rupees. @param counted none of them void */
export function moneyOf(counted: readonly Shipment[]): DayMoney {
  const paidBy = (payment: Payment | null) => netSum(counted.filter((shipment) => paymentOf(shipment) === payment))
  const cods = counted.map(({ codAmount }) => codAmount)
  return {
    all: netSum(counted),
    cash: paidBy('Cash'),
    credit: paidBy('Credit'),
    unstated: paidBy(null),
    // A row that does not state COD is not counted as a shipment with COD, but as a missing value.
    cod: { shipments: cods.filter((amount) => amount !== null && amount !== 0).length, ...codSum(cods) },
  }
}

/** The sum of Net Amounts in rupees; shipments without one, or with an unreadable one, are counted as left out. */
export function netSum(shipments: readonly Shipment[]): DayEndSum {
  return { shipments: shipments.length, ...statedSum(shipments.map(netAmountOrNone)) }
}

/**
 * The sum of COD amounts in rupees. Amounts of 0 mean that there is no COD, so they are left out: otherwise, a sum
 * whose only real amount cannot be read would be 0.
 */
export const codSum = (amounts: readonly Figure[]): StatedSum => statedSum(amounts.filter((amount) => amount !== 0))
