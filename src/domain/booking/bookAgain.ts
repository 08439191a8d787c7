import { foldedText } from '../foldedText'
import {
  type BookingForm,
  emptyBookingForm,
  emptyDimensionRow,
  emptyInvoiceRow,
  shipmentTypes,
} from '../forms/bookingForm'
import { partyFields, partyFilledBy } from '../forms/partyFields'
import { type Amount, isBlank } from '../money/money'
import { isUnreadable } from '../numbers'
import type { Option } from '../option'
import type { Bill } from '../shipment/bill'
import type { Shipment } from '../shipment/shipment'
import { isVoid } from '../shipment/shipmentStatus'
import { shipmentType } from '../shipmentType'
import { oneLine } from '../oneLine'
import { invoiceOfType, isDocumentsAlone } from './invoiceOfType'

/** Fields that must be entered again when a bill is booked again: money, weight, pieces, remote area, insurance. */
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
 * What the next booking begins with, before a bill fills it: the form without user and number, with
 * {@link fieldsToReenter} emptied, so that no amount of another customer's booking is sent.
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

const textOf = (cell: Amount | null) => (cell === null || isUnreadable(cell) ? '' : String(cell))

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

export type BillRows = Pick<BookingForm, 'dimValues' | 'invoiceValues'>

type RowsOfBill = Pick<Bill, 'dimensions' | 'invoices'>

/** The boxes and invoice lines of an earlier bill as texts; blank where they cannot be read. */
const rowsFromBill = ({ dimensions, invoices }: RowsOfBill): BillRows => ({
  dimValues: dimensions.map(({ length, width, height }) => ({
    length: textOf(length),
    width: textOf(width),
    height: textOf(height),
  })),
  invoiceValues: invoices.map(({ description, quantity, price }) => ({
    description: oneLine(description),
    quantity: textOf(quantity),
    price: textOf(price),
  })),
})

const isFilled = (row: object) => Object.values(row).some((cell) => String(cell).trim() !== '')

/** The line that a shipment of documents begins with does not count, as nobody has entered it. */
export const hasRows = ({ dimValues, invoiceValues }: BillRows): boolean =>
  dimValues.some(isFilled) || (invoiceValues.some(isFilled) && !isDocumentsAlone(invoiceValues))

const isStated = (row: object) => Object.values(row).some((cell: Amount | null) => !isBlank(cell))

/** A cell of a box or an invoice line. `row` counts from 0. */
export interface BillCell {
  row: number
  cell: (typeof boxCells)[number] | (typeof lineCells)[number]
}
const boxCells = ['length', 'width', 'height'] as const
const lineCells = ['quantity', 'price'] as const

const unreadableIn = <Cell extends string>(rows: readonly Record<Cell, unknown>[], cells: readonly Cell[]) =>
  rows.flatMap((each, row) => cells.filter((cell) => isUnreadable(each[cell])).map((cell) => ({ row, cell })))

/** The cells of an earlier bill that are blank in the form because they cannot be read. */
export const unreadableCells = ({ dimensions, invoices }: RowsOfBill): BillCell[] => [
  ...unreadableIn(dimensions, boxCells),
  ...unreadableIn(invoices, lineCells),
]

/**
 * The rows of an earlier bill that state something, as texts, and their cells that cannot be read; a table without such
 * rows is left out.
 */
export function statedRowsFromBill(bill: RowsOfBill): { rows: Partial<BillRows>; unreadable: BillCell[] } {
  const stated = { dimensions: bill.dimensions.filter(isStated), invoices: bill.invoices.filter(isStated) }
  const { dimValues, invoiceValues } = rowsFromBill(stated)
  return {
    rows: { ...(dimValues.length > 0 && { dimValues }), ...(invoiceValues.length > 0 && { invoiceValues }) },
    unreadable: unreadableCells(stated),
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

type Names = Pick<BookingForm, 'shipperCompany' | 'shipperContactPerson' | 'recCompany' | 'recContactPerson'>

const inWords = (text: string) => foldedText(text).replace(/\s+/g, ' ').trim()
const isSame = (one: string, other: string) => inWords(one) === inWords(other)

/**
 * The latest shipment between two contact persons, which are all that lists name of the parties. Void shipments and
 * those without a date do not count.
 *
 * @param shipments the latest first
 */
export const lastOfPair = (shipments: readonly Shipment[], names: Names): Shipment | undefined =>
  shipments.find(
    (each) =>
      each.id !== '' &&
      each.createdAt !== '' &&
      !isVoid(each) &&
      isSame(each.consignor, names.shipperContactPerson) &&
      isSame(each.consignee, names.recContactPerson),
  )

/** Whether a bill is between the same contact persons and companies. A company that is missing may be the same. */
export const isOfPair = ({ consignor, consignee }: Bill, names: Names): boolean =>
  isSame(consignor.contactPerson, names.shipperContactPerson) &&
  isSame(consignee.contactPerson, names.recContactPerson) &&
  isLike(consignor.company, names.shipperCompany) &&
  isLike(consignee.company, names.recCompany)

const isLike = (one: string, other: string) =>
  [one, other].some((company) => inWords(company) === '') || isSame(one, other)
