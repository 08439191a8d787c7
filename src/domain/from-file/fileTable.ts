import { parse } from 'papaparse'
import { t } from '@/texts/t'
import { foldedText } from '../foldedText'
import { Refused } from '../refused'
import { cellText, isFilled, type FileCell } from './fileCells'
import { columnIds, isOfRows, matchHeadings, type ColumnId } from './fileColumns'

type Rows = readonly (readonly FileCell[])[]

/** What stands in a sheet, row by row. */
export interface Sheet {
  name: string
  rows: Rows
  /** Hidden rows, as a filter leaves them: they are blank in `rows`. */
  hidden: number
}

export interface FileTable extends Omit<Sheet, 'name'> {
  /** The row of `rows` that has the headings. */
  headings: number
  /** The sheet that was read, if the file has others. */
  sheet: string | null
  /** Rows of sums after the last shipment, which are left out. */
  totals: number
}

export const MOST_BYTES = 5_000_000
/** Filled rows below the headings. */
export const MOST_LINES = 500
/** Cells of a row; further ones are read by no column. */
export const MOST_CELLS = 200
/** Rows before the headings: a title, the company's name, a date. */
const MOST_BEFORE = 15

/** By its first bytes, whatever its name says. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** What is said about a file of another kind; null if it may be a table. `bytes`: all of them. */
export function wrongKind(bytes: Uint8Array): string | null {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte)
  if (bytes.length === 0) return t('fromFile.fileEmpty')
  if (begins(0x25, 0x50, 0x44, 0x46)) return t('fromFile.isPdf')
  if (!begins(0xd0, 0xcf, 0x11, 0xe0)) return null
  // A workbook with a password is put into a container of the old kind; the name may begin at an odd byte.
  const isLocked = [0, 1].some((from) =>
    new TextDecoder('utf-16le').decode(bytes.subarray(from)).includes('EncryptedPackage'),
  )
  return t(isLocked ? 'fromFile.isLocked' : 'fromFile.isOldExcel')
}

/**
 * The text of a file in the encodings that spreadsheets write: UTF-8, UTF-16, or the Windows code pages of Western
 * Europe (1252) and of Arabic and Urdu (1256).
 */
export function fileText(bytes: Uint8Array): string {
  const as = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes)
  // In UTF-16, commas, digits and blanks have a zero beside them, always on the same side.
  const hasZero = (from: number) => bytes.subarray(0, 400).some((byte, at) => at % 2 === from && byte === 0)
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (hasZero(1) && !hasZero(0))) return as('utf-16le')
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (hasZero(0) && !hasZero(1))) return as('utf-16be')
  try {
    return as('utf-8', true)
  } catch {
    return as(isOfWords(bytes) ? 'windows-1256' : 'windows-1252')
  }
}

/** Words of Arabic letters are bytes above 127 side by side; in Western texts these stand alone among others. */
function isOfWords(bytes: Uint8Array): boolean {
  let [high, beside] = [0, 0]
  bytes.forEach((byte, at) => {
    if (byte < 128) return
    high += 1
    if ((bytes[at - 1] ?? 0) > 127 || (bytes[at + 1] ?? 0) > 127) beside += 1
  })
  return beside > high / 2
}

/** `="0300…"`, by which programs keep a zero, and `'+92…`, which files for Excel have so that nothing is calculated. */
const meant = (cell: string) => cell.replace(/^="([^"]*)"$/, '$1').replace(/^'(?=[=+@-])/, '')

