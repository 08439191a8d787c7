import type * as z from 'zod/mini'
import { LATE_ANSWER_MS } from '@/domain/lateAnswerMs'
import type { InvoiceLine } from '@/domain/money/billing'
import { isArchiveVoid } from '@/domain/shipment/archiveStatus'
import type { Bill, BillList } from '@/domain/shipment/bill'
import type { ArchivedShipment } from '@/domain/shipment/shipment'
import type { Dimension } from '@/domain/shipment/weights'
import { mayBeAbout } from '@/domain/tracking/isSameNumber'
import { pathPart } from '@/paths'
import { requireBillNumber } from './requireBillNumber'
import { isServiceError } from './http/errors'
import { readCall } from './http/request'
import { answerInTime, retried } from './http/retries'
import { type ArchivedReceipt, archivedReceiptSchema, billOf } from './wire/billSchemas'
import { readArchivedShipment } from './wire/readArchivedShipment'
import { dimensionRows, invoiceRows } from './wire/schemas'
import { isObject, listOf } from './wire/readValues'

/** Calls to /api/archive. All of them throw a ServiceError. */

const readArchivedShipments = listOf(readArchivedShipment)
const readReceipt = billOf<ArchivedReceipt>(archivedReceiptSchema)
const readDimensions = ownList<Dimension>(dimensionRows)
const readInvoices = ownList<InvoiceLine>(invoiceRows)

/**
 * A reader of lists that a bill need not have: an empty body means an empty list. Null if the body is not a list, or if
 * none of its rows can be read.
 */
function ownList<Row>(rows: z.ZodMiniType<Row[]>): (body: unknown) => Row[] | null {
  const isEmpty = (body: unknown) => body === null || (typeof body === 'string' && body.trim() === '')
  return (body) => {
    if (isEmpty(body)) return []
    return Array.isArray(body) && (body.length === 0 || body.some(isObject)) ? rows.parse(body) : null
  }
}

/** All archived shipments. */
export const getArchivedShipments = (): Promise<ArchivedShipment[]> =>
  readCall({ path: '/api/archive/getAll', read: readArchivedShipments })

/**
 * An archived bill without its dimensions and invoice lines, which have calls of their own: those of this number, so that
 * they must not be put together with the bill of another one.
 */
export const getArchivedReceipt = (airwayBillNo: string): Promise<ArchivedReceipt> =>
  readCall({
    path: `/api/archive/receipt/${pathPart(airwayBillNo)}`,
    read: (body) => {
      const receipt = readReceipt(body)
      return receipt && mayBeAbout(airwayBillNo, receipt) ? receipt : null
    },
  })

/** An archived bill's dimensions in centimetres. */
export const getArchivedDimensions = (airwayBillNo: string): Promise<Dimension[]> =>
  readCall({
    path: `/api/archive/receipt/getDimensions/${pathPart(airwayBillNo)}`,
    mayFindNothing: true,
    read: readDimensions,
  })

/** An archived bill's invoice lines, prices in dollars. */
export const getArchivedInvoices = (airwayBillNo: string): Promise<InvoiceLine[]> =>
  readCall({
    path: `/api/archive/receipt/getInvoices/${pathPart(airwayBillNo)}`,
    mayFindNothing: true,
    read: readInvoices,
  })

/**
 * An archived bill for its printed papers, from three calls, and from the archive's list where the receipt has no
 * status. `missing` names the lists that could not be loaded, or had not arrived 10 s after the receipt; `isVoid` is
 * null if no call says (product 11.7). Throws a ServiceError if the receipt itself fails, or has no airway bill number.
 */
export async function getArchivedBill(airwayBillNo: string): Promise<Bill> {
  const awaited = receiptWithStatus(airwayBillNo)
  const late = awaited.then(() => new Promise<null>((resolve) => setTimeout(resolve, LATE_ANSWER_MS, null)))
  const [receipt, dimensions, invoices] = await Promise.all([
    awaited,
    Promise.race([late, rowsOrNull(() => getArchivedDimensions(airwayBillNo))]),
    Promise.race([late, rowsOrNull(() => getArchivedInvoices(airwayBillNo))]),
  ])
  requireBillNumber('archive/receipt', receipt)
  const missing: BillList[] = []
  if (dimensions === null) missing.push('dimensions')
  if (invoices === null) missing.push('invoice lines')
  return {
    ...receipt,
    dimensions: dimensions ?? [],
    invoices: invoices ?? [],
    isInvoiceStated: invoices !== null,
    missing,
  }
}

async function receiptWithStatus(airwayBillNo: string): Promise<ArchivedReceipt> {
  const receipt = await getArchivedReceipt(airwayBillNo)
  if (receipt.isVoid !== null) return receipt
  const rows = await answerInTime(getArchivedShipments)
  const row = rows?.find((each) => each.airwayBillNo === receipt.airwayBillNo)
  return { ...receipt, isVoid: row ? isArchiveVoid(row.status) : null }
}

/** Null if the rows could not be loaded. */
async function rowsOrNull<Row>(list: () => Promise<Row[]>): Promise<Row[] | null> {
  try {
    return await retried(list)
  } catch (error) {
    if (!isServiceError(error)) throw error
    return null
  }
}
