import { inOwnCurrency, inOwnUnit } from './cellInOwnUnit'
import { cellText, type FileCell, isFilled, readCell } from './fileCells'
import { type ColumnId, columnIds } from './fileColumns'
import type { FileTable } from './fileTable'
import { isCurrencyHeading, readHeading } from './headingReading'
import { headingColumns } from './headingRows'
import { currenciesIn, joiner } from './matchColumns'

/** A row of the file below the headings. */
export interface FileLine {
  /** Its number in the file, from 1. */
  no: number
  cells: Readonly<Partial<Record<ColumnId, FileCell>>>
  /** The columns whose cells are merged with one above. */
  continued?: readonly ColumnId[]
}

/**
 * The filled rows below the headings, with numbers in the form's units. Several columns may fill one, in their order.
 *
 * @param match what each column of the file fills; null for nothing
 */
export function linesOf(table: FileTable, match: readonly (ColumnId | null)[]): FileLine[] {
  const all = headingColumns(table)
  const columns = all.map(({ heading, above }, at) => ({
    at,
    id: match[at] ?? null,
    reading: readHeading(heading, above),
  }))
  const currencyAt = currenciesIn(all).length > 1 ? all.findIndex(({ heading }) => isCurrencyHeading(heading)) : -1
  return table.rows.flatMap((row, index) => {
    if (index <= table.headings || !isFilled(row)) return []
    const cells: Partial<Record<ColumnId, FileCell>> = {}
    const merged = table.continued?.[index] ?? []
    const own = new Set<ColumnId>()
    const currency = currencyAt < 0 ? null : cellText(row[currencyAt]).trim()
    for (const { at, id, reading } of columns) {
      if (id === null) continue
      if (!merged.includes(at) && !isBlank(row[at] ?? '')) own.add(id)
      const cell = inOwnCurrency(id, inOwnUnit(id, row[at] ?? '', reading), currency)
      const before = cells[id]
      cells[id] = before === undefined || isBlank(before) ? cell : joined(id, before, cell)
    }
    const continued = columnIds.filter((id) => !isBlank(cells[id] ?? '') && !own.has(id))
    return [continued.length > 0 ? { no: index + 1, cells, continued } : { no: index + 1, cells }]
  })
}

const isBlank = (cell: FileCell) => typeof cell === 'string' && cell.trim() === ''

/** Choices are never joined. */
const nothingOffered = { services: [], countries: [] }

function joined(id: ColumnId, before: FileCell, cell: FileCell): FileCell {
  if (isBlank(cell)) return before
  // What cannot be read must be noticed, whatever it is joined with; a broken letter is noticed in the whole as well.
  const unreadable = [before, cell].find((each) => {
    const { problem } = readCell(id, each, nothingOffered)
    return problem !== null && problem.key !== 'fromFile.cellBroken'
  })
  return unreadable ?? `${cellText(before).trim()}${joiner(id) ?? ' '}${cellText(cell).trim()}`
}
