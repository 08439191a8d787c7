import { inLatinDigits } from '../typedText'
import { inOwnCurrency, inOwnUnit, fromUnitOfColumn } from './cellInOwnUnit'
import { cellText, type FileCell, isFilled, readCell } from './fileCells'
import { type ColumnId, columnIds } from './fileColumns'
import type { FileTable } from './fileTable'
import { readHeading } from './headingReading'
import { headingColumns } from './headingRows'
import { joiner } from './joiner'
import { phoneCodeColumn } from './phoneCodeColumn'
import { type UnitColumn, unitColumnsFor, unitColumnsOf, valuesOf } from './unitColumns'

/** A row of the file below the headings. */
export interface FileLine {
  /** Its number in the file, from 1. */
  no: number
  cells: Readonly<Partial<Record<ColumnId, FileCell>>>
  /** The columns whose cells are merged with a cell in a row above. */
  continued?: readonly ColumnId[]
}

/**
 * The filled rows below the headings, with numbers in the form's units. Several columns of the file may fill one of
 * ours, joined in their order.
 *
 * @param match what each column of the file fills; null for nothing
 */
export function linesOf(table: FileTable, match: readonly (ColumnId | null)[]): FileLine[] {
  const all = headingColumns(table)
  const unitColumns = unitColumnsOf(all)
  const readings = all.map(({ heading, above }) => readHeading(heading, above))
  const columns = readings.map((reading, at) => {
    const id = match[at] ?? null
    return {
      at,
      id,
      reading,
      codeAt: phoneCodeColumn(id, readings),
      namedBy: id === null ? [] : unitColumnsFor(id, at, unitColumns),
    }
  })
  return table.rows.flatMap((row, index) => {
    if (index <= table.headings || !isFilled(row)) return []
    const cells: Partial<Record<ColumnId, FileCell>> = {}
    const merged = table.continued?.[index] ?? []
    const own = new Set<ColumnId>()
    for (const { at, id, reading, codeAt, namedBy } of columns) {
      if (id === null) continue
      if (!merged.includes(at) && !isBlank(row[at] ?? '')) own.add(id)
      const units = namedBy.map((each) => unitOfRow(row, each))
      const isOfCurrency = namedBy.some(({ kind }) => kind === 'currency')
      const ofUnit = isOfCurrency ? (row[at] ?? '') : fromUnitOfColumn(id, row[at] ?? '', units, reading)
      const currency = isOfCurrency && valuesOf(namedBy).length > 1 ? [...new Set(units)].join(' ').trim() : null
      const measured = inOwnCurrency(id, inOwnUnit(id, ofUnit, reading), currency)
      const cell = codeAt === null ? measured : withPhoneCode(measured, row[codeAt])
      const before = cells[id]
      cells[id] = before === undefined || isBlank(before) ? cell : joined(id, before, cell)
    }
    const continued = columnIds.filter((id) => !isBlank(cells[id] ?? '') && !own.has(id))
    return [continued.length > 0 ? { no: index + 1, cells, continued } : { no: index + 1, cells }]
  })
}

/** A phone number with the country code from another column; unchanged if it already has one. */
function withPhoneCode(cell: FileCell, code: FileCell | undefined): FileCell {
  const [, digits = ''] = /^\s*(?:\+|00)?(\d{1,4})\s*$/.exec(inLatinDigits(cellText(code))) ?? []
  const text = typeof cell === 'string' ? inLatinDigits(cell).trim() : ''
  if (digits === '' || !/^[\d(]/.test(text) || text.startsWith('00')) return cell
  if (text.startsWith(digits) && text.replace(/\D/g, '').length > MAX_DIGITS_WITHOUT_CODE) return `+${text}`
  // Italian numbers retain their zero.
  return `+${digits} ${digits === '39' ? text : text.replace(/^0/, '')}`
}
/** The most digits of a phone number without its country code. */
const MAX_DIGITS_WITHOUT_CODE = 10

/**
 * The unit of a row's numbers, as this column names it. A blank cell means the unit of the other cells, if they all
 * name the same one.
 */
function unitOfRow(row: readonly FileCell[], { at, values }: UnitColumn): string {
  const [only = '', ...more] = values
  return cellText(row[at]).trim() || (more.length === 0 ? only : '')
}

const isBlank = (cell: FileCell) => typeof cell === 'string' && cell.trim() === ''

/** Columns of choices are never joined, so no choices are needed here. */
const nothingOffered = { services: [], countries: [] }

function joined(id: ColumnId, before: FileCell, cell: FileCell): FileCell {
  if (isBlank(cell)) return before
  // An unreadable part must stay noticeable, whatever it is joined with. A broken letter is still noticed in the joined
  // text.
  const unreadable = [before, cell].find((each) => {
    const { problem } = readCell(id, each, nothingOffered)
    return problem !== null && problem.key !== 'fromFile.cellBroken'
  })
  return unreadable ?? `${cellText(before).trim()}${joiner(id) ?? ' '}${cellText(cell).trim()}`
}
