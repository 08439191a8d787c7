import { FIRST_AIRWAY_BILL_NO } from './manyShipments'
import type { Store } from './store'

/** The number that the next booking gets: one more than the highest so far. */
export function nextAirwayBillNo(store: Store): number {
  let last = FIRST_AIRWAY_BILL_NO - 1
  for (const { airwayBillNo } of store.shipments) {
    const isNumber = /^\d{10}$/.test(String(airwayBillNo))
    if (isNumber) last = Math.max(last, Number(airwayBillNo))
  }
  return last + 1
}
