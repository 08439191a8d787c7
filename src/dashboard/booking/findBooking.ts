import type { Booking } from '@/domain/forms/bookingForm'
import type { Shipment } from '@/domain/shipment'
import { searchShipments } from '@/services/airwayBill'

/** Between two looks, in milliseconds: an answer that was lost may still be at work on the server. */
const PAUSE = 2000

/** The same number may have gone to another counter meanwhile: number, center, both people and destination must agree. */
function isThis(booking: Booking, shipment: Shipment): boolean {
  return (
    shipment.airwayBillNo === booking.airwayBillNo &&
    shipment.center === booking.user &&
    shipment.consignor === booking.shipperContactPerson &&
    shipment.consignee === booking.recContactPerson &&
    shipment.destination === booking.recCountry
  )
}

/**
 * Whether a booking was made although its answer does not say so (design 5): it is looked up by its number before anyone
 * may submit it again.
 *
 * @param booking what was sent
 * @param looks how often to look before it counts as surely not there
 * @returns the shipment's id, or null where it is not there
 * @throws ServiceError where the lookup itself fails: nobody knows
 */
export async function findBooking(booking: Booking, looks: number): Promise<string | null> {
  const found = (await searchShipments(booking.airwayBillNo)).find((shipment) => isThis(booking, shipment))
  if (found || looks <= 1) return found?.id ?? null
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
  return findBooking(booking, looks - 1)
}
