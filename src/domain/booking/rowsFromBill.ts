import type { BookingForm } from '../forms/bookingForm'
import { type Amount, isBlank } from '../money/money'
import { isUnreadable } from '../numbers'
import { oneLine } from '../oneLine'
import type { Bill } from '../shipment/bill'
import { isDocumentsAlone } from './invoiceOfType'

const textOf = (cell: Amount | null) => (cell === null || isUnreadable(cell) ? '' : String(cell))

/** The rows of both tables of the booking form. */
export type BillRows = Pick<BookingForm, 'dimValues' | 'invoiceValues'>

type RowsOfBill = Pick<Bill, 'dimensions' | 'invoices'>

/** The boxes and invoice lines of an earlier bill as texts; blank where they cannot be read. */
export const rowsFromBill = ({ dimensions, invoices }: RowsOfBill): BillRows => ({
  dimValues: dimensions.map(({ length, width, height }) => ({
    length: textOf(length),
    width: textOf(width),
    height: textOf(height),
  })),
  invoiceValues: invoices.map(({ description, quantity, price }) => ({
    description: oneLine(description),
    quantity: textOf(quantity),
    price: textOf(price),
  })),
})

const isFilled = (row: object) => Object.values(row).some((cell) => String(cell).trim() !== '')

/**
 * Whether any box or invoice line is entered. The line that the form adds for a shipment of documents does not count.
 */
export const hasRows = ({ dimValues, invoiceValues }: BillRows): boolean =>
  dimValues.some(isFilled) || (invoiceValues.some(isFilled) && !isDocumentsAlone(invoiceValues))

const isStated = (row: object) => Object.values(row).some((cell: Amount | null) => !isBlank(cell))

/** A cell of a box or an invoice line. `row` counts from 0. */
export interface BillCell {
  row: number
  cell: (typeof boxCells)[number] | (typeof lineCells)[number]
}
const boxCells = ['length', 'width', 'height'] as const
const lineCells = ['quantity', 'price'] as const

const unreadableIn = <Cell extends string>(rows: readonly Record<Cell, unknown>[], cells: readonly Cell[]) =>
  rows.flatMap((each, row) => cells.filter((cell) => isUnreadable(each[cell])).map((cell) => ({ row, cell })))

/** The cells of an earlier bill that are blank in the form because they cannot be read. */
export const unreadableCells = ({ dimensions, invoices }: RowsOfBill): BillCell[] => [
  ...unreadableIn(dimensions, boxCells),
  ...unreadableIn(invoices, lineCells),
]

/**
 * The rows of an earlier bill that state something, as texts, and their cells that cannot be read; a table without such
 * rows is left out.
 */
export function statedRowsFromBill(bill: RowsOfBill): { rows: Partial<BillRows>; unreadable: BillCell[] } {
  const stated = { dimensions: bill.dimensions.filter(isStated), invoices: bill.invoices.filter(isStated) }
  const { dimValues, invoiceValues } = rowsFromBill(stated)
  return {
    rows: { ...(dimValues.length > 0 && { dimValues }), ...(invoiceValues.length > 0 && { invoiceValues }) },
    unreadable: unreadableCells(stated),
  }
}
