import type { Bill } from '@/domain/shipment/bill'
import { isVoid } from '@/domain/shipment/shipmentStatus'
import { getReceipt } from './airwayBill'
import { isServiceError } from './http/errors'
import { trackShipment } from './tracking'

/**
 * A live bill as its papers need it. The receipt's answer does not tell whether the bill is void; where it is silent, the
 * bill's tracking is asked.
 *
 * @param id the bill's id
 * @throws ServiceError where the bill did not come, or nobody could tell whether it is void
 */
export async function getBillForPapers(id: string): Promise<Bill> {
  const bill = await getReceipt(id)
  return bill.isVoid === null ? { ...bill, isVoid: await voidByTracking(bill.airwayBillNo) } : bill
}

async function voidByTracking(airwayBillNo: string): Promise<boolean | null> {
  try {
    return isVoid(await trackShipment(airwayBillNo))
  } catch (error) {
    // A bill that tracking does not know has no journey to be void of.
    if (isServiceError(error) && error.status === 404) return null
    throw error
  }
}
