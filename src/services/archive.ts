import { queryOptions } from '@tanstack/react-query'
import type { Bill } from '@/domain/shipment/bill'
import type { InvoiceLine } from '@/domain/money/billing'
import type { ArchivedShipment } from '@/domain/shipment/shipment'
import type { Dimension } from '@/domain/money/weight'
import { api } from '@/paths'
import { archivedReceiptSchema, billOf, type ArchivedReceipt } from './wire/billSchemas'
import { readCall } from './http/request'
import { dimensionSchema, invoiceLineSchema, rowOf } from './wire/schemas'
import { readArchivedShipment } from './wire/shipmentRow'
import { listOf } from './wire/wire'

/** Calls to /api/archive. All of them throw a ServiceError. */

const readArchivedShipments = listOf(readArchivedShipment)
const readReceipt = billOf<ArchivedReceipt>(archivedReceiptSchema)
const readDimensions = listOf(rowOf<Dimension>(dimensionSchema))
const readInvoices = listOf(rowOf<InvoiceLine>(invoiceLineSchema))

/** All archived shipments. */
export function getArchivedShipments(): Promise<ArchivedShipment[]> {
  return readCall('getArchivedShipments', { url: api.archive.all() }, readArchivedShipments)
}

/** An archived bill without its dimensions and invoice lines, which have calls of their own. */
export function getArchivedReceipt(airwayBillNo: string): Promise<ArchivedReceipt> {
  return readCall('getArchivedReceipt', { url: api.archive.receipt(airwayBillNo) }, readReceipt)
}

/** An archived bill's dimensions in centimetres. */
export function getArchivedDimensions(airwayBillNo: string): Promise<Dimension[]> {
  return readCall('getArchivedDimensions', { url: api.archive.dimensions(airwayBillNo) }, readDimensions)
}

/** An archived bill's invoice lines, prices in dollars. */
export function getArchivedInvoices(airwayBillNo: string): Promise<InvoiceLine[]> {
  return readCall('getArchivedInvoices', { url: api.archive.invoices(airwayBillNo) }, readInvoices)
}

/**
 * An archived bill for its printed papers, from three calls. Fails if any of them fails: a paper with rows missing must
 * not look complete.
 */
export async function getArchivedBill(airwayBillNo: string): Promise<Bill> {
  const [receipt, dimensions, invoices] = await Promise.all([
    getArchivedReceipt(airwayBillNo),
    getArchivedDimensions(airwayBillNo),
    getArchivedInvoices(airwayBillNo),
  ])
  return { ...receipt, dimensions, invoices }
}

export const archivedShipmentsQuery = () =>
  queryOptions({ queryKey: ['archive', 'list'], queryFn: getArchivedShipments, structuralSharing: false })

export const archivedBillQuery = (airwayBillNo: string) =>
  queryOptions({ queryKey: ['archive', 'bill', airwayBillNo], queryFn: () => getArchivedBill(airwayBillNo) })
