import { csvText } from '../csv'
import { requiredFields } from '../forms/bookingForm'
import type { Message } from '../message'

/**
 * The columns that a file of shipments may have (product 5.14). Box and line columns may be filled in further rows,
 * too.
 */
type ColumnGroup = 'shipper' | 'receiver' | 'shipment' | 'box' | 'line'

interface Column<Label extends string> {
  group: ColumnGroup
  /** Its heading in the template and in result files, which are English. */
  heading: string
  /** The key of its name on the page. */
  label: Label
  kind: 'text' | 'code' | 'phone' | 'number' | 'choice'
}

const column = <Label extends string>(
  group: ColumnGroup,
  kind: Column<Label>['kind'],
  heading: string,
  label: Label,
): Column<Label> => ({
  group,
  kind,
  heading,
  label,
})

/** Columns by the names of the form's fields; those of boxes and lines by the names of their cells. */
export const fileColumns = {
  shipperRef: column('shipment', 'code', 'Reference', 'fromFile.reference'),
  shipperCompany: column('shipper', 'text', 'Shipper company', 'booking.company'),
  shipperContactPerson: column('shipper', 'text', 'Shipper contact person', 'booking.contactPerson'),
  shipperAddress: column('shipper', 'text', 'Shipper address', 'booking.address'),
  shipperState: column('shipper', 'text', 'Shipper state', 'booking.state'),
  shipperCity: column('shipper', 'text', 'Shipper city', 'booking.city'),
  shipperPostCode: column('shipper', 'code', 'Shipper post code', 'booking.postCode'),
  shipperPhone1: column('shipper', 'phone', 'Shipper mobile 1', 'booking.mobile1'),
  shipperPhone2: column('shipper', 'phone', 'Shipper mobile 2', 'booking.mobile2'),
  shipperNtnCnicNo: column('shipper', 'code', 'Shipper NTN/CNIC', 'booking.ntnCnic'),
  shipperEmail: column('shipper', 'text', 'Shipper email', 'booking.email'),
  recCompany: column('receiver', 'text', 'Receiver company', 'booking.company'),
  recContactPerson: column('receiver', 'text', 'Receiver contact person', 'booking.contactPerson'),
  recAddress: column('receiver', 'text', 'Receiver address', 'booking.address'),
  recCountry: column('receiver', 'choice', 'Receiver country', 'booking.country'),
  recState: column('receiver', 'text', 'Receiver state', 'booking.state'),
  recCity: column('receiver', 'text', 'Receiver city', 'booking.city'),
  recPostCode: column('receiver', 'code', 'Receiver post code', 'booking.postCode'),
  recPhone1: column('receiver', 'phone', 'Receiver phone 1', 'booking.phone1'),
  recPhone2: column('receiver', 'phone', 'Receiver phone 2', 'booking.phone2'),
  recFax: column('receiver', 'phone', 'Receiver fax', 'booking.fax'),
  recEmail: column('receiver', 'text', 'Receiver email', 'booking.email'),
  service: column('shipment', 'choice', 'Service', 'booking.service'),
  paymentType: column('shipment', 'choice', 'Payment (Cash/Credit)', 'booking.payment'),
  amount: column('shipment', 'number', 'Amount (Rs.)', 'booking.amount'),
  discount: column('shipment', 'number', 'Discount (Rs.)', 'booking.discount'),
  gst: column('shipment', 'number', 'GST (%)', 'booking.gst'),
  shipmentType: column('shipment', 'choice', 'Shipment type (Parcel/Document)', 'booking.shipmentType'),
  weight: column('shipment', 'number', 'Weight (kg)', 'booking.weightInKg'),
  pieces: column('shipment', 'number', 'Pieces', 'booking.pieces'),
  cod: column('shipment', 'choice', 'COD (Yes/No)', 'booking.codOrNot'),
  codAmount: column('shipment', 'number', 'COD amount (Rs.)', 'booking.codAmountField'),
  remArea: column('shipment', 'choice', 'Remote area (Yes/No)', 'booking.remoteArea'),
  insurance: column('shipment', 'choice', 'Insurance (Yes/No)', 'booking.insurance'),
  worthOfPackage: column('shipment', 'number', 'Worth of package (Rs.)', 'booking.worth'),
  remarks: column('shipment', 'text', 'Remarks', 'booking.remarks'),
  length: column('box', 'number', 'Length (cm)', 'booking.length'),
  width: column('box', 'number', 'Width (cm)', 'booking.width'),
  height: column('box', 'number', 'Height (cm)', 'booking.height'),
  description: column('line', 'text', 'Description', 'booking.description'),
  quantity: column('line', 'number', 'Quantity', 'booking.qty'),
  price: column('line', 'number', 'Unit price (US$)', 'booking.priceInDollars'),
  /** Shows that a shipment of the file has been booked; nobody types it. */
  airwayBillNo: column('shipment', 'code', 'Airway Bill No', 'booking.airwayBillNo'),
} as const

/** What a column of a file can be matched to. */
export type ColumnId = keyof typeof fileColumns
type ColumnLabel = (typeof fileColumns)[ColumnId]['label']
/** All columns, in the order of the template. */
export const columnIds = Object.keys(fileColumns) as ColumnId[]
/** Group, kind and names of a column. */
export const columnOf = (id: ColumnId): Column<ColumnLabel> => fileColumns[id]

/** Whether further rows of a shipment may fill a column. */
export const isOfRows = (id: ColumnId): boolean => ['box', 'line'].includes(columnOf(id).group) || id === 'shipperRef'

/** The columns that the clerk fills; the number comes from the backend. */
export const fillableColumns = columnIds.filter((id) => id !== 'airwayBillNo')

/** The keys of the names of the groups that columns belong to. */
export const groupNames = {
  shipper: 'booking.shipper',
  receiver: 'booking.receiver',
  shipment: 'booking.shipment',
  box: 'booking.dimensions',
  line: 'booking.invoice',
} as const satisfies Record<ColumnGroup, string>

export type ColumnText = 'fromFile.columnOf' | ColumnLabel | (typeof groupNames)[ColumnGroup]

/** `Receiver: City`. */
export const columnName = (id: ColumnId): Message<ColumnText> => ({
  key: 'fromFile.columnOf',
  values: { group: { key: groupNames[columnOf(id).group] }, column: { key: columnOf(id).label } },
})

/** The columns that every shipment must have filled. */
export function requiredColumns(): ReadonlySet<ColumnId> {
  const required = requiredFields().map((name) => name.split('.').at(-1) ?? '')
  return new Set(fillableColumns.filter((id) => required.includes(id)))
}

/** A CSV file with only the headings. */
export const templateText = (): string => csvText([fillableColumns.map((id) => columnOf(id).heading)])
