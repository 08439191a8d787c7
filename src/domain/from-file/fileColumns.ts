import { csvText } from '../csv'
import { requiredFields } from '../forms/bookingForm'
import { foldedText } from '../foldedText'
import { t, type TextKey } from '@/texts/t'

/** What a file of shipments may hold (product 5.14). Box and line columns may be filled in further rows, too. */
export type ColumnGroup = 'shipper' | 'receiver' | 'shipment' | 'box' | 'line'

interface Column {
  group: ColumnGroup
  /** Its heading in the template and in result files, which are English. */
  heading: string
  label: TextKey
  /** Other headings, as companies write them; parties' with one of their names before it. */
  aliases: string
  kind: 'text' | 'code' | 'phone' | 'number' | 'choice'
}

/** Headings of one meaning, separated by commas. */
const names = {
  company: 'company name, business, firm, organisation, organization',
  person: 'contact, contact name, name, full name, person, attention, attn, ',
  address: 'street, street address, address 1, address line 1, full address',
  state: 'province, region, county',
  postCode: 'postcode, postal code, zip, zip code, pin code',
  phone:
    'phone 1, mobile 1, phone, mobile, mobile no, mobile number, phone no, phone number, telephone, tel, cell, contact no, contact number, whatsapp',
  phone2: 'phone 2, mobile 2, alternate phone, second phone, other phone, telephone 2',
  email: 'e-mail, email address, mail',
  reference:
    'ref, ref no, reference no, reference number, shipper ref, order, order no, order number, order id, invoice no',
  idCard: 'ntn, cnic, cnic no, ntn no, id card, id card no, nic',
  awb: 'awb, awb no, airway bill, airway bill number, ab',
}

const column = (group: ColumnGroup, kind: Column['kind'], heading: string, label: TextKey, aliases = ''): Column => ({
  group,
  kind,
  heading,
  label,
  aliases,
})

/** By the names of the form's fields; sizes and lines by those of their cells. */
export const fileColumns = {
  shipperRef: column('shipment', 'code', 'Reference', 'fromFile.reference', names.reference),
  shipperCompany: column('shipper', 'text', 'Shipper company', 'booking.company', names.company),
  shipperContactPerson: column('shipper', 'text', 'Shipper contact person', 'booking.contactPerson', names.person),
  shipperAddress: column('shipper', 'text', 'Shipper address', 'booking.address', names.address),
  shipperState: column('shipper', 'text', 'Shipper state', 'booking.state', names.state),
  shipperCity: column('shipper', 'text', 'Shipper city', 'booking.city', 'town'),
  shipperPostCode: column('shipper', 'code', 'Shipper post code', 'booking.postCode', names.postCode),
  shipperPhone1: column('shipper', 'phone', 'Shipper mobile 1', 'booking.mobile1', names.phone),
  shipperPhone2: column('shipper', 'phone', 'Shipper mobile 2', 'booking.mobile2', names.phone2),
  shipperNtnCnicNo: column('shipper', 'code', 'Shipper NTN/CNIC', 'booking.ntnCnic', names.idCard),
  shipperEmail: column('shipper', 'text', 'Shipper email', 'booking.email', names.email),
  recCompany: column('receiver', 'text', 'Receiver company', 'booking.company', names.company),
  recContactPerson: column('receiver', 'text', 'Receiver contact person', 'booking.contactPerson', names.person),
  recAddress: column('receiver', 'text', 'Receiver address', 'booking.address', names.address),
  recCountry: column('receiver', 'choice', 'Receiver country', 'booking.country', 'destination, destination country'),
  recState: column('receiver', 'text', 'Receiver state', 'booking.state', names.state),
  recCity: column('receiver', 'text', 'Receiver city', 'booking.city', 'town, destination city'),
  recPostCode: column('receiver', 'code', 'Receiver post code', 'booking.postCode', names.postCode),
  recPhone1: column('receiver', 'phone', 'Receiver phone 1', 'booking.phone1', names.phone),
  recPhone2: column('receiver', 'phone', 'Receiver phone 2', 'booking.phone2', names.phone2),
  recFax: column('receiver', 'phone', 'Receiver fax', 'booking.fax', 'fax no'),
  recEmail: column('receiver', 'text', 'Receiver email', 'booking.email', names.email),
  service: column('shipment', 'choice', 'Service', 'booking.service', 'service name, mode'),
  paymentType: column('shipment', 'choice', 'Payment (Cash/Credit)', 'booking.payment', 'payment type, payment mode'),
  amount: column('shipment', 'number', 'Amount (Rs.)', 'booking.amount', 'charges, freight'),
  discount: column('shipment', 'number', 'Discount (Rs.)', 'booking.discount'),
  gst: column('shipment', 'number', 'GST (%)', 'booking.gst', 'tax, sales tax'),
  shipmentType: column('shipment', 'choice', 'Shipment type (Parcel/Document)', 'booking.shipmentType', 'type'),
  weight: column(
    'shipment',
    'number',
    'Weight (kg)',
    'booking.weightInKg',
    'weight kg, weight kgs, gross weight, kg, kgs',
  ),
  pieces: column('shipment', 'number', 'Pieces', 'booking.pieces', 'pcs, no of pieces, boxes, no of boxes, cartons'),
  cod: column('shipment', 'choice', 'COD (Yes/No)', 'booking.codOrNot', 'cod or non cod, cash on delivery'),
  codAmount: column('shipment', 'number', 'COD amount (Rs.)', 'booking.codAmountField', 'cod value'),
  remArea: column('shipment', 'choice', 'Remote area (Yes/No)', 'booking.remoteArea', 'remote'),
  insurance: column('shipment', 'choice', 'Insurance (Yes/No)', 'booking.insurance', 'insured'),
  worthOfPackage: column('shipment', 'number', 'Worth of package (Rs.)', 'booking.worth', 'insured value, worth'),
  remarks: column('shipment', 'text', 'Remarks', 'booking.remarks', 'remark, note, notes, comment, comments'),
  length: column('box', 'number', 'Length (cm)', 'booking.length', 'box length, length cm, l'),
  width: column('box', 'number', 'Width (cm)', 'booking.width', 'box width, width cm, w'),
  height: column('box', 'number', 'Height (cm)', 'booking.height', 'box height, height cm, h'),
  description: column('line', 'text', 'Description', 'booking.description', 'item, item description, contents, goods'),
  quantity: column('line', 'number', 'Quantity', 'booking.qty', 'qty, item quantity'),
  price: column('line', 'number', 'Unit price (US$)', 'booking.priceInDollars', 'price, unit value, item price'),
  /** Says that a shipment of the file is booked; it is never typed. */
  airwayBillNo: column('shipment', 'code', 'Airway Bill No', 'booking.airwayBillNo', names.awb),
} as const satisfies Record<string, Column>

