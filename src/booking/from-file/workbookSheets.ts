import { type CellObject, CFB, read, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { type FileCell, isFilled } from '@/domain/from-file/fileCells'
import { isZip } from '@/domain/from-file/fileKind'
import { MAX_FILE_ROWS, type Sheet } from '@/domain/from-file/fileTable'
import { MAX_CELLS_PER_ROW } from '@/domain/from-file/headingRows'
import { dateText, isDateFormat, numberText, withoutGroups } from '@/domain/from-file/numberText'
import { withoutGuards } from '@/domain/withoutGuards'
import { checkedWorkbook, type SheetNotes } from './checkedWorkbook'
import { UnreadableWorkbook, type WorkbookProblem } from './unreadableWorkbook'

/** Rows that a sheet of Excel has. */
const EXCEL_ROWS = 1_048_576
const MAX_MERGED_RANGES = 10_000

export type WorkbookReading = { sheets: Sheet[] } | { problem: WorkbookProblem; rows: number }

/**
 * The visible sheets of an XLSX, XLSM, XLSB, XLS or ODS workbook. Formulas count as their last result; a merged cell
 * counts for each of its rows; hidden rows are left out (product 5.14).
 *
 * @returns the sheets, or the problem if the workbook cannot be read; never throws
 */
export function workbookSheets(bytes: Uint8Array): WorkbookReading {
  try {
    return { sheets: sheetsOf(bytes) }
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return { problem: error.problem, rows: error.rows }
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message)
    return { problem: isLocked ? 'isLocked' : 'damaged', rows: 0 }
  }
}

function sheetsOf(bytes: Uint8Array): Sheet[] {
  const { bytes: checked, notes } = isZip(bytes) ? checkedWorkbook(bytes) : { bytes: ofXls(bytes), notes: noNotes }
  const workbook: WorkBook & { Workbook?: { CalcPr?: { fullCalcOnLoad?: string } } } = read(checked, {
    type: 'array',
    dense: true,
    cellNF: true,
    cellHTML: false,
    // The library would format every number; those that need it are formatted below.
    cellText: false,
    // Needed to recognize hidden rows.
    cellStyles: true,
  })
  const of = {
    is1904: workbook.Workbook?.WBProps?.date1904 === true,
    isUncalculated: /^(?:1|true)$/.test(workbook.Workbook?.CalcPr?.fullCalcOnLoad ?? ''),
  }
  return workbook.SheetNames.flatMap((name, at) => {
    const isHidden = notes[at]?.isHidden === true || (workbook.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0
    if (isHidden) return []
    const sheet = workbook.Sheets[name]
    // The library leaves out what it cannot read.
    if (!sheet) throw new UnreadableWorkbook('damaged')
    return [{ name: notes[at]?.name ?? name, ...rowsOf(sheet, notes[at], (cell) => readCell(cell, of)) }]
  })
}

const noNotes: readonly SheetNotes[] = []

/** Refuses files of Excel before 97, whose letters depend on the code page of the computer. */
function ofXls(bytes: Uint8Array): Uint8Array {
  const container: unknown = CFB.read(bytes, { type: 'array' })
  const has = (stream: string) => Boolean(CFB.find(container, stream))
  if (has('EncryptedPackage')) throw new UnreadableWorkbook('isLocked')
  if (!has('/Workbook'))
    throw new UnreadableWorkbook(has('/Book') ? 'isOldExcel' : has('/WordDocument') ? 'isWord' : 'isOther')
  return bytes
}

interface Of {
  is1904: boolean
  /** True if the program that wrote it does not calculate, but writes 0 as the result of each formula. */
  isUncalculated: boolean
}

/** Errors by the library's numbers. */
const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}
/** As LibreOffice writes them. */
const ERROR_TEXT = /^(?:Err:\d{3}|#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A))$/

function readCell({ t, v, f, z }: CellObject, { is1904, isUncalculated }: Of): FileCell {
  const isFormula = f !== undefined
  if (t === 'e') return { text: errors[Number(v)] ?? '#ERROR!', is: 'error' }
  if (t === 'b') return v === true ? 'TRUE' : 'FALSE'
  if (typeof v === 'string') return isFormula && ERROR_TEXT.test(v) ? { text: v, is: 'error' } : withoutGuards(v)
  if (t !== 'n' || typeof v !== 'number') return ''
  if (isFormula && (Number.isNaN(v) || (v === 0 && isUncalculated))) return { text: '', is: 'uncalculated' }
  if (!Number.isFinite(v)) return ''
  const format = String(z ?? '')
  if (isDateFormat(format)) return { text: dateText(v, is1904), is: 'date' }
  return numberText(v, format) ?? formatted(v, format)
}

/** Formats a number by the library's copy of Excel's rules. */
function formatted(value: number, format: string): string {
  try {
    return String(SSF.format(withoutGroups(format), value)).trim()
  } catch {
    return numberText(value, '') ?? ''
  }
}

/** Filled rows at their places; blank ones between them are empty, those below the last are left out. */
function rowsOf(sheet: WorkSheet, notes: SheetNotes | undefined, readAs: (cell: CellObject) => FileCell) {
  const rows: FileCell[][] = []
  const data: Readonly<Record<number, Readonly<Record<number, CellObject>>>> = sheet['!data'] ?? []
  for (const [row, cells] of Object.entries(data)) {
    if (Number(row) >= EXCEL_ROWS) throw new UnreadableWorkbook('damaged')
    for (const [column, cell] of Object.entries(cells)) {
      const content = Number(column) < MAX_CELLS_PER_ROW ? readAs(cell) : ''
      if (content === '') continue
      for (let at = rows.length; at <= Number(row); at += 1) rows.push([])
      put(rows[Number(row)], Number(column), content)
    }
  }
  const continued: Record<number, number[]> = {}
  for (const { s: from, e: to } of (sheet['!merges'] ?? []).slice(0, MAX_MERGED_RANGES)) {
    const content = rows[from.r]?.[from.c] ?? ''
    const last = Math.min(to.r, from.r + MAX_FILE_ROWS)
    if (content === '') continue
    for (const [at, cells] of rows.slice(from.r + 1, last + 1).entries()) {
      put(cells, from.c, content)
      ;(continued[from.r + 1 + at] ??= []).push(from.c)
    }
  }
  const isHidden = (row: number) => sheet['!rows']?.[row]?.hidden === true || notes?.hiddenRows.has(row) === true
  return {
    continued,
    rows: rows.map((row, at) => (isHidden(at) ? [] : row)),
    hidden: rows.filter((row, at) => isHidden(at) && isFilled(row)).length,
  }
}

function put(cells: FileCell[] = [], column: number, content: FileCell): void {
  for (let at = cells.length; at < column; at += 1) cells.push('')
  cells[column] = content
}
