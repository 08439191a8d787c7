import { emptyInvoiceRow, type InvoiceRow } from '../forms/bookingForm'
import { DOCUMENTS, shipmentTypes } from '../shipment/shipmentType'

const documentsLine: InvoiceRow = { ...emptyInvoiceRow, description: DOCUMENTS }

const isBlank = (row: InvoiceRow) => Object.values(row).every((cell) => cell.trim() === '')

/** Whether the invoice consists only of the line that {@link invoiceOfType} adds. */
export function isDocumentsAlone(rows: readonly InvoiceRow[]): boolean {
  const [first, ...others] = rows
  return (
    first !== undefined &&
    first.description.trim() === DOCUMENTS &&
    isBlank({ ...first, description: '' }) &&
    others.every(isBlank)
  )
}

/**
 * The invoice lines once a type of shipment has been chosen (product 5.4). A booking of documents needs a line,
 * although none is printed: an empty invoice gets one, and loses it again if another type is chosen while the line is
 * untouched.
 *
 * @param type the code of the type, '' for none
 * @returns the same lines if nothing changes
 */
export function invoiceOfType(type: string, rows: readonly InvoiceRow[]): readonly InvoiceRow[] {
  const [, ...others] = rows
  if (type === shipmentTypes.document) return rows.every(isBlank) ? [documentsLine, ...others] : rows
  return isDocumentsAlone(rows) ? [emptyInvoiceRow, ...others] : rows
}
