import { isUnreadable } from '../numbers'
import type { Shipment } from '../shipment/shipment'
import { isVoid } from '../shipment/shipmentStatus'
import { netAmountOrNone } from './billing'
import { moneyOf } from './dayMoney'
import { type Payment, paymentOf } from './paymentOf'

/**
 * The takings of a branch: the sums of its day-end sheet in rupees. A sum is null if a missing or unreadable value
 * would make it too small; `open` counts the shipments with such values. Void shipments are left out.
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
    /** How many of these have an amount or a COD amount that is present but cannot be read. */
    unreadable: counted.filter((each) => isUnreadable(netAmountOrNone(each)) || isUnreadable(each.codAmount)).length,
  }
}

const isStated = (value: unknown) => value !== null && !isUnreadable(value)