/** @throws {Refused} if the text is no table */
export function csvRows(text: string): string[][] {
  // A picture, some program's own file, or a web page that calls itself a workbook.
  if (/\0|^\ufeff?\s*</.test(text)) throw new Refused(t('fromFile.isOther'))
  // Excel's own note about its separator.
  const [, separator = '', body = text] = /^\ufeff?sep=(.)\r?\n([^]*)$/i.exec(text) ?? []
  const { data, errors } = parse<string[]>(body.replace(/^\ufeff/, ''), {
    delimiter: separator,
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  const open = errors.find(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')
  if (open) throw new Refused(t('fromFile.quoteNotClosed', { row: (open.row ?? 0) + 1 }))
  return data.map((row) => row.slice(0, MOST_CELLS).map(meant))
}

/**
 * The sheet whose headings are known best, whatever covers and explanations stand before it; the first one if none has
 * two.
 *
 * @throws {Refused} with one sentence that says why there is nothing to book
 */
export function tableIn(sheets: readonly Sheet[]): FileTable {
  const found = sheets
    .filter(({ rows }) => rows.some(isFilled))
    .map((sheet) => ({ ...sheet, ...headingsIn(sheet.rows) }))
  const most = Math.max(...found.map(({ known }) => known))
  const best = found.find(({ known }) => known === most)
  if (!best) throw new Refused(t('fromFile.fileEmpty'))
  const { name, hidden, headings } = best
  let end = best.rows.length
  while (end > headings + 1 && isNoShipment(best.rows[end - 1] ?? [])) end -= 1
  const rows = best.rows.slice(0, end)
  const filled = rows.slice(headings + 1).filter(isFilled).length
  if (filled === 0) throw new Refused(t('fromFile.onlyHeadings'))
  if (filled > MOST_LINES) throw new Refused(t('fromFile.tooManyRows', { rows: filled, most: MOST_LINES }))
  const totals = best.rows.slice(end).filter(isFilled).length
  return { rows, hidden, headings, totals, sheet: sheets.length > 1 ? name : null }
}

const TOTAL = /^(?:(?:sub|grand)[ -]?total|total|ٹوٹل|کل|میزان|مجموعہ):?$/i

/** Blank, or nothing but the word and sums, with units at the most. */
function isNoShipment(row: readonly FileCell[]): boolean {
  const texts = row.map((cell) => cellText(cell).trim()).filter((text) => text !== '')
  const others = texts.filter((text) => !TOTAL.test(text))
  return texts.length === 0 || (others.length < texts.length && !others.some((text) => /\p{L}{4}/u.test(text)))
}

/** The row with most known headings of the first ones; the first one that is filled if none has two. */
function headingsIn(rows: Rows): { headings: number; known: number } {
  const counts = rows
    .slice(0, MOST_BEFORE)
    .map((row) => matchHeadings(row.map(cellText)).filter((id) => id !== null).length)
  const known = Math.max(0, ...counts)
  return known > 1 ? { headings: counts.indexOf(known), known } : { headings: rows.findIndex(isFilled), known: 0 }
}

/** A row of the file below the headings. */
export interface FileLine {
  /** Its number in the file, from 1. */
  no: number
  cells: Readonly<Partial<Record<ColumnId, FileCell>>>
}

/** A shipment of the file: its first row, and further ones with more boxes and invoice lines. */
export interface FileShipment {
  lines: readonly [FileLine, ...FileLine[]]
  /** An earlier row with the same reference is a shipment of its own, because of this column. */
  differsIn: { column: ColumnId; line: number } | null
}

/** The filled rows below the headings. `match`: the column of each column of the file. */
export function linesOf({ rows, headings }: FileTable, match: readonly (ColumnId | null)[]): FileLine[] {
  return rows.flatMap((row, index) => {
    if (index <= headings || !isFilled(row)) return []
    const cells = match.flatMap((id, at) => (id ? [[id, row[at] ?? ''] as const] : []))
    return [{ no: index + 1, cells: Object.fromEntries(cells) }]
  })
}

/** What a further row may leave blank or repeat. */
const headColumns = columnIds.filter((id) => !isOfRows(id) && id !== 'airwayBillNo')

const textOf = ({ cells }: FileLine, id: ColumnId) => cellText(cells[id]).trim()

/**
 * The shipments of a file. A row belongs to the shipment above with the same reference if all it says of parties and
 * shipment is blank or the same; so does a row without a reference that has boxes or lines alone, as below merged cells.
 */
export function shipmentsIn(lines: readonly FileLine[]): FileShipment[] {
  const found: { lines: [FileLine, ...FileLine[]]; differsIn: FileShipment['differsIn'] }[] = []
  const known = new Map<string, (typeof found)[number]>()
  for (const line of lines) {
    const reference = foldedText(textOf(line, 'shipperRef'))
    const above = reference === '' ? found.at(-1) : known.get(reference)
    const column = above && headColumns.find((id) => isOther(textOf(line, id), textOf(above.lines[0], id), reference))
    if (above && !column) {
      above.lines.push(line)
      continue
    }
    const differsIn = above && column && reference ? { column, line: above.lines[0].no } : null
    const shipment: (typeof found)[number] = { lines: [line], differsIn }
    found.push(shipment)
    if (reference !== '' && !known.has(reference)) known.set(reference, shipment)
  }
  return found
}

/** Without a reference, what is said again is said of another shipment. */
const isOther = (text: string, first: string, reference: string) => text !== '' && (reference === '' || text !== first)
