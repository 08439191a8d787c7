import type { Offered } from '../booking/bookAgain'
import { bookingDoubts, type DoubtText } from '../booking/bookingDoubts'
import {
  type Booking,
  type BookingForm,
  bookingFormSchema,
  emptyBookingForm,
  noFiles,
  NUMBER_TO_COME,
} from '../forms/bookingForm'
import { type FormMessage, messageOf } from '../forms/formMessage'
import { rowColumns } from '../forms/pastedRows'
import type { Message } from '../message'
import { insuranceValue } from '../money/billing'
import { plainAmount } from '../money/money'
import * as phones from '../phone'
import { plainDecimal } from '../typedNumbers'
import { type CellProblem, readCell } from './fileCells'
import { type ColumnId, type ColumnText, fillableColumns, isOfRows } from './fileColumns'
import { type FileDoubtMessage, fileDoubts } from './fileDoubts'
import type { FileLine } from './linesOf'
import type { FileShipment } from './shipmentsIn'

/** A note on a cell: a `problem` prevents the booking of its shipment, a `doubt` is asked about once. */
export interface CellNote {
  line: number
  column: ColumnId
  kind: 'problem' | 'doubt'
  message: CellMessage
  /** What the cell probably held before a spreadsheet changed it. */
  instead: string | null
}

type CellMessage = CellProblem | FormMessage | FileDoubtMessage | Message<ColumnText | DoubtText>

/** A shipment of the file with what the checks have found. */
export interface CheckedShipment extends FileShipment {
  /** Null while there is a problem. */
  booking: Booking | null
  notes: readonly CellNote[]
  /** Its airway bill number in the file, '' if none: a shipment with one is not booked again. */
  bookedAs: string
}

/** What the shipments of a file are checked against. */
export interface FileChecks {
  user: string
  insuranceRate: number
  offered: Offered
  /** What fills the blank cells of all shipments. */
  forAll: Readonly<Partial<Record<ColumnId, string>>>
}

const headColumns = fillableColumns.filter((id) => id === 'shipperRef' || !isOfRows(id))

/** Checks a shipment of the file with the form's own schema, as if it had been entered there: a note for each cell. */
export function checkedShipment(shipment: FileShipment, checks: FileChecks): CheckedShipment {
  const [first] = shipment.lines
  const notes = new Map<string, CellNote>()
  const note = (
    line: number,
    column: ColumnId,
    message: CellMessage,
    kind: CellNote['kind'] = 'problem',
    instead = '',
  ) => {
    const key = `${line} ${column}`
    if (!notes.has(key)) notes.set(key, { line, column, kind, message, instead: instead || null })
  }
  const valueOf = (line: FileLine, id: ColumnId, isFilled: boolean) => {
    const own = readCell(id, line.cells[id], checks.offered)
    const read =
      own.value === '' && own.problem === null && isFilled ? readCell(id, checks.forAll[id], checks.offered) : own
    if (read.problem !== null) note(line.no, id, read.problem)
    return read.value
  }
  const rowsOf = <Cell extends ColumnId>(cells: readonly Cell[]) => {
    const rows = shipment.lines.map((line, index) => ({
      line: line.no,
      row: Object.fromEntries(cells.map((id) => [id, valueOf(line, id, index === 0)])) as Record<Cell, string>,
    }))
    return rows.filter(({ row }, index) => index === 0 || Object.values(row).some((value) => value !== ''))
  }

  const empty = emptyBookingForm(checks.user, NUMBER_TO_COME)
  const head = headColumns.map((id) => [id, valueOf(first, id, true)] as const)
  const boxes = rowsOf(rowColumns.dimValues)
  const items = rowsOf(rowColumns.invoiceValues)
  const form: BookingForm = {
    ...empty,
    // A blank choice stays as an untouched form has it.
    ...Object.fromEntries(head.filter(([, value]) => value !== '')),
    dimValues: boxes.map(({ row }) => row),
    invoiceValues: items.map(({ row }) => row),
  }
  const worth = plainDecimal(form.worthOfPackage, 'rupees')
  form.insuranceValue = worth === null ? '' : plainAmount(insuranceValue(worth, checks.insuranceRate))

  const number = readCell('airwayBillNo', first.cells.airwayBillNo, checks.offered)
  if (number.problem !== null) note(first.no, 'airwayBillNo', number.problem)

  const read = bookingFormSchema.safeParse(form)
  const noteAt = ([field, row, cell]: readonly PropertyKey[], message: CellMessage, kind?: 'doubt') => {
    const rows = field === 'dimValues' ? boxes : field === 'invoiceValues' ? items : null
    if (rows) note(rows[Number(row)]?.line ?? first.no, cell as ColumnId, message, kind)
    else note(first.no, field === 'insuranceValue' ? 'worthOfPackage' : (field as ColumnId), message, kind)
  }
  for (const issue of read.error?.issues ?? []) {
    const message = messageOf(issue)
    if (message) noteAt(issue.path, message)
  }
  const booking = read.success && notes.size === 0 ? read.data : null
  const quantityOf = (no: number) => plainDecimal(items.find(({ line }) => line === no)?.row.quantity ?? '')
  for (const { line, column, message, instead } of fileDoubts(shipment, head, form, quantityOf))
    note(line, column, message, 'doubt', instead)
  if (booking)
    for (const { field, message } of bookingDoubts(booking, noFiles, phones)) noteAt(field.split('.'), message, 'doubt')
  return {
    ...shipment,
    booking,
    notes: [...notes.values()],
    bookedAs: number.value,
  }
}