export type ColumnId = keyof typeof fileColumns
export const columnIds = Object.keys(fileColumns) as ColumnId[]
export const columnOf = (id: ColumnId): Column => fileColumns[id]

/** What further rows of a shipment may fill. */
export const isOfRows = (id: ColumnId): boolean => ['box', 'line'].includes(columnOf(id).group) || id === 'shipperRef'

export const fillableColumns = columnIds.filter((id) => id !== 'airwayBillNo')

export const groupNames: Record<ColumnGroup, TextKey> = {
  shipper: 'booking.shipper',
  receiver: 'booking.receiver',
  shipment: 'booking.shipment',
  box: 'booking.dimensions',
  line: 'booking.invoice',
}

/** `Receiver: City`. */
export const columnName = (id: ColumnId): string =>
  t('fromFile.columnOf', { group: t(groupNames[columnOf(id).group]), column: t(columnOf(id).label) })

/** The columns that every shipment must have filled. */
export function requiredColumns(): ReadonlySet<ColumnId> {
  const required = requiredFields().map((name) => name.split('.').at(-1) ?? '')
  return new Set(fillableColumns.filter((id) => required.includes(id)))
}

/** A CSV file with the headings alone. */
export const templateText = (): string => csvText([fillableColumns.map((id) => columnOf(id).heading)])

/** What parties are called. Where nothing else is said, an address is the receiver's. */
const partyNames: Partial<Record<ColumnGroup, string>> = {
  shipper: 'shipper, shippers, sender, consignor, from, exporter',
  receiver: 'receiver, receivers, rec, recipient, consignee, customer, buyer, to, ship to, deliver to, importer, ',
}
/** Parts of the shipper alone. */
const unnamed: readonly ColumnId[] = ['shipperNtnCnicNo']
const LONGEST_HEADING = 100

/** Letters and digits alone, without what stands in brackets and without units. */
function plainHeading(heading: string): string {
  return foldedText(heading.slice(0, LONGEST_HEADING))
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

let known: Map<string, ColumnId> | undefined

function allHeadings(): Map<string, ColumnId> {
  const found = new Map<string, ColumnId>()
  const add = (name: string, id: ColumnId) => {
    const plain = plainHeading(name)
    if (plain !== '' && !found.has(plain)) found.set(plain, id)
  }
  for (const id of columnIds) {
    const { heading, label, group } = columnOf(id)
    add(heading, id)
    add(group in partyNames ? `${t(groupNames[group])} ${t(label)}` : t(label), id)
  }
  for (const id of columnIds) {
    const { heading, label, group, aliases } = columnOf(id)
    const own = group in partyNames ? heading.replace(/^\w+ /, '') : heading
    const parties = `${partyNames[group] ?? ''}${unnamed.includes(id) ? ',' : ''}`.split(',')
    for (const party of parties) for (const name of [own, ...aliases.split(',')]) add(`${party} ${name}`, id)
    if (parties.some((party) => party.trim() === '')) add(t(label), id)
  }
  return found
}

/** Which column each heading names; null for those that name none, or one that an earlier heading has. */
export function matchHeadings(headings: readonly string[]): (ColumnId | null)[] {
  known ??= allHeadings()
  const taken = new Set<ColumnId>()
  return headings.map((heading) => {
    const id = known?.get(plainHeading(heading))
    if (id === undefined || taken.has(id)) return null
    taken.add(id)
    return id
  })
}
