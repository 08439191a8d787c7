import { parse } from 'papaparse'
import { withoutGuards } from '../csv'
import type { Message } from '../message'
import { matchColumns } from './columnMatch'
import { type FileCell, isFilled } from './fileCells'
import type { FileEncoding } from './fileEncoding'
import { headingColumns, headingsIn } from './headingRows'
import { rowsWithoutShipment, type RowWithoutShipment } from './rowsWithoutShipment'
import { separatorOf } from './separatorOf'

type Rows = readonly (readonly FileCell[])[]

/** What stands in a sheet, row by row. */
export interface Sheet {
  name: string
  rows: Rows
  /** Hidden rows, as a filter leaves them: they are blank in `rows`. */
  hidden: number
  /** By the place of a row in `rows`: its columns that continue a cell of a row above, with which they are merged. */
  continued?: Readonly<Record<number, readonly number[]>>
}

export interface FileTable extends Omit<Sheet, 'name'> {
  /** The row of `rows` that has the headings. */
  headings: number
  /** The sheet that was read, if the file has others. */
  sheet: string | null
  /** The row above it that says what several of them are about, as "Shipper" does; null without one. */
  above: number | null
  /** Sums, signatures and the like, which are left out unless somebody puts them back. */
  noShipments: readonly RowWithoutShipment[]
  /** The encoding that a text was read in, if nothing in the file says so. */
  assumed?: FileEncoding
}

export type FileProblem = Message<
  | 'fromFile.fileEmpty'
  | 'fromFile.isOther'
  | 'fromFile.isPdf'
  | 'fromFile.onlyHeadings'
  | 'fromFile.quoteNotClosed'
  | 'fromFile.tooManyRows'
>

/** Thrown of a file in which there is nothing to book. */
export class NoTable extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem.key)
  }
}

export const MAX_BYTES = 5_000_000
/** Filled rows below the headings. */
export const MAX_LINES = 500
/** Cells of a row; further ones are read by no column. */
export const MAX_CELLS_PER_ROW = 200

/** By its first bytes, whatever its name says. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** An XLS workbook, or another file in the container of its time, as a workbook with a password. */
export function isOldContainer(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)
}

/** What is said about a file of another kind; null if it may be a table. `bytes`: all of them. */
export function wrongKind(bytes: Uint8Array): FileProblem | null {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte)
  if (bytes.length === 0) return { key: 'fromFile.fileEmpty' }
  return begins(0x25, 0x50, 0x44, 0x46) ? { key: 'fromFile.isPdf' } : null
}

/** @throws {NoTable} if the text is no table */
export function csvRows(text: string): string[][] {
  // A picture, some program's own file, or a web page that calls itself a workbook.
  if (/\0|^\ufeff?\s*</.test(text)) throw new NoTable({ key: 'fromFile.isOther' })
  const bare = text.replace(/^\ufeff/, '')
  // Excel's own note about its separator.
  const [note = '', noted = ''] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(bare) ?? []
  const body = bare.slice(note.length)
  const { data, errors } = parse<string[]>(body, { delimiter: noted || separatorOf(body) })
  const open = errors.find(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')
  if (open) throw new NoTable({ key: 'fromFile.quoteNotClosed', values: { row: (open.row ?? 0) + 1 } })
  return data.map((row) => row.slice(0, MAX_CELLS_PER_ROW).map(withoutGuards))
}

/**
 * The sheet whose headings are known best, whatever covers and explanations stand before it; the first one if none has
 * two.
 *
 * @throws {NoTable} which says why there is nothing to book
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
  if (filled > MAX_LINES) throw new NoTable({ key: 'fromFile.tooManyRows', values: { rows: filled, most: MAX_LINES } })
  return { ...table, noShipments }
}
