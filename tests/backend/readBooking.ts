import * as z from 'zod/mini'
import { bookingFormSchema, YES, type BookingForm } from '@/domain/forms/bookingForm'
import { problemsOf, type Problem } from './answers'

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
 * Turns the multipart fields of a booking back into the form that they were filled in (specification 7), and checks them
 * as the form does.
 *
 * @param fields the texts as they came in
 * @param user the username of whoever books
 * @returns the booking, or what is wrong with it
 */
export function readBooking(fields: Record<string, string>, user: string) {
  const shipper = fromJson(details, fields['shipperDetails'])
  const receiver = fromJson(details, fields['receiverDetails'])
  const dimensions = fromJson(rows, fields['dimValues'])
  const invoices = fromJson(rows, fields['invoiceValues'])
  if (!shipper) return unreadable('shipperDetails')
  if (!receiver) return unreadable('receiverDetails')
  if (!dimensions) return unreadable('dimValues')
  if (!invoices) return unreadable('invoiceValues')

  const field = (name: string) => fields[name] ?? ''
  const form: BookingForm = {
    airwayBillNo: field('airwayBillNo'),
    user,
    origin: field('origin'),
    service: field('service'),
    ...shipperFields(shipper),
    ...receiverFields(receiver),
    paymentType: field('paymentType'),
    amount: field('amount'),
    discount: field('discount'),
    gst: field('gst'),
    cod: field('cod'),
    codAmount: field('codAmount'),
    shipmentType: field('shipmentType'),
    weight: field('weight'),
    pieces: field('pieces'),
    insurance: field('insurance'),
    worthOfPackage: field('worthOfPackage'),
    // Not sent: it follows from the worth.
    insuranceValue: field('insurance') === YES ? field('worthOfPackage') : '',
    remArea: field('remArea'),
    remarks: field('remarks'),
    dimValues: dimensions.map(({ length = '', width = '', height = '' }) => ({ length, width, height })),
    invoiceValues: invoices.map(({ description = '', quantity = '', price = '' }) => ({
      description,
      quantity,
      price,
    })),
  }
  const booking = bookingFormSchema.safeParse(form)
  return booking.success ? { booking: booking.data } : { problems: problemsOf(booking.error) }
}

function unreadable(param: string): { problems: Problem[] } {
  return { problems: [{ msg: `${param} must be JSON`, param }] }
}

type Details = z.infer<typeof details>

function shipperFields(shipper: Details) {
  const field = (name: string) => shipper[name] ?? ''
  return {
    shipperCompany: field('company'),
    shipperContactPerson: field('contactPerson'),
    shipperRef: field('ref'),
    shipperAddress: field('address'),
    shipperState: field('state'),
    shipperCity: field('city'),
    shipperPostCode: field('postCode'),
    shipperPhone1: field('phone1'),
    shipperPhone2: field('phone2'),
    shipperNtnCnicNo: field('ntnCnic'),
    shipperEmail: field('email'),
  }
}

function receiverFields(receiver: Details) {
  const field = (name: string) => receiver[name] ?? ''
  return {
    recCompany: field('company'),
    recContactPerson: field('contactPerson'),
    recAddress: field('address'),
    recCountry: field('country'),
    recState: field('state'),
    recCity: field('city'),
    recPostCode: field('postCode'),
    recPhone1: field('phone1'),
    recPhone2: field('phone2'),
    recFax: field('fax'),
    recEmail: field('email'),
  }
}
