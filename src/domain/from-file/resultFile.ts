import { csvText } from '../csv'
import { cellText } from './fileCells'
import { columnOf, fillableColumns, type ColumnId } from './fileColumns'
import type { FileShipment } from './fileShipments'

export interface Result {
  shipment: Pick<FileShipment, 'lines'>
  /** '' if it is not booked. */
  airwayBillNo: string
  /** In English, as all of the file is. */
  result: string
}

/**
 * What became of a file's shipments, as CSV: all cells as corrected, the number, and the result. Chosen again, it books
 * only what has no number.
 */
export function resultFileText(
  results: readonly Result[],
  forAll: Readonly<Partial<Record<ColumnId, string>>>,
): string {
  const isFilled = (id: ColumnId) =>
    Boolean(forAll[id]) ||
    results.some(({ shipment }) => shipment.lines.some(({ cells }) => cellText(cells[id]) !== ''))
  const columns = fillableColumns.filter(isFilled)
  const rows = results.flatMap(({ shipment, airwayBillNo, result }) =>
    shipment.lines.map(({ cells }, index) => [
      airwayBillNo,
      result,
      ...columns.map((id) => cellText(cells[id]) || (index === 0 ? (forAll[id] ?? '') : '')),
    ]),
  )
  const headings = [columnOf('airwayBillNo').heading, 'Result', ...columns.map((id) => columnOf(id).heading)]
  return csvText([headings, ...rows])
}
