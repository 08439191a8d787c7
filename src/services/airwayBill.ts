import * as z from 'zod/mini'
import type { Bill } from '@/domain/shipment/bill'
import type { Booking, BookingFiles } from '@/domain/forms/bookingForm'
import type { NoteForm, UpTrackForm } from '@/domain/forms/upTrackForm'
import type { Option } from '@/domain/people'
import type { CenterStatistics, Shipment } from '@/domain/shipment/shipment'
import { TRACKING_NUMBER_UPDATE, isVoid, type Tracked } from '@/domain/shipment/shipmentStatus'
import { api } from '@/paths'
import { billOf, liveBillSchema } from './wire/billSchemas'
import { bookingFields } from './wire/bookingFields'
import { readOptions } from './service'
import { rowOf, text, total } from './wire/schemas'
import { readCall, writeCall } from './http/request'
import { successText } from './http/successTexts'
import { readShipment } from './wire/shipmentRow'
import { isObject, listOf, readId, readText } from './wire/wire'
import { retried } from './http/readRetry'
import { trackShipment } from './tracking'
import { inLatinDigits, visibleText } from '@/domain/typedText'

/** Calls to /api/airwaybill. All of them throw a ServiceError whose message comes from the error catalogue. */

/** `YYYY-MM-DD`; both days are included. */
export interface DayRange {
  from: string
  to: string
}

const statisticsSchema = z.object({
  username: text,
  totalDocuments: total,
  totalParcels: total,
  totalCollection: total,
}) satisfies z.ZodMiniType<CenterStatistics>

const readShipments = listOf(readShipment)
const readBill = billOf<Bill>(liveBillSchema)
const readStatistics = listOf(rowOf<CenterStatistics>(statisticsSchema))

/** Accepts a whole number or a string of digits, which may have leading zeros; null for anything else. */
function readNextNumber(body: unknown): string | null {
  if (typeof body === 'number') return Number.isSafeInteger(body) && body >= 0 ? String(body) : null
  return typeof body === 'string' && /^\s*\d{1,20}\s*$/.test(body) ? body.trim() : null
}

/** Each center's figures for today, by the server's clock. */
export function getStatisticsByToday(): Promise<CenterStatistics[]> {
  return readCall('getStatisticsByToday', { url: api.airwayBill.statisticsByToday() }, readStatistics)
}

/** Each center's figures between two days. */
export function getStatisticsByToFrom({ to, from }: DayRange): Promise<CenterStatistics[]> {
  return readCall(
    'getStatisticsByToFrom',
    { method: 'POST', url: api.airwayBill.statisticsByToFrom(), fields: { to, from } },
    readStatistics,
  )
}

/** Each center's figures of all time. */
export function getStatistics(): Promise<CenterStatistics[]> {
  return readCall('getStatistics', { method: 'POST', url: api.airwayBill.statistics() }, readStatistics)
}

/** Adds a status entry. The tracking link is sent only for type 6. */
export function upTrack(id: string, { type, description, trackingLink }: UpTrackForm): Promise<string> {
  const fields = {
    type,
    description,
    trackingLink: Number(type) === TRACKING_NUMBER_UPDATE ? trackingLink : null,
  }
  return writeCall('upTrack', { method: 'PUT', url: api.airwayBill.upTrack(id), fields })
}

/** Removes the latest status entry. */
export function downTrack(id: string): Promise<string> {
  return writeCall('downTrack', { method: 'PUT', url: api.airwayBill.downTrack(id) })
}

/** Stores a note on a shipment. */
export function addNote(id: string, { note }: NoteForm): Promise<string> {
  return writeCall('addNote', { method: 'PUT', url: api.airwayBill.addNote(id), fields: { note } })
}

/** Marks a shipment void. */
export function voidShipment(id: string): Promise<string> {
  return writeCall('voidShipment', { method: 'PUT', url: api.airwayBill.void(id) })
}

/** The airway bill number of a shipment. */
export function getAirwayBillNo(id: string): Promise<string> {
  return readCall('getAirwayBillNo', { url: api.airwayBill.getOne(id) }, (body) =>
    isObject(body) ? readText(body.airwayBillNo) || null : null,
  )
}

/** Today's shipments, by the server's clock. */
export function getShipmentsByToday(): Promise<Shipment[]> {
  return readCall('getShipmentsByToday', { url: api.airwayBill.allByToday() }, readShipments)
}

/** All shipments. */
export function getAllShipments(): Promise<Shipment[]> {
  return readCall('getAllShipments', { url: api.airwayBill.all() }, readShipments)
}

/** The shipments between two days. */
export function getShipmentsByToFrom({ to, from }: DayRange): Promise<Shipment[]> {
  return readCall(
    'getShipmentsByToFrom',
    { method: 'POST', url: api.airwayBill.byToFrom(), fields: { to, from } },
    readShipments,
  )
}

/** The shipments that match a search term; the server does the searching. */
export function searchShipments(term: string): Promise<Shipment[]> {
  return readCall('searchShipments', { url: api.airwayBill.search(inLatinDigits(visibleText(term))) }, readShipments)
}

/** The airway bill number for the next booking. */
export function getNextAirwayBillNo(): Promise<string> {
  return readCall('getNextAirwayBillNo', { url: api.airwayBill.last() }, readNextNumber)
}

/** The countries a shipment can be sent to. A booking sends the country's name, not its id. */
export function getCountries(): Promise<Option[]> {
  return readCall('getCountries', { url: api.airwayBill.countries() }, readOptions)
}

/**
 * Books a shipment. Returns its id, which opens the receipt, and the text that reports the success. `onProgress` gets
 * the uploaded share, 0 to 1. After `noAnswer` or `badAnswer` the shipment may or may not be booked: look up its number
 * before submitting again. An answer with an id is a success, whatever else it carries.
 */
export function createAirwayBill(
  booking: Booking,
  files: BookingFiles,
  onProgress?: (share: number) => void,
): Promise<{ id: string; text: string }> {
  const call = 'createAirwayBill'
  return readCall(
    call,
    { method: 'POST', url: api.airwayBill.create(), fields: bookingFields(booking, files), onProgress },
    (body) => {
      const id = isObject(body) ? readId(body) : ''
      return id === '' ? null : { id, text: successText(call, body) }
    },
  )
}

/** A shipment's bill, as needed for its printed papers. */
export function getReceipt(id: string): Promise<Bill> {
  return readCall('getReceipt', { url: api.airwayBill.receipt(id) }, readBill)
}

/** Milliseconds after which tracking counts as silent. */
const PATIENCE = 4000

/**
 * A shipment's status as tracking shows it, for checks that must not hold up the work (product 4.2, 11.1). Null if
 * tracking fails in any way or has not answered after 4 s; never throws.
 */
export function statusNow(airwayBillNo: string): Promise<Tracked | null> {
  return Promise.race([
    retried(() => trackShipment(airwayBillNo)).catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null)),
  ])
}

/**
 * A live bill for its printed papers. If the receipt does not say whether it is void, tracking is asked; `isVoid` stays
 * null if that fails too (product 11.1). Throws a ServiceError if the receipt fails.
 */
export async function getBillForPapers(id: string): Promise<Bill> {
  const bill = await getReceipt(id)
  if (bill.isVoid !== null) return bill
  const tracked = await statusNow(bill.airwayBillNo)
  return { ...bill, isVoid: tracked && isVoid(tracked) }
}
