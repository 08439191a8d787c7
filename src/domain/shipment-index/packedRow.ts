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

/** Milliseconds where they write the same text again, which is half as long; otherwise the text itself. */
type PackedMoment = number | string
/** The name is left out where it is the type's own. */
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

/** What no column holds of a row, in a tenth of an object's memory: one line of text, equal for equal rows. */
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

/** The row of a {@link packedRow} text and of what columns hold of it. */
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

/** The id and the airway bill number of a {@link packedRow} text, without reading the rest. */
export function packedKeys(text: string): { id: string; airwayBillNo: string } {
  const between = text.indexOf('","')
  const end = text.indexOf('"', between + 3)
  // Most have nothing in them that JSON escapes.
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

/** What `toISOString` writes, told without calling it; days that a month may lack are left to the call. */
const PLAIN_ISO = /^\d{4}-\d\d-(?:[01]\d|2[0-8])T(?:[01]\d|2[0-3]):\d\d:\d\d\.\d{3}Z$/

function packedMoment(text: string): PackedMoment {
  const time = Date.parse(text)
  // 0 stands for the same moment as `createdAt`.
  if (Number.isNaN(time) || time === 0) return text
  return PLAIN_ISO.test(text) || new Date(time).toISOString() === text ? time : text
}

const momentText = (moment: PackedMoment): string =>
  typeof moment === 'string' ? moment : new Date(moment).toISOString()
