import type { Bill } from '../shipment/bill'
import { emptyDimensionRow, emptyInvoiceRow, shipmentTypes, type BookingForm } from '../forms/bookingForm'
import type { Amount } from '../money/money'
import { UNREADABLE } from '../numbers'
import type { Option } from '../people'
import { shipmentType } from '../shipment/shipmentType'

/** What must be decided anew when a bill is booked again: money, COD, insurance, and what the scale says. */
export const decidedAnew = [
  'paymentType',
  'amount',
  'discount',
  'gst',
  'cod',
  'weight',
  'pieces',
  'remArea',
  'insurance',
] as const satisfies readonly (keyof BookingForm)[]

const textOf = (cell: Amount | null) => (cell === null || cell === UNREADABLE ? '' : String(cell))

/**
 * The fields of a new booking that an earlier bill fills: shipper, receiver, service, type, dimensions and invoice lines.
 * The number, the files and {@link decidedAnew} are not among them.
 *
 * @param bill the earlier bill
 * @param services the active services; one that is no longer among them goes by its name, for the field to say so
 * @returns texts as they stand in the fields
 */
export function bookingFromBill(bill: Bill, services: readonly Option[]): Partial<BookingForm> {
  const { consignor, consignee } = bill
  const service = services.find(({ name }) => name.toLowerCase() === bill.serviceName.trim().toLowerCase())
  const contents = shipmentType(bill.source, bill.shipmentType)?.contents
  const dimValues = bill.dimensions.map(({ length, width, height }) => ({
    length: textOf(length),
    width: textOf(width),
    height: textOf(height),
  }))
  const invoiceValues = bill.invoices.map(({ description, quantity, price }) => ({
    description,
    quantity: textOf(quantity),
    price: textOf(price),
  }))
  return {
    service: service?.id ?? (services.length > 0 ? bill.serviceName.trim() : ''),
    shipmentType: contents ? shipmentTypes[contents === 'documents' ? 'document' : 'parcel'] : '',
    shipperCompany: consignor.company,
    shipperContactPerson: consignor.contactPerson,
    shipperRef: consignor.ref,
    shipperAddress: consignor.address,
    shipperState: consignor.state,
    shipperCity: consignor.city,
    shipperPostCode: consignor.postCode,
    shipperPhone1: consignor.phone1,
    shipperPhone2: consignor.phone2,
    shipperNtnCnicNo: consignor.ntnCnic,
    recCompany: consignee.company,
    recContactPerson: consignee.contactPerson,
    recAddress: consignee.address,
    recCountry: consignee.country || bill.destination,
    recState: consignee.state,
    recCity: consignee.city,
    recPostCode: consignee.postCode,
    recPhone1: consignee.phone1,
    recPhone2: consignee.phone2,
    dimValues: dimValues.length > 0 ? dimValues : [{ ...emptyDimensionRow }],
    invoiceValues: invoiceValues.length > 0 ? invoiceValues : [{ ...emptyInvoiceRow }],
  }
}
