import { readFigure, readNumber, readRupees } from '@/domain/numbers'
import type { ArchivedShipment } from '@/domain/shipment/shipment'
import { readBillNo, readId, readMoment, readText, readTextOf, readYesNo, type WireObject } from './readValues'

/** A row of the archive list, whose `id` is the airway bill number; missing fields become '' or null. */
export function readArchivedShipment(row: WireObject): ArchivedShipment {
  return {
    id: readText(row.id) || readId(row),
    airwayBillNo: readBillNo(row),
    service: readText(row.name),
    consignee: readTextOf(row.consignee, 'contactPerson'),
    consignor: readTextOf(row.consignor, 'contactPerson'),
    origin: readTextOf(row.origin, 'name'),
    destination: readTextOf(row.destination, 'name'),
    shipAmount: readRupees(row.shipAmount),
    discount: readRupees(row.discount),
    gst: readFigure(row.gst),
    isRemoteArea: readYesNo(row.remoteArea),
    status: readNumber(row.status),
    repFullName: readText(row.repFullName),
    createdAt: readMoment(row.createdAt),
  }
}
