import * as z from 'zod/mini'
import { sentFile } from '@/domain/booking/sentFile'
import type { UploadField } from '@/domain/booking/uploadFields'
import type { Days } from '@/domain/days'
import { type Booking, type BookingFiles, filledRows, isFieldShown } from '@/domain/forms/bookingForm'
import { partyFields } from '@/domain/forms/partyFields'
import type { NoteForm } from '@/domain/forms/noteForm'
import type { UpTrackForm } from '@/domain/forms/upTrackForm'
import { invoiceLineTotal } from '@/domain/money/billing'
import type { Option } from '@/domain/option'
import type { Bill } from '@/domain/shipment/bill'
import type { CenterStatistics, Shipment } from '@/domain/shipment/shipment'
import { isVoid, TRACKING_NUMBER_UPDATE } from '@/domain/shipment/shipmentStatus'
import { mayBeAbout } from '@/domain/tracking/isSameNumber'
import { inLatinDigits, visibleText } from '@/domain/typedText'
import { pathPart } from '@/paths'
import { requireBillNumber } from './requireBillNumber'
import { type Fields, problemText, STATUS_TEXT, successText } from './http/call'
import { readCall, writeCall } from './http/request'
import { sourceCall } from './shipment-list/sourceCall'
import { getStatusNow } from './statusNow'
import { billOf, liveBillSchema } from './wire/billSchemas'
import { readOptions } from './wire/readOptions'
import { readShipment } from './wire/readShipment'
import { figure, rowOf, rupees, text } from './wire/schemas'
import { carriesError, isObject, listOf, readId, readText } from './wire/readValues'

/** Calls to /api/airwaybill. All of them throw a ServiceError. */

const statisticsSchema = z.object({
  username: text,
  totalDocuments: figure,
  totalParcels: figure,
  totalCollection: rupees,
}) satisfies z.ZodMiniType<CenterStatistics>

const readShipments = listOf(readShipment)
const readBill = billOf<Bill>(liveBillSchema)
const readStatistics = listOf(rowOf<CenterStatistics>(statisticsSchema))

/**
 * Reads a whole number, or a string of digits with or without leading zeros or quotes. Null for anything else, and for
 * 0, because no bill has that number and none could be found by it.
 */
function readNextNumber(body: unknown): string | null {
  const answered = typeof body === 'number' && Number.isSafeInteger(body) ? String(body) : body
  const number = typeof answered === 'string' ? (/^\s*"?(\d{1,20})"?\s*$/.exec(answered)?.[1] ?? '') : ''
  return /[1-9]/.test(number) ? number : null
}

/** Each center's figures for today, by the server's clock. */
export const getStatisticsByToday = (): Promise<CenterStatistics[]> =>
  readCall({ path: '/api/airwaybill/getStatisticsByToday', read: readStatistics })

/** Each center's figures between two days. */
export const getStatisticsByToFrom = ({ to, from }: Days): Promise<CenterStatistics[]> =>
  readCall({
    method: 'POST',
    path: '/api/airwaybill/getStatisticsByToFrom',
    fields: { to, from },
    read: readStatistics,
  })

/** Each center's figures of all time. */
export const getStatistics = (): Promise<CenterStatistics[]> =>
  readCall({ method: 'POST', path: '/api/airwaybill/getStatistics', read: readStatistics })

/** The texts that report a booking, or a change of a shipment (product 8.2). */
export const successTexts = {
  upTrack: 'AirwayBill Status Updated Successfully !!',
  downTrack: 'AirwayBill Tracking Down Successfully !!',
  addNote: 'AirwayBill Note Updated Successfully !!',
  void: 'Shipment void successfully !!',
  create: 'AirwayBill added successfully !!',
}

function changeShipment(name: 'upTrack' | 'downTrack' | 'addNote', id: string, fields?: Fields): Promise<string> {
  return writeCall({
    method: 'PUT',
    path: `/api/airwaybill/${name}/${pathPart(id)}`,
    ...(fields && { fields }),
    refusals: { 400: ({ error }) => error, 404: "AirwayBill doesn't exists" },
    success: successTexts[name],
  })
}

/** Adds a status entry. The tracking link is sent only for type 6. */
export const upTrack = (id: string, { type, description, trackingLink }: UpTrackForm): Promise<string> =>
  changeShipment('upTrack', id, {
    type,
    description,
    trackingLink: Number(type) === TRACKING_NUMBER_UPDATE ? trackingLink : null,
  })

/** Removes the latest status entry. */
export const downTrack = (id: string): Promise<string> => changeShipment('downTrack', id)

/** Stores a note on a shipment. */
export const addNote = (id: string, { note }: NoteForm): Promise<string> => changeShipment('addNote', id, { note })

/** Marks a shipment void. */
export const voidShipment = (id: string): Promise<string> =>
  writeCall({ method: 'PUT', path: `/api/airwaybill/void/${pathPart(id)}`, success: successTexts.void })

/** The airway bill number of a shipment. */
export const getAirwayBillNo = (id: string): Promise<string> =>
  readCall({
    path: `/api/airwaybill/getOne/${pathPart(id)}`,
    read: (body) => (isObject(body) && !carriesError(body) ? readText(body.airwayBillNo) || null : null),
  })

/** Today's shipments, by the server's clock. Lists on the screen are loaded by `shipment-list` instead. */
export const getShipmentsByToday = (): Promise<Shipment[]> =>
  readCall({ ...sourceCall({ kind: 'today' }), read: readShipments })

