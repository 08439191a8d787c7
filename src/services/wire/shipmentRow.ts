import type { ArchivedShipment, Shipment } from '@/domain/shipment/shipment'
import { readFigure, readNumber, UNREADABLE } from '@/domain/numbers'
import type { StatusEntry } from '@/domain/shipment/shipmentStatus'
import type { Dimension } from '@/domain/money/billing'
import { readFlag, readId, readMoment, readRows, readText, readTextOf, type WireObject } from './wire'

/**
 * Written by hand because zod takes longer to check 50,000 rows than the browser takes to parse them.
 * `shipmentRow.test.ts` says the same in zod, and keeps the two in step. Imports neither axios nor zod,
 * so that a worker can read rows.
 */

function readStatusEntry(entry: WireObject): StatusEntry {
  return {
    // An unreadable type becomes 0: the entry is kept, as any entry means that the shipment is not void.
    type: readNumber(entry.type) ?? 0,
    description: readText(entry.description),
    trackingLink: readText(entry.trackingLink),
    createdAt: readMoment(entry.createdAt),
  }
}

function readDimension(row: WireObject): Dimension {
  return { length: readNumber(row.length), width: readNumber(row.width), height: readNumber(row.height) }
}

/** If not, neither the receipt nor the list can state an amount: both show a dash. */
function hasReadableTerms({ discount, gst }: WireObject): boolean {
  return readFigure(discount) !== UNREADABLE && readFigure(gst) !== UNREADABLE
}

function readCodAmount({ cod, codAmount }: WireObject): number | null {
  if (readFlag(cod)) return readNumber(codAmount)
  return cod === false || readNumber(cod) !== null ? 0 : null
}

/** A row of the shipment lists, from any object; missing fields become '', null, [] or false. */
export function readShipment(row: WireObject): Shipment {
  return {
    id: readId(row),
    airwayBillNo: readText(row.airwayBillNo),
    service: readTextOf(row.service, 'name'),
    consignee: readTextOf(row.consignee, 'contactPerson'),
    consignor: readTextOf(row.consignor, 'contactPerson'),
    origin: readText(row.origin),
    destination: readText(row.destination),
    amount: hasReadableTerms(row) ? readNumber(row.amount) : null,
    discount: readNumber(row.discount),
    gst: readNumber(row.gst),
    paymentType: readNumber(row.paymentType),
    codAmount: readCodAmount(row),
    isRemoteArea: readFlag(row.isRemoteArea),
    status: readRows(row.status, readStatusEntry),
    center: readTextOf(row.center, 'username'),
    createdAt: readMoment(row.createdAt),
    updatedAt: readMoment(row.updatedAt),
    notes: readText(row.notes),
    dimensions: readRows(row.dimensions, readDimension),
  }
}

/** A row of the archive list, whose id is the airway bill number; missing fields become '', null or false. */
export function readArchivedShipment(row: WireObject): ArchivedShipment {
  const id = readText(row.id) || readId(row)
  return {
    id,
    airwayBillNo: readText(row.airwayBillNo) || id,
    service: readText(row.name),
    consignee: readTextOf(row.consignee, 'contactPerson'),
    consignor: readTextOf(row.consignor, 'contactPerson'),
    origin: readText(row.origin),
    destination: readText(row.destination),
    shipAmount: readNumber(row.shipAmount),
    discount: readNumber(row.discount),
    gst: readNumber(row.gst),
    isRemoteArea: readFlag(row.remoteArea),
    status: readNumber(row.status),
    repFullName: readText(row.repFullName),
    createdAt: readMoment(row.createdAt),
  }
}
