import { filledRows, type BookingForm } from '@/domain/forms/bookingForm'
import type { Fields } from './aBrowser'

/** Cells are sent as numbers, empty ones as '' (design 3). */
function asSent(row: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, cell === '' || name === 'description' ? cell : Number(cell)]),
  )
}

/** The multipart fields of a booking (specification 7). */
export function aBookingRequest(form: BookingForm, files: Fields = {}): Fields {
  const { shipperCompany, shipperContactPerson, shipperPhone1, shipperNtnCnicNo } = form
  const { recCompany, recContactPerson, recAddress, recCountry, recCity, recPostCode, recPhone1 } = form
  const { airwayBillNo, origin, service, paymentType, amount, discount, gst, cod, codAmount, shipmentType } = form
  const { weight, pieces, insurance, worthOfPackage, remArea, remarks, dimValues, invoiceValues } = form
  return {
    airwayBillNo,
    shipperDetails: JSON.stringify({
      company: shipperCompany,
      contactPerson: shipperContactPerson,
      phone1: shipperPhone1,
      ntnCnic: shipperNtnCnicNo,
    }),
    ...files,
    receiverDetails: JSON.stringify({
      company: recCompany,
      contactPerson: recContactPerson,
      address: recAddress,
      country: recCountry,
      city: recCity,
      postCode: recPostCode,
      phone1: recPhone1,
    }),
    origin,
    service,
    paymentType,
    amount,
    discount,
    gst,
    cod,
    codAmount,
    shipmentType,
    weight,
    pieces,
    insurance,
    worthOfPackage,
    remArea,
    remarks,
    dimValues: JSON.stringify(filledRows(dimValues).map(asSent)),
    invoiceValues: JSON.stringify(filledRows(invoiceValues).map(asSent)),
  }
}
