import { type FileCell, isFilled } from './fileCells'
import type { FileEncoding } from './fileEncoding'
import { NoTable } from './fileProblem'
import { headingColumns, headingsIn } from './headingRows'
import { matchColumns } from './matchColumns'
import { rowsWithoutShipment, type RowWithoutShipment } from './rowsWithoutShipment'

type Rows = readonly (readonly FileCell[])[]

/** The contents of a sheet, row by row. */
export interface Sheet {
  name: string
  rows: Rows
  /** Hidden rows, as a filter leaves them: they are blank in `rows`. */
  hidden: number
  /** By the place of a row in `rows`: its columns that continue a cell of a row above, with which they are merged. */
  continued?: Readonly<Record<number, readonly number[]>>
}

/** The sheet that is read, with what was found out about its rows. */
export interface FileTable extends Omit<Sheet, 'name'> {
  /** The index of the row of headings; without headings, the index before the first shipment, which may be -1. */
  headings: number
  /** The sheet that was read, if the file has others. */
  sheet: string | null
  /**
   * The index of a row above the headings whose cells each span several of them, such as "Shipper"; null without one.
   */
  above: number | null
  /** Sums, signatures and the like, which are left out unless somebody puts them back. */
  noShipments: readonly RowWithoutShipment[]
  /** The encoding that a text was read in, if nothing in the file says so. */
  assumed?: FileEncoding
}

/** Bytes that a chosen file may have. */
export const MAX_FILE_BYTES = 5_000_000
/** Filled rows below the headings. */
export const MAX_FILE_ROWS = 500

/**
 * The sheet with the most known headings, as covers and explanations may precede it; the first one if none has two.
 *
 * @throws {NoTable} with the reason why there is nothing to book
 */
export function tableIn(sheets: readonly Sheet[]): FileTable {
  const found = sheets
    .filter(({ rows }) => rows.some(isFilled))
    .map((sheet) => ({ ...sheet, ...headingsIn(sheet.rows) }))
  const most = Math.max(...found.map(({ known }) => known))
  const best = found.find(({ known }) => known === most)
  if (!best) throw new NoTable({ key: 'fromFile.fileEmpty' })
  const { name, rows, hidden, continued = {}, headings, above } = best
  const table = { rows, hidden, continued, headings, above, noShipments: [], sheet: sheets.length > 1 ? name : null }
  const ids = matchColumns(headingColumns(table)).map(({ id }) => id)
  const noShipments = rowsWithoutShipment(rows, headings, ids)
  const filled = rows.slice(headings + 1).filter(isFilled).length - noShipments.length
  if (filled === 0) throw new NoTable({ key: 'fromFile.onlyHeadings' })
  if (filled > MAX_FILE_ROWS)
    throw new NoTable({ key: 'fromFile.tooManyRows', values: { rows: filled, most: MAX_FILE_ROWS } })
  return { ...table, noShipments }
}
