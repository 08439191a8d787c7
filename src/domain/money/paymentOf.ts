import { paymentTypes } from '../paymentTypes'
import type { Shipment } from '../shipment/shipment'

/** The booking form's payment types (product 5.2). */
export type Payment = 'Cash' | 'Credit'
const payments: Record<number, Payment> = { [paymentTypes.cash]: 'Cash', [paymentTypes.credit]: 'Credit' }

/** How a shipment is paid; null if its row does not say. */
export function paymentOf({ paymentType }: Pick<Shipment, 'paymentType'>): Payment | null {
  return paymentType === null ? null : (payments[paymentType] ?? null)
}
