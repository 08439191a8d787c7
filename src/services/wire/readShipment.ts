import { type Figure, readFigure, readNumber, readRupees, UNREADABLE } from '@/domain/numbers'
import type { Shipment } from '@/domain/shipment/shipment'
import type { StatusEntry } from '@/domain/shipment/shipmentStatus'
import type { Dimension } from '@/domain/shipment/weights'
import {
  readChoice,
  readFigureRows,
  readId,
  readMoment,
  readStatusRows,
  readText,
  readTextOf,
  readYesNo,
  type WireObject,
} from './readValues'

/**
 * Readers written by hand, because zod takes longer to check 50,000 rows than the browser takes to parse them.
 * `readShipment.test.ts` has the same rules in zod and checks that both agree. They do not import zod, so that the
 * worker need not load it.
 */

function readStatusEntry(entry: WireObject): StatusEntry {
  return {
    // An unreadable type becomes 0: the entry still counts, as any entry means that the shipment is not void.
    type: readNumber(entry.type) ?? 0,
    description: readText(entry.description),
    trackingLink: readText(entry.trackingLink),
    createdAt: readMoment(entry.createdAt),
  }
}

function readDimension(row: WireObject): Dimension {
  return { length: readFigure(row.length), width: readFigure(row.width), height: readFigure(row.height) }
}

const UNREADABLE_DIMENSION: Dimension = { length: UNREADABLE, width: UNREADABLE, height: UNREADABLE }

/**
 * Null if the row states neither whether there is COD nor an amount. An amount other than 0 without the choice cannot be
 * read, as on a bill (product 9.5).
 */
function readCodAmount({ cod, codAmount }: WireObject): Figure {
  const isCod = readChoice(cod)
  if (isCod === false) return 0
  if (isCod === UNREADABLE) return UNREADABLE
  const amount = readRupees(codAmount)
  return isCod || amount === null || amount === 0 ? amount : UNREADABLE
}

/**
 * A row of the shipment lists, from any object; missing fields become '', null or [], and figures that cannot be
 * read `UNREADABLE`.
 */
export function readShipment(row: WireObject): Shipment {
  return {
    id: readId(row),
    airwayBillNo: readText(row.airwayBillNo),
    service: readTextOf(row.service, 'name'),
    consignee: readTextOf(row.consignee, 'contactPerson'),
    consignor: readTextOf(row.consignor, 'contactPerson'),
    origin: readTextOf(row.origin, 'name'),
    destination: readTextOf(row.destination, 'name'),
    amount: readRupees(row.amount),
    discount: readRupees(row.discount),
    gst: readFigure(row.gst),
    paymentType: readNumber(row.paymentType),
    codAmount: readCodAmount(row),
    isRemoteArea: readYesNo(row.isRemoteArea),
    status: readStatusRows(row.status, readStatusEntry),
    center: readTextOf(row.center, 'username'),
    createdAt: readMoment(row.createdAt),
    updatedAt: readMoment(row.updatedAt),
    notes: readText(row.notes),
    dimensions: readFigureRows(row.dimensions, readDimension, UNREADABLE_DIMENSION),
  }
}
