import { archivedBills } from './archivedBills'
import { centerIds, seededCenters, services } from './branches'
import { objectId } from './ids'
import { manyShipments } from './manyShipments'
import { receiver, shipper } from './parties'
import { seededRandom } from './random'
import type { StoredCustomer, StoredShipment } from './records'
import { specimenCard } from './specimenCard'
import type { Store } from './store'

const ARCHIVED_BILLS = 40
const CUSTOMERS_OF_A_KIND = 30
const idImages = { front: '/uploads/specimen-front.png', back: '/uploads/specimen-back.png' }

/** Fills an empty store with the data of a fictional company, the same for the same moment. */
export function seed(store: Store, shipments: number): void {
  const now = new Date()
  const shippers = customers(1, shipper)
  const receivers = customers(CUSTOMERS_OF_A_KIND + 1, receiver)
  store.centers = seededCenters(now)
  store.services = services
  store.customers = [...shippers, ...receivers]
  store.shipments = manyShipments(shipments, { now, shippers, receivers, idImages })
  store.archivedBills = archivedBills(ARCHIVED_BILLS, now, idImages)
  for (const side of ['front', 'back'] as const) {
    store.uploads.set(`specimen-${side}.png`, {
      name: `specimen-${side}.png`,
      type: 'image/png',
      bytes: specimenCard(side),
    })
  }
  if (shipments >= 2 * holes.length) {
    const oldest = store.shipments.slice(-holes.length)
    oldest.forEach((shipment, index) => Object.assign(shipment, holes[index]?.(shipment)))
  }
}

function customers(first: number, make: typeof shipper): StoredCustomer[] {
  const random = seededRandom(first)
  return Array.from({ length: CUSTOMERS_OF_A_KIND }, (_, index) => ({
    id: objectId('customer', first + index),
    ...make(random),
  }))
}

/** Missing or unusual values of the oldest rows. */
const holes: readonly ((shipment: StoredShipment) => Partial<StoredShipment>)[] = [
  () => ({ service: null }),
  () => ({ center: null }),
  () => ({ consignee: null, center: centerIds.gujrat }),
  () => ({ consignor: null, notes: null }),
  () => ({ service: objectId('service', 99) }),
  ({ airwayBillNo, amount, weight, pieces, discount, gst }) => ({
    airwayBillNo: Number(airwayBillNo),
    amount: `${amount}.00`,
    weight: String(weight),
    pieces: String(pieces),
    discount: String(discount),
    gst: String(gst),
    shipmentType: '1',
  }),
  ({ consignor, consignee }) => ({
    consignor: consignor && { ...consignor, phone2: 0 },
    consignee: consignee && { ...consignee, phone2: '0' },
  }),
  () => ({ status: null, notes: null }),
  () => ({ discount: null, gst: '', dimensions: [] }),
]
