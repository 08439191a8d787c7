import * as z from 'zod/mini'
import type { Bill, Consignor, Party } from '@/domain/shipment/bill'
import { readNumber } from '@/domain/numbers'
import { env } from '@/env'
import {
  dimensionSchema,
  entity,
  figure,
  flag,
  invoiceLineSchema,
  moment,
  number,
  part,
  phone,
  rowsOf,
  text,
  textOf,
  via,
} from './schemas'
import { readText } from './wire'

/** The backend serves uploads, so paths are relative to it. `safeLink` later decides whether to follow the address. */
function uploadAddress(value: unknown): string {
  const path = readText(value).trim()
  if (path === '') return ''
  try {
    return new URL(path, env.apiHost || globalThis.location?.origin).href
  } catch {
    return path
  }
}

const upload = via(uploadAddress)

/** Void means an empty status list or, in the archive, status 0. Null if the answer has no status. */
const voidness = via((status) => {
  if (Array.isArray(status)) return status.length === 0
  const archived = readNumber(status)
  return archived === null ? null : archived === 0
})

const party = {
  company: text,
  contactPerson: text,
  address: text,
  city: text,
  state: text,
  postCode: text,
  country: text,
  phone1: phone,
  phone2: phone,
} satisfies Record<keyof Party, z.ZodMiniType<string>>

const consignor = {
  ...party,
  ntnCnic: text,
  ref: text,
  idFront: upload,
  idBack: upload,
} satisfies Record<keyof Consignor, z.ZodMiniType<string>>

/** Live receipts, whose parties, service and center are nested objects. */
export const liveBillSchema = z.pipe(
  entity({
    airwayBillNo: text,
    status: voidness,
    shipmentType: number,
    createdAt: moment,
    pieces: number,
    weight: number,
    dimensions: rowsOf(dimensionSchema),
    invoices: rowsOf(invoiceLineSchema),
    amount: figure,
    discount: figure,
    gst: figure,
    cod: flag,
    codAmount: figure,
    isInsurance: flag,
    worthOfPackage: number,
    destination: text,
    service: textOf('name'),
    center: z.pipe(
      via((value) => (typeof value === 'string' ? { username: value } : value)),
      part({ centerName: text, username: text }),
    ),
    consignor: part(consignor),
    consignee: part(party),
  }),
  z.transform(({ status, cod, isInsurance, service, center, ...bill }) => ({
    ...bill,
    source: 'live' as const,
    missing: [],
    isVoid: status,
    airwayBillNo: bill.airwayBillNo || bill.id,
    isCod: cod,
    isInsured: isInsurance,
    serviceName: service,
    centerName: center.centerName,
    username: center.username,
  })),
) satisfies z.ZodMiniType<Bill>

/** Dimensions and invoice lines come from calls of their own. */
export type ArchivedReceipt = Omit<Bill, 'dimensions' | 'invoices' | 'missing'>

/** Archived receipts, whose parties are flat fields. */
export const archivedReceiptSchema = z.pipe(
  z.object({
    _id: text,
    id: text,
    airwayBillNo: text,
    status: voidness,
    shipType: number,
    createdAt: moment,
    centerName: text,
    username: text,
    consignorCompany: text,
    consignorContactPerson: text,
    consignorAddress: text,
    consignorCity: text,
    consignorState: text,
    consignorPostCode: text,
    consignorCountry: text,
    consignorPhone1: phone,
    consignorPhone2: phone,
    consignorRef: text,
    consignorNtnCnic: text,
    consignorIDFront: upload,
    consignorIDBack: upload,
    consigneeCompany: text,
    consigneeContactPerson: text,
    consigneeAddress: text,
    consigneeCity: text,
    consigneeState: text,
    consigneePostCode: text,
    consigneeCountry: text,
    consigneePhone1: phone,
    consigneePhone2: phone,
    destination: text,
    serviceName: text,
    pieces: number,
    weight: number,
    shipAmount: figure,
    insurance: flag,
    packageWorth: number,
    cod: flag,
    codAmount: figure,
    gst: figure,
    discount: figure,
  }),
  z.transform(({ _id: documentId, ...flat }) => ({
    source: 'archive' as const,
    isVoid: flat.status,
    id: flat.id || documentId,
    airwayBillNo: flat.airwayBillNo || flat.id || documentId,
    shipmentType: flat.shipType,
    createdAt: flat.createdAt,
    pieces: flat.pieces,
    weight: flat.weight,
    amount: flat.shipAmount,
    discount: flat.discount,
    gst: flat.gst,
    isCod: flat.cod,
    codAmount: flat.codAmount,
    isInsured: flat.insurance,
    worthOfPackage: flat.packageWorth,
    destination: flat.destination || flat.consigneeCountry,
    serviceName: flat.serviceName,
    centerName: flat.centerName,
    username: flat.username,
    consignor: {
      company: flat.consignorCompany,
      contactPerson: flat.consignorContactPerson,
      address: flat.consignorAddress,
      city: flat.consignorCity,
      state: flat.consignorState,
      postCode: flat.consignorPostCode,
      country: flat.consignorCountry,
      phone1: flat.consignorPhone1,
      phone2: flat.consignorPhone2,
      ntnCnic: flat.consignorNtnCnic,
      ref: flat.consignorRef,
      idFront: flat.consignorIDFront,
      idBack: flat.consignorIDBack,
    },
    consignee: {
      company: flat.consigneeCompany,
      contactPerson: flat.consigneeContactPerson,
      address: flat.consigneeAddress,
      city: flat.consigneeCity,
      state: flat.consigneeState,
      postCode: flat.consigneePostCode,
      country: flat.consigneeCountry,
      phone1: flat.consigneePhone1,
      phone2: flat.consigneePhone2,
    },
  })),
) satisfies z.ZodMiniType<ArchivedReceipt>

/** Reads a body with one of the two schemas. Null without an airway bill number: no paper can be printed without it. */
export function billOf<Value extends { airwayBillNo: string }>(
  schema: z.ZodMiniType<Value>,
): (body: unknown) => Value | null {
  return (body) => {
    const parsed = schema.safeParse(body)
    return parsed.success && parsed.data.airwayBillNo !== '' ? parsed.data : null
  }
}
