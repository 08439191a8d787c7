import { invoiceLineTotal } from '@/domain/money/billing'
import { filledRows, YES, type Booking, type BookingFiles } from '@/domain/forms/bookingForm'
import { partyFields } from '@/domain/forms/parties'
import { sentFile, type UploadField } from '@/domain/booking/uploads'
import type { Fields } from '../http/call'

/**
 * A validated booking as form fields, in the order in which they are sent. Parties (under the form's field names) and
 * tables are JSON. Files go under names of ours (product 5.5), unchosen ones are left out; COD amount and worth of package are blank unless they apply.
 */
export function bookingFields(booking: Booking, files: BookingFiles): Fields {
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
    codAmount: booking.cod === YES ? booking.codAmount : '',
    shipmentType: booking.shipmentType,
    weight: booking.weight,
    pieces: booking.pieces,
    insurance: booking.insurance,
    worthOfPackage: booking.insurance === YES ? booking.worthOfPackage : '',
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