/** The shipments that match a search term; the server does the searching. */
export const searchShipments = (term: string): Promise<Shipment[]> =>
  readCall({ ...sourceCall({ kind: 'search', term: inLatinDigits(visibleText(term)) }), read: readShipments })

/** The airway bill number for the next booking. */
export const getNextAirwayBillNo = (): Promise<string> =>
  readCall({ path: '/api/airwaybill/getLast', read: readNextNumber })

/**
 * The countries a shipment can be sent to. A booking sends the name of a country, not its id, so the name serves as the
 * id if there is none.
 */
export const getCountries = (): Promise<Option[]> =>
  readCall({
    path: '/api/airwaybill/getCountries',
    read: (body) => readOptions(body, ({ id, name }) => id || name),
  })

/**
 * Books a shipment. Returns its id, which opens the receipt, the text that reports the success, and a problem that the
 * answer reports besides. `onProgress` gets the uploaded share, 0 to 1. After `noAnswer` or `badAnswer` the shipment may
 * or may not be booked: look up its number before submitting again. An answer with an id is a success, whatever else it
 * contains.
 */
export const createAirwayBill = (
  booking: Booking,
  files: BookingFiles,
  onProgress?: (share: number) => void,
): Promise<{ id: string; text: string; problem?: string }> =>
  readCall({
    method: 'POST',
    path: '/api/airwaybill/create',
    fields: bookingFields(booking, files),
    refusals: {
      400: ({ first, error }) => first || error,
      404: "Center doesn't exists",
      500: ({ error }) => error,
      others: STATUS_TEXT,
    },
    onProgress,
    read: (body) => {
      const id = isObject(body) ? readId(body) : ''
      // An id of 0 is no id: no receipt can be opened by it.
      if (/^0*$/.test(id)) return null
      const problem = problemText(body)
      return { id, text: successText(successTexts.create, body), ...(problem !== '' && { problem }) }
    },
  })

/**
 * A validated booking as form fields, in the order in which they are sent. Parties (under the form's field names) and
 * tables are JSON. Files go under names of ours (product 5.5), unchosen ones are left out; COD amount and worth of
 * package are blank unless they apply.
 */
function bookingFields(booking: Booking, files: BookingFiles): Fields {
  const dimValues = filledRows(booking.dimValues).map(({ length, width, height }) => ({ length, width, height }))
  const invoiceValues = filledRows(booking.invoiceValues).map(({ description, quantity, price }) => ({
    description,
    quantity,
    price,
    total: invoiceLineTotal({ quantity, price }).toNumber(),
  }))
  return {
    airwayBillNo: booking.airwayBillNo,
    shipperDetails: party(booking, partyFields.shipper, booking.shipperId),
    shipperIDFront: sent('shipperIDFront', files),
    shipperIDBack: sent('shipperIDBack', files),
    customNTN: sent('customNTN', files),
    receiverDetails: party(booking, partyFields.receiver, booking.recId),
    origin: booking.origin,
    service: booking.service,
    paymentType: booking.paymentType,
    amount: booking.amount,
    discount: booking.discount,
    gst: booking.gst,
    cod: booking.cod,
    codAmount: isFieldShown('codAmount', booking) ? booking.codAmount : '',
    shipmentType: booking.shipmentType,
    weight: booking.weight,
    pieces: booking.pieces,
    insurance: booking.insurance,
    worthOfPackage: isFieldShown('worthOfPackage', booking) ? booking.worthOfPackage : '',
    remArea: booking.remArea,
    remarks: booking.remarks,
    dimValues: JSON.stringify(dimValues),
    invoiceValues: JSON.stringify(invoiceValues),
  }
}

function sent(field: UploadField, { [field]: file }: BookingFiles): File | null {
  return file && sentFile(field, file)
}

/** A party as JSON, with the customer's id if it is a saved one. */
function party(booking: Booking, names: readonly (keyof Booking)[], customerId: string): string {
  const details = Object.fromEntries(names.map((name) => [name, booking[name]]))
  return JSON.stringify(customerId === '' ? details : { ...details, _id: customerId })
}

const receiptCall = (id: string) => ({ path: `/api/airwaybill/receipt/${pathPart(id)}`, read: readBill })

/** A shipment's bill, as needed for its printed papers. */
export const getReceipt = (id: string): Promise<Bill> => readCall(receiptCall(id))

/** A row of a list, by which its bill is found. */
export type ListedShipment = Pick<Shipment, 'id' | 'airwayBillNo'>

/** The bill of a shipment in a list. An answer with another airway bill number is not its bill, and cannot be read. */
export const getBillOf = ({ id, airwayBillNo }: ListedShipment): Promise<Bill> =>
  readCall({
    ...receiptCall(id),
    read: (body) => {
      const bill = readBill(body)
      return bill && (airwayBillNo === '' || mayBeAbout(airwayBillNo, bill)) ? bill : null
    },
  })

/**
 * A live bill for its printed papers. If the receipt does not say whether it is void, tracking is asked; `isVoid` stays
 * null if that fails too (product 11.1). Throws a ServiceError if the receipt fails, or has no airway bill number.
 */
export async function getBillForPapers(id: string): Promise<Bill> {
  const bill = await getReceipt(id)
  requireBillNumber('airwaybill/receipt', bill)
  if (bill.isVoid !== null) return bill
  const tracked = await getStatusNow(bill.airwayBillNo)
  return { ...bill, isVoid: tracked && isVoid(tracked) }
}
