import type { Bill } from '../shipment/bill'
import { emptyDimensionRow, emptyInvoiceRow, shipmentTypes, type BookingForm } from '../forms/bookingForm'
import { partyFilledBy } from '../forms/parties'
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

/** What the form's selects offer now. */
export interface Offered {
  services: readonly Option[]
  countries: readonly Option[]
}

const plain = (name: string) => name.trim().toLowerCase()
const optionOf = (options: readonly Option[], wanted: string) =>
  wanted.trim() === '' ? undefined : options.find(({ name }) => plain(name) === plain(wanted))
const countryOf = ({ consignee, destination }: Bill) => consignee.country.trim() || destination.trim()

/**
 * What an earlier bill has and the form no longer offers.
 *
 * @param bill the earlier bill
 * @param offered the active services and the countries
 * @returns the bill's own words for each of the two selects; '' where it is offered, or the bill does not say
 */
export function notOffered(bill: Bill, { services, countries }: Offered): { service: string; recCountry: string } {
  const [service, country] = [bill.serviceName.trim(), countryOf(bill)]
  return {
    service: optionOf(services, service) ? '' : service,
    recCountry: optionOf(countries, country) ? '' : country,
  }
}

/**
 * The fields of a new booking that an earlier bill fills: shipper, receiver, service, type, dimensions and invoice lines.
 * The number, the files and {@link decidedAnew} are not among them.
 *
 * @param bill the earlier bill
 * @param offered the active services and the countries; what is no longer among them is left to be chosen
 * @returns texts as they stand in the fields
 */
export function bookingFromBill(bill: Bill, { services, countries }: Offered): Partial<BookingForm> {
  const { consignor, consignee } = bill
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
    service: optionOf(services, bill.serviceName)?.id ?? '',
    shipmentType: contents ? shipmentTypes[contents === 'documents' ? 'document' : 'parcel'] : '',
    ...partyFilledBy('shipper', consignor),
    ...partyFilledBy('receiver', consignee),
    recCountry: optionOf(countries, countryOf(bill))?.name ?? '',
    dimValues: dimValues.length > 0 ? dimValues : [{ ...emptyDimensionRow }],
    invoiceValues: invoiceValues.length > 0 ? invoiceValues : [{ ...emptyInvoiceRow }],
  }
}
