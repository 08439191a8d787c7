import { airwayBillKeys } from '../airwayBill.queries'
import { keyOf, type ShipmentSource } from './shipmentSource'

/** What the query keys of all lists of shipments begin with. */
export const listKeys = [...airwayBillKeys.shipments, 'list'] as const

/** The query key of one list. */
export const listKey = (source: ShipmentSource) => [...listKeys, keyOf(source)] as const
