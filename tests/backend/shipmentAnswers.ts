import type { StoredShipment } from './records'
import type { Store } from './store'

/** Looks up what shipments refer to by id; what was deleted is null, as in the existing backend. */
function references(store: Store) {
  const services = new Map(store.services.map(({ id, name }) => [id, { _id: id, name }]))
  const centers = new Map(
    store.centers.map(({ id, username, centerName, fullName }) => [id, { _id: id, username, centerName, fullName }]),
  )
  return {
    serviceOf: ({ service }: StoredShipment) => services.get(service ?? '') ?? null,
    centerOf: ({ center }: StoredShipment) => centers.get(center ?? '') ?? null,
  }
}

/** Rows of the shipment lists. */
export function shipmentRows(store: Store, shipments: readonly StoredShipment[]) {
  const { serviceOf, centerOf } = references(store)
  return shipments.map((shipment) => {
    const { id, airwayBillNo, consignee, consignor, origin, destination, amount, discount, gst } = shipment
    const { paymentType, cod, codAmount, isRemoteArea, status, dimensions, createdAt, updatedAt, notes } = shipment
    const center = centerOf(shipment)
    return {
      _id: id,
      airwayBillNo,
      service: serviceOf(shipment),
      consignee: consignee && { contactPerson: consignee.contactPerson },
      consignor: consignor && { contactPerson: consignor.contactPerson },
      origin,
      destination,
      amount,
      discount,
      gst,
      paymentType,
      cod,
      codAmount,
      isRemoteArea,
      status,
      center: center && { username: center.username },
      dimensions,
      createdAt,
      updatedAt,
      notes,
    }
  })
}

/** The bill for its papers, nested as live bills are. */
export function receiptAnswer(store: Store, shipment: StoredShipment) {
  const { serviceOf, centerOf } = references(store)
  const { paymentType: _p, isRemoteArea: _r, origin: _o, remarks: _m, notes: _n, ...others } = shipment
  const { customNTN: _c, status: _s, updatedAt: _u, ...bill } = others
  return { ...bill, service: serviceOf(shipment), center: centerOf(shipment) }
}

/** The fields that public tracking shows. */
export function trackingAnswer({ airwayBillNo, origin, destination, createdAt, status }: StoredShipment) {
  return { airwayBillNo, origin, destination, createdAt, status: status ?? [] }
}
