import { type BookingForm, emptyBookingForm, emptyDimensionRow, emptyInvoiceRow } from '../forms/bookingForm'
import { partyFields, partyFilledBy } from '../forms/partyFields'
import type { Option } from '../option'
import type { Bill } from '../shipment/bill'
import { shipmentType, shipmentTypes } from '../shipment/shipmentType'
import { invoiceOfType } from './invoiceOfType'
import { rowsFromBill } from './rowsFromBill'

/** Fields that an earlier bill never fills: money, weight, pieces, remote area and insurance must be entered anew. */
export const fieldsToReenter = [
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

/**
 * The form as it is before a bill fills it: without user and number, and with {@link fieldsToReenter} emptied, so that
 * no amount of another customer's booking is sent.
 */
export function baseForNextBooking({ user, airwayBillNo, ...others }: BookingForm): Partial<BookingForm> {
  const empty = emptyBookingForm(user, airwayBillNo)
  return { ...others, ...Object.fromEntries(fieldsToReenter.map((name) => [name, empty[name]])) }
}

const repeated = [
  'service',
  'shipmentType',
  ...partyFields.shipper,
  ...partyFields.receiver,
  'dimValues',
  'invoiceValues',
] as const satisfies readonly (keyof BookingForm)[]

/** What {@link bookingFromBill} would fill from the bill of a booking that this form has just made. */
export const bookingFromForm = (form: BookingForm): Partial<BookingForm> =>
  Object.fromEntries(repeated.map((name) => [name, form[name]]))

/** The services and countries that can be chosen now. */
export interface Offered {
  services: readonly Option[]
  countries: readonly Option[]
}

const plain = (name: string) => name.trim().toLowerCase()
const optionOf = (options: readonly Option[], wanted: string) =>
  wanted.trim() === '' ? undefined : options.find(({ name }) => plain(name) === plain(wanted))
const countryOf = ({ consignee, destination }: Bill) => consignee.country.trim() || destination.trim()

/** The service and country of an earlier bill if no longer offered; '' if still offered, or if the bill has none. */
export function notOffered(bill: Bill, { services, countries }: Offered): { service: string; recCountry: string } {
  const [service, country] = [bill.serviceName.trim(), countryOf(bill)]
  return {
    service: optionOf(services, service) ? '' : service,
    recCountry: optionOf(countries, country) ? '' : country,
  }
}

/**
 * The fields of a new booking that an earlier bill fills, as texts: parties, service, type, dimensions and invoice
 * lines, but not the number, the files and {@link fieldsToReenter}. A service or country no longer offered stays blank.
 */
export function bookingFromBill(bill: Bill, { services, countries }: Offered): Partial<BookingForm> {
  const { consignor, consignee } = bill
  const contents = shipmentType(bill.source, bill.shipmentType)?.contents
  const { dimValues, invoiceValues } = rowsFromBill(bill)
  const type = contents ? shipmentTypes[contents === 'documents' ? 'document' : 'parcel'] : ''
  return {
    service: optionOf(services, bill.serviceName)?.id ?? '',
    shipmentType: type,
    ...partyFilledBy('shipper', consignor),
    ...partyFilledBy('receiver', consignee),
    recCountry: optionOf(countries, countryOf(bill))?.name ?? '',
    dimValues: dimValues.length > 0 ? dimValues : [{ ...emptyDimensionRow }],
    invoiceValues: [...invoiceOfType(type, invoiceValues.length > 0 ? invoiceValues : [{ ...emptyInvoiceRow }])],
  }
}
