import * as z from 'zod/mini'
import type { ArchivedShipment, Shipment } from '@/domain/shipment/shipment'
import { readNumber, UNREADABLE } from '@/domain/numbers'
import {
  dimensionSchema,
  entity,
  figure,
  flag,
  moment,
  number,
  rowsOf,
  statusEntrySchema,
  text,
  textOf,
  via,
} from '@/services/wire/schemas'

/** What `shipmentRow.ts` reads, as zod says it. */

export const shipmentSchema = z.pipe(
  entity({
    airwayBillNo: text,
    service: textOf('name'),
    consignee: textOf('contactPerson'),
    consignor: textOf('contactPerson'),
    origin: text,
    destination: text,
    amount: number,
    discount: figure,
    gst: figure,
    paymentType: number,
    cod: via((value) => (typeof value === 'boolean' ? Number(value) : readNumber(value))),
    codAmount: number,
    isRemoteArea: flag,
    status: rowsOf(statusEntrySchema),
    center: textOf('username'),
    createdAt: moment,
    updatedAt: moment,
    notes: text,
    dimensions: rowsOf(dimensionSchema),
  }),
  z.transform(({ cod, discount, gst, ...row }) => ({
    ...row,
    amount: discount === UNREADABLE || gst === UNREADABLE ? null : row.amount,
    discount: discount === UNREADABLE ? null : discount,
    gst: gst === UNREADABLE ? null : gst,
    codAmount: cod === null ? null : cod === 1 ? row.codAmount : 0,
  })),
) satisfies z.ZodMiniType<Shipment>

export const archivedShipmentSchema = z.pipe(
  z.object({
    _id: text,
    id: text,
    airwayBillNo: text,
    name: text,
    consignee: textOf('contactPerson'),
    consignor: textOf('contactPerson'),
    origin: text,
    destination: text,
    shipAmount: number,
    discount: number,
    gst: number,
    remoteArea: flag,
    status: number,
    repFullName: text,
    createdAt: moment,
  }),
  z.transform(({ _id: documentId, id, airwayBillNo, name, remoteArea, ...row }) => ({
    ...row,
    id: id || documentId,
    airwayBillNo: airwayBillNo || id || documentId,
    service: name,
    isRemoteArea: remoteArea,
  })),
) satisfies z.ZodMiniType<ArchivedShipment>
