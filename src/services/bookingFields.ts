import { invoiceLineTotal } from '@/domain/billing'
import { filledRows, YES, type Booking, type BookingFiles } from '@/domain/forms/bookingForm'
import type { Fields } from './http'

/**
 * A booking as the backend takes it (specification 7; design 2 and 3): the two parties and the two tables as JSON, files
 * only where they were chosen, sums only where what they belong to was chosen.
 *
 * @param booking the checked form
 * @param files the chosen files
 * @returns the fields in the order of the specification
 */
export function bookingFields(booking: Booking, files: BookingFiles): Fields {
  const shipperDetails = {
    company: booking.shipperCompany,
    contactPerson: booking.shipperContactPerson,
    ref: booking.shipperRef,
    address: booking.shipperAddress,
    state: booking.shipperState,
    city: booking.shipperCity,
    postCode: booking.shipperPostCode,
    phone1: booking.shipperPhone1,
    phone2: booking.shipperPhone2,
    ntnCnic: booking.shipperNtnCnicNo,
    email: booking.shipperEmail,
  }
  const receiverDetails = {
    company: booking.recCompany,
    contactPerson: booking.recContactPerson,
    address: booking.recAddress,
    country: booking.recCountry,
    state: booking.recState,
    city: booking.recCity,
    postCode: booking.recPostCode,
    phone1: booking.recPhone1,
    phone2: booking.recPhone2,
    fax: booking.recFax,
    email: booking.recEmail,
  }
  const dimValues = filledRows(booking.dimValues).map(({ length, width, height }) => ({ length, width, height }))
  const invoiceValues = filledRows(booking.invoiceValues).map(({ description, quantity, price }) => ({
    description,
    quantity,
    price,
    total: invoiceLineTotal({ quantity, price }).toNumber(),
  }))
  return {
    airwayBillNo: booking.airwayBillNo,
    shipperDetails: JSON.stringify(shipperDetails),
    shipperIDFront: files.shipperIDFront,
    shipperIDBack: files.shipperIDBack,
    customNTN: files.customNTN,
    receiverDetails: JSON.stringify(receiverDetails),
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
