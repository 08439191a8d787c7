import * as z from 'zod/mini'
import { type BookingForm, bookingFormSchema, emptyBookingForm, YES } from '@/domain/forms/bookingForm'
import { partyFields } from '@/domain/forms/partyFields'
import { type Problem, problemsOf } from './answers'
import { textsOf } from './readForm'

const text = z.union([z.string(), z.pipe(z.number(), z.transform(String))])
const details = z.record(z.string(), text)
const rows = z.array(details)

function fromJson<Output>(schema: z.ZodMiniType<Output>, json: string | undefined): Output | null {
  try {
    const decoded = schema.safeParse(JSON.parse(json ?? ''))
    return decoded.success ? decoded.data : null
  } catch {
    return null
  }
}

/**
 * Turns the multipart fields of a booking back into form values, and validates them as the form does.
 *
 * @param fields the texts as received
 * @param user the username of whoever books
 * @returns the booking, or its problems
 */
export function readBooking(fields: Record<string, string>, user: string) {
  const shipper = partyOf(fields['shipperDetails'], partyFields.shipper)
  const receiver = partyOf(fields['receiverDetails'], partyFields.receiver)
  const dimensions = fromJson(rows, fields['dimValues'])
  const invoices = fromJson(rows, fields['invoiceValues'])
  if (!shipper) return unreadable('shipperDetails', 'Shipper company is required')
  if (!receiver) return unreadable('receiverDetails', 'Receiver company is required')
  if (!dimensions) return unreadable('dimValues')
  if (!invoices) return unreadable('invoiceValues')

  const form: BookingForm = {
    ...(textsOf(fields, Object.keys(emptyBookingForm('', ''))) as unknown as BookingForm),
    user,
    ...only(shipper, partyFields.shipper),
    shipperId: shipper['_id'] ?? '',
    ...only(receiver, partyFields.receiver),
    recId: receiver['_id'] ?? '',
    // Not sent, as it follows from the worth.
    insuranceValue: fields['insurance'] === YES ? (fields['worthOfPackage'] ?? '') : '',
    dimValues: dimensions.map((row) => only(row, ['length', 'width', 'height'])),
    invoiceValues: invoices.map((row) => only(row, ['description', 'quantity', 'price'])),
  }
  const booking = bookingFormSchema.safeParse(form)
  return booking.success ? { booking: booking.data } : { problems: problemsOf(booking.error) }
}

function unreadable(param: string, msg = `${param} must be JSON`): { problems: Problem[] } {
  return { problems: [{ msg, param }] }
}

/** Reads the form's own field names and the id of a saved customer, as the backend knows no others. */
function partyOf(json: string | undefined, names: readonly string[]): Record<string, string> | null {
  const party = fromJson(details, json)
  return party && Object.keys(party).every((name) => name === '_id' || names.includes(name)) ? party : null
}

const only = <Name extends string>(texts: Record<string, string>, names: readonly Name[]) =>
  textsOf(texts, names) as Record<Name, string>
