import type { Offered } from '../booking/bookAgain'
import { bookingDoubts, type DoubtText } from '../booking/bookingDoubts'
import {
  type Booking,
  type BookingForm,
  bookingFormSchema,
  emptyBookingForm,
  noFiles,
  NUMBER_TO_COME,
  YES,
} from '../forms/bookingForm'
import { type FormMessage, messageOf } from '../forms/formMessage'
import { rowColumns } from '../forms/pastedRows'
import { HOME_REGION } from '../homeRegion'
import { isPlaceholder } from '../isPlaceholder'
import type { Message } from '../message'
import { insuranceValue } from '../money/billing'
import { plainAmount } from '../money/money'
import * as phones from '../phone'
import { regionOf } from '../regions'
import { plainDecimal } from '../typedNumbers'
import { inLatinDigits } from '../typedText'
import { type CellProblem, cellText, readCell } from './fileCells'
import { type ColumnId, columnOf, type ColumnText, fillableColumns, isOfRows } from './fileColumns'
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

type CellMessage =
  | CellProblem
  | FormMessage
  | Message<
      | ColumnText
      | DoubtText
      | 'fromFile.amountWithoutCod'
      | 'fromFile.countsOnce'
      | 'fromFile.heavyPiece'
      | 'fromFile.lostZero'
      | 'fromFile.sameReceiver'
      | 'fromFile.sameReference'
      | 'fromFile.sameRow'
      | 'fromFile.sameValue'
      | 'fromFile.smallGst'
      | 'fromFile.valueOfWhat'
      | 'fromFile.worthWithoutInsurance'
    >

export interface CheckedShipment extends FileShipment {
  /** Null while there is a problem. */
  booking: Booking | null
  notes: readonly CellNote[]
  /** Its airway bill number in the file, '' if none: a shipment with one is not booked again. */
  bookedAs: string
}

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
  for (const [id, value] of head) {
    const whole = withLostZero(id, value, form)
    if (whole !== null) note(first.no, id, { key: 'fromFile.lostZero' }, 'doubt', whole)
  }
  if (shipment.differsIn !== null) {
    const { line, column } = shipment.differsIn
    const values = { line, column: { key: columnOf(column).label } }
    note(first.no, 'shipperRef', { key: 'fromFile.sameReference', values }, 'doubt')
  }
  if (shipment.sameReceiver !== null)
    note(first.no, 'shipperRef', { key: 'fromFile.sameReceiver', values: { line: shipment.sameReceiver } }, 'doubt')
  for (const { line, of } of shipment.repeats)
    note(line, 'shipperRef', { key: 'fromFile.sameRow', values: { line: of } }, 'doubt')
  for (const { no, cells } of shipment.lines) {
    const { price } = cells
    const count = plainDecimal(items.find(({ line }) => line === no)?.row.quantity ?? '')
    if (typeof price === 'object' && price.is === 'value' && count !== null && Number(count) !== 1)
      note(no, 'price', { key: 'fromFile.valueOfWhat', values: { count } }, 'doubt')
  }
  for (const { line, column } of countedOnce(shipment))
    note(line, column, { key: 'fromFile.countsOnce', values: { line: first.no } }, 'doubt')
  const [valued, again] = shipment.lines.filter(
    ({ cells: { price } }) => typeof price === 'object' && price.is === 'value',
  )
  if (valued && again && isSameValue(shipment.lines))
    note(again.no, 'price', { key: 'fromFile.sameValue', values: { line: valued.no } }, 'doubt')
  const [weight, pieces] = [plainDecimal(form.weight), plainDecimal(form.pieces)]
  if (weight !== null && Number(weight) / Math.max(1, Number(pieces ?? 1)) >= HEAVY_PIECE_KG)
    note(first.no, 'weight', { key: 'fromFile.heavyPiece', values: { weight } }, 'doubt')
  if (form.cod !== YES && isSum(form.codAmount))
    note(first.no, 'codAmount', { key: 'fromFile.amountWithoutCod' }, 'doubt')
  if (form.insurance !== YES && isSum(form.worthOfPackage))
    note(first.no, 'worthOfPackage', { key: 'fromFile.worthWithoutInsurance' }, 'doubt')
  const gst = plainDecimal(form.gst)
  if (gst !== null && Number(gst) > 0 && Number(gst) < 1)
    note(first.no, 'gst', { key: 'fromFile.smallGst', values: { gst } }, 'doubt')
  if (booking)
    for (const { field, message } of bookingDoubts(booking, noFiles, phones)) noteAt(field.split('.'), message, 'doubt')
  return {
    ...shipment,
    booking,
    notes: [...notes.values()],
    bookedAs: number.value,
  }
}

/** From this weight of one piece on, it may have been written in grams. */
const HEAVY_PIECE_KG = 100

/** Numbers that count once for a shipment, even if several of its rows have them. */
const summed = ['weight', 'pieces', 'codAmount', 'amount', 'worthOfPackage'] as const

/** The first such number of each further row, which may have been meant to be added up. */
function countedOnce({ lines, repeats }: FileShipment): { line: number; column: ColumnId }[] {
  return lines.slice(1).flatMap(({ no, cells }) => {
    const column = summed.find((id) => isSum(cellText(cells[id]).trim()))
    return column === undefined || repeats.some(({ line }) => line === no) ? [] : [{ line: no, column }]
  })
}

/** Whether all lines that state a value state the same one, which may then be the value of the whole shipment. */
function isSameValue(lines: FileShipment['lines']): boolean {
  const texts = lines.map(({ cells }) => cellText(cells.price).trim()).filter(isSum)
  return texts.length > 1 && new Set(texts).size === 1
}

/** Whether a cell may be an amount, so that not sending it could lose money. A text that cannot be read may be one. */
const isSum = (text: string) => !isPlaceholder(text) && text !== '' && Number(plainDecimal(text, 'rupees') ?? 1) !== 0

/** Countries whose post codes may begin with a zero, by how many digits these have. */
const postCodes: Readonly<Record<number, string>> = { 4: 'AU NO', 5: 'DE DZ ES FI FR IT MX MY TH TR US', 6: 'RO' }

/**
 * A number with the leading zero that a spreadsheet has dropped; null where none is missing. It is only proposed.
 */
function withLostZero(id: ColumnId, value: string, { origin, recCountry }: BookingForm): string | null {
  const digits = inLatinDigits(value)
  if (!/^[1-9]\d*$/.test(digits)) return null
  const country = id.startsWith('shipper') ? origin : recCountry
  const region = regionOf(country)
  const whole = `0${digits}`
  if (/Phone\d$|Fax$/.test(id)) {
    // Pakistani mobile numbers can be read without it, but nobody writes them so.
    if (/^3\d{9}$/.test(digits) && region === HOME_REGION) return whole
    return phones.isDoubtfulPhone(digits, country) && !phones.isDoubtfulPhone(whole, country) ? whole : null
  }
  const isCut = id === 'recPostCode' && region && postCodes[whole.length]?.split(' ').includes(region)
  return isCut ? whole : null
}
