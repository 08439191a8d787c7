import { searchShipments } from '@/services/airwayBill'

/** Between two looks; an answer that was lost may still be at work on the server. */
const PAUSE = 2000
const LOOKS = 2

/**
 * Whether a booking whose answer was lost was made all the same (design 5): looked up by its number before anyone may
 * submit it again.
 *
 * @param airwayBillNo the number that was sent
 * @param username the center that sent it; the same number of another center is not this booking
 * @returns the shipment's id, or null where it is surely not there
 * @throws ServiceError where the lookup itself fails: nobody knows
 */
export async function findBooking(airwayBillNo: string, username: string): Promise<string | null> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    // One look after the other: only a later one can see what an earlier one could not.
    // oxlint-disable-next-line no-await-in-loop
    const found = (await searchShipments(airwayBillNo)).find(
      (shipment) => shipment.airwayBillNo === airwayBillNo && shipment.center === username,
    )
    if (found) return found.id
  }
  return null
}
