import { invoiceLineTotal } from '@/domain/money/billing'
import { filledRows, YES, type Booking, type BookingFiles } from '@/domain/forms/bookingForm'
import { partyFields } from '@/domain/forms/parties'
import type { Fields } from '../http/http'

/**
 * A checked booking as the backend takes it, in the order in which its fields are sent: parties and tables as JSON, the
 * parties under the form's own names, files only where they were chosen, sums only where what they belong to was.
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
    shipperIDFront: files.shipperIDFront,
    shipperIDBack: files.shipperIDBack,
    customNTN: files.customNTN,
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

/** With the id of the saved customer, where one is meant. */
function party(booking: Booking, names: readonly (keyof Booking)[], customerId: string): string {
  const details = Object.fromEntries(names.map((name) => [name, booking[name]]))
  return JSON.stringify(customerId === '' ? details : { ...details, _id: customerId })
}
