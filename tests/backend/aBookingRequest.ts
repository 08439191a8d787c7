import { filledRows, type BookingForm } from '@/domain/forms/bookingForm'
import { partyFields } from '@/domain/forms/parties'
import type { Fields } from './aBrowser'

/** Cells are sent as numbers, empty ones as ''. */
function asSent(row: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, cell === '' || name === 'description' ? cell : Number(cell)]),
  )
}

const pick = (form: BookingForm, names: readonly (keyof BookingForm)[]) =>
  Object.fromEntries(names.map((name) => [name, form[name]]))

/** The multipart fields of a booking. */
export function aBookingRequest(form: BookingForm, files: Fields = {}): Fields {
  const { airwayBillNo, origin, service, paymentType, amount, discount, gst, cod, codAmount, shipmentType } = form
  const { weight, pieces, insurance, worthOfPackage, remArea, remarks, dimValues, invoiceValues } = form
  return {
    airwayBillNo,
    shipperDetails: JSON.stringify(pick(form, partyFields.shipper)),
    ...files,
    receiverDetails: JSON.stringify(pick(form, partyFields.receiver)),
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
