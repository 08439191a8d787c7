import { type Figure, isUnreadable } from '../numbers'
import type { Bill } from './bill'
import { codOfBill } from './codOfBill'

/**
 * The COD amount of a shipment in rupees: from its bill, if the list does not state it or it cannot be read there. But
 * if the list has an unreadable amount and the bill says that there is no COD, the doubt remains.
 *
 * @param listed the amount in the list
 * @param bill undefined if it has not been loaded
 */
export function shipmentCod(listed: Figure, bill: Bill | undefined): Figure {
  const ofBill = bill ? codOfBill(bill) : null
  return isUnreadable(listed) && ofBill ? ofBill : (listed ?? ofBill)
}
