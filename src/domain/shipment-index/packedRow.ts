import type { Shipment } from '../shipment/shipment'
import { statusNames, statusTypes, type StatusEntry } from '../shipment/shipmentStatus'

/** What columns hold of a row, as they give it back. */
export interface ColumnsOfRow {
  service: string
  consignee: string
  consignor: string
  origin: string
  destination: string
  center: string
  isRemoteArea: boolean
}

/** A moment: milliseconds where they write the same text again, which is half as long; the text itself otherwise. */
type PackedMoment = number | string
/** An entry's name is left out where it is its type's own. */
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
  /** Length, width and height of each, one behind the other. */
  dimensions: Shipment['dimensions'][number]['length'][],
  ...status: PackedEntry[],
]

/**
 * What no column holds of a row, as a short text: a tenth of what the row's object takes.
 *
 * @returns equal texts for equal rows, without line breaks
 */
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

/**
 * The row of a packed text.
 *
 * @param text of {@link packedRow}
 * @param columns what columns hold of it
 */
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

/**
 * The id and the airway bill number of a packed text, without the rest.
 *
 * @param text of {@link packedRow}
 */
export function packedKeys(text: string): { id: string; airwayBillNo: string } {
  const between = text.indexOf('","')
  const end = text.indexOf('"', between + 3)
  // Most have nothing in them that is written in another way.
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

/** What `toISOString` writes, told without asking it; the last days of a month may not be there. */
const PLAIN_ISO = /^\d{4}-\d\d-(?:[01]\d|2[0-8])T(?:[01]\d|2[0-3]):\d\d:\d\d\.\d{3}Z$/

function packedMoment(text: string): PackedMoment {
  const time = Date.parse(text)
  // 0 stands for something else.
  if (Number.isNaN(time) || time === 0) return text
  return PLAIN_ISO.test(text) || new Date(time).toISOString() === text ? time : text
}

const momentText = (moment: PackedMoment): string =>
  typeof moment === 'string' ? moment : new Date(moment).toISOString()
