import * as z from 'zod/mini'
import { type Figure, readNumber, UNREADABLE, type Unreadable } from '@/domain/numbers'
import { isArchiveVoid } from '@/domain/shipment/archiveStatus'
import { type Bill, type Consignor, partyParts } from '@/domain/shipment/bill'
import { env } from '@/env'
import {
  choice,
  dimensionRows,
  entity,
  figure,
  invoiceRows,
  moment,
  number,
  part,
  rupees,
  text,
  textFields,
  textOf,
  via,
} from './schemas'
import { carriesError, isObject, readBillNo, readStatusRows, readText, readTextOf, type WireObject } from './readValues'

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
  if (Array.isArray(status)) return readStatusRows(status, (entry) => entry).length === 0
  if (isObject(status) && readNumber(status) === null) return false
  return isArchiveVoid(readNumber(status))
})

const party = textFields(partyParts)

const consignor = {
  ...party,
  ntnCnic: text,
  ref: text,
  idFront: upload,
  idBack: upload,
} satisfies Record<keyof Consignor, z.ZodMiniType<string>>

const lists = { dimensions: dimensionRows, invoices: invoiceRows }

const receipt = {
  airwayBillNo: text,
  status: voidness,
  shipmentType: number,
  createdAt: moment,
  pieces: figure,
  weight: figure,
  amount: rupees,
  discount: rupees,
  gst: figure,
  cod: choice,
  codAmount: rupees,
  isInsurance: choice,
  worthOfPackage: rupees,
  destination: textOf('name'),
  service: textOf('name'),
  center: part({ centerName: text, username: text }),
  consignor: part(consignor),
  consignee: part(party),
}

const receiptSchema = entity(receipt)

/** A choice that is not stated means No (product 9.5), unless there is an amount for it: then it cannot be read. */
function chosen(flag: z.infer<typeof receiptSchema>['cod'], amount: Figure): boolean | Unreadable {
  return flag ?? (amount === null || amount === 0 ? false : UNREADABLE)
}

/** The fields of a receipt under our own names. */
function billFrom<Read extends z.infer<typeof receiptSchema>>(read: Read) {
  const { status, cod, isInsurance, service, center, ...bill } = read
  return {
    ...bill,
    isVoid: status,
    isCod: chosen(cod, bill.codAmount),
    isInsured: chosen(isInsurance, bill.worthOfPackage),
    serviceName: service,
    centerName: center.centerName,
    username: center.username,
  }
}

/** A flat party as a nested one: `consignorCompany` is the consignor's `company`. */
function partyIn(body: WireObject, side: 'consignor' | 'consignee') {
  if (isObject(body[side])) return body[side]
  return Object.fromEntries(
    Object.keys(consignor).map((name) => {
      const end = name.startsWith('id') ? `ID${name.slice(2)}` : name.slice(0, 1).toUpperCase() + name.slice(1)
      return [name, body[side + end]]
    }),
  )
}

/** An empty text counts as missing, so that the other name of its field is used. */
const stated = (value: unknown): unknown => (value === '' ? undefined : value)

/**
 * Converts any receipt to the nested shape of live receipts; archived ones have flat fields. A backend may answer with
 * either shape for either kind. Only the meaning of the type code depends on the kind.
 */
function inOneShape(body: unknown): unknown {
  if (!isObject(body)) return body
  return {
    ...body,
    isInvoiceStated: stated(body.invoices ?? undefined) !== undefined,
    _id: readText(body.id) || body._id,
    airwayBillNo: readBillNo(body),
    shipmentType: stated(body.shipType) ?? body.shipmentType,
    amount: stated(body.shipAmount) ?? body.amount,
    isInsurance: stated(body.insurance) ?? body.isInsurance,
    worthOfPackage: stated(body.packageWorth) ?? body.worthOfPackage,
    destination: readTextOf(body.destination, 'name') || body.consigneeCountry,
    service: readText(body.serviceName) || body.service,
    center: isObject(body.center)
      ? body.center
      : { centerName: body.centerName, username: body.username ?? readTextOf(body.center, 'username') },
    consignor: partyIn(body, 'consignor'),
    consignee: partyIn(body, 'consignee'),
  }
}

/** Reads live receipts. Their parties, service and center are nested objects, or flat fields as in the archive. */
export const liveBillSchema = z.pipe(
  z.pipe(via(inOneShape), entity({ ...receipt, ...lists, isInvoiceStated: z.boolean() })),
  z.transform((read) => ({ ...billFrom(read), source: 'live' as const, missing: [] })),
) satisfies z.ZodMiniType<Bill>

/** Dimensions and invoice lines have calls of their own. */
export type ArchivedReceipt = Omit<Bill, 'dimensions' | 'invoices' | 'isInvoiceStated' | 'missing'>

/** An archived bill without its dimensions and invoice lines. */
export const archivedReceiptSchema = z.pipe(
  z.pipe(via(inOneShape), receiptSchema),
  z.transform((read) => ({ ...billFrom(read), source: 'archive' as const })),
) satisfies z.ZodMiniType<ArchivedReceipt>

/**
 * A reader of bills by one of the two schemas; null for a refusal, and for a body with neither an id nor an airway bill
 * number.
 */
export function billOf<Value extends Pick<Bill, 'id' | 'airwayBillNo'>>(
  schema: z.ZodMiniType<Value>,
): (body: unknown) => Value | null {
  return (body) => {
    const parsed = schema.safeParse(body)
    if (carriesError(body)) return null
    return parsed.success && (parsed.data.id || parsed.data.airwayBillNo) !== '' ? parsed.data : null
  }
}
