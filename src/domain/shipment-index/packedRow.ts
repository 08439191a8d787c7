import type { Shipment } from '../shipment/shipment'
import { statusNames, statusTypes, type StatusEntry } from '../shipment/shipmentStatus'

export interface ColumnsOfRow {
  service: string
  consignee: string
  consignor: string
  origin: string
  destination: string
  center: string
  isRemoteArea: boolean
}

/** Milliseconds, half as long as text, if they convert back to exactly the same text; otherwise the text itself. */
type PackedMoment = number | string
/** The description is left out if it is the type's usual name. */
type PackedEntry = [type: number, createdAt: PackedMoment, trackingLink: string, description?: string]
type PackedRow = [
  id: string,
  airwayBillNo: string,
  createdAt: PackedMoment,
  /** 0: the same as `createdAt`. */
  updatedAt: PackedMoment,
  notes: string,
  amount: number | null,
  discount: number | null,
  gst: number | null,
  paymentType: number | null,
  codAmount: number | null,
  /** Length, width and height of each box in turn. */
  dimensions: Shipment['dimensions'][number]['length'][],
  ...status: PackedEntry[],
]

/** The fields of a row that no column holds, as one line of text: a tenth of an object's memory, and comparable. */
export function packedRow(row: Shipment): string {
  const packed: PackedRow = [
    row.id,
    row.airwayBillNo,
    packedMoment(row.createdAt),
    row.updatedAt === row.createdAt ? 0 : packedMoment(row.updatedAt),
    row.notes,
    row.amount,
    row.discount,
    row.gst,
    row.paymentType,
    row.codAmount,
    row.dimensions.flatMap(({ length, width, height }) => [length, width, height]),
    ...row.status.map(packedEntry),
  ]
  return JSON.stringify(packed)
}

/** Rebuilds a row from its {@link packedRow} text and the values held in columns. */
export function unpackedRow(text: string, columns: ColumnsOfRow): Shipment {
  const [
    id,
    airwayBillNo,
    createdAt,
    updatedAt,
    notes,
    amount,
    discount,
    gst,
    paymentType,
    codAmount,
    sides,
    ...status
  ] = JSON.parse(text) as PackedRow
  const { service, consignee, consignor, origin, destination, center, isRemoteArea } = columns
  const booked = momentText(createdAt)
  return {
    id,
    airwayBillNo,
    service,
    consignee,
    consignor,
    origin,
    destination,
    amount,
    discount,
    gst,
    paymentType,
    codAmount,
    isRemoteArea,
    status: status.map(unpackedEntry),
    center,
    createdAt: booked,
    updatedAt: updatedAt === 0 ? booked : momentText(updatedAt),
    notes,
    dimensions: Array.from({ length: sides.length / 3 }, (_, box) => ({
      length: sides[box * 3] ?? null,
      width: sides[box * 3 + 1] ?? null,
      height: sides[box * 3 + 2] ?? null,
    })),
  }
}

/** The id and airway bill number of a {@link packedRow} text, usually without parsing it. */
export function packedKeys(text: string): { id: string; airwayBillNo: string } {
  const between = text.indexOf('","')
  const end = text.indexOf('"', between + 3)
  // Most keys contain nothing that JSON escapes.
  if (!text.slice(0, end).includes('\\'))
    return { id: text.slice(2, between), airwayBillNo: text.slice(between + 3, end) }
  const [id, airwayBillNo] = JSON.parse(text) as PackedRow
  return { id, airwayBillNo }
}

function packedEntry({ type, createdAt, trackingLink, description }: StatusEntry): PackedEntry {
  const time = packedMoment(createdAt)
  return description === usualName(type) ? [type, time, trackingLink] : [type, time, trackingLink, description]
}

function unpackedEntry([type, createdAt, trackingLink, description = usualName(type)]: PackedEntry): StatusEntry {
  return { type, description, trackingLink, createdAt: momentText(createdAt) }
}

function usualName(type: number): string {
  const known = statusTypes.find((each) => each === type)
  return known === undefined ? '' : statusNames[known]
}

/** What `toISOString` writes, recognised without calling it. Days 29 to 31, which may not exist, need the call. */
const PLAIN_ISO = /^\d{4}-\d\d-(?:[01]\d|2[0-8])T(?:[01]\d|2[0-3]):\d\d:\d\d\.\d{3}Z$/

function packedMoment(text: string): PackedMoment {
  const time = Date.parse(text)
  // 0 is reserved: it means the same time as `createdAt`.
  if (Number.isNaN(time) || time === 0) return text
  return PLAIN_ISO.test(text) || new Date(time).toISOString() === text ? time : text
}

const momentText = (moment: PackedMoment): string =>
  typeof moment === 'string' ? moment : new Date(moment).toISOString()
