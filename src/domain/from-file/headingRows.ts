import { inLatinDigits } from '../typedText'
import { cellText, type FileCell, isFilled } from './fileCells'
import { type HeadingReading, isGroup, readHeading, unitHeading } from './headingReading'
import type { ColumnHeading } from './columnHeading'

type Rows = readonly (readonly FileCell[])[]

/** Where the headings of a sheet are. */
interface HeadingRows {
  rows: Rows
  /** The index of the row of headings; without headings, the index before the first shipment, which may be -1. */
  headings: number
  /**
   * The index of a row above the headings whose cells each span several of them, such as "Shipper"; null without one.
   */
  above: number | null
}

/** How many cells of a column are looked at to judge what it contains. */
const MAX_SAMPLES = 20
/** Cells of a row; further ones are not read. */
export const MAX_CELLS_PER_ROW = 200
/** Rows in which the headings are looked for: a title, the company's name or a date may precede them. */
export const MAX_FIRST_ROWS = 15

/** The columns of a table with what is above them. A heading over several columns counts for all up to the next one. */
export function headingColumns({ rows, headings, above }: HeadingRows): ColumnHeading[] {
  // A sheet may have a million blank rows.
  const below = rows.slice(headings + 1).filter(isFilled)
  const named = namedColumns(rows[headings], above === null ? [] : rows[above])
  const width = Math.min(MAX_CELLS_PER_ROW, Math.max(named.length, ...below.map((row) => row.length)))
  return Array.from({ length: width }, (_, at) => {
    const column = named[at] ?? { heading: '', above: '' }
    const all = below.flatMap((row) => cellText(row[at]).trim() || [])
    // One row in another currency or unit is enough. Headings that are repeated below name none.
    if (unitHeading(column.heading))
      return { ...column, values: [...new Set(all)].filter((each) => each !== column.heading) }
    return { ...column, values: all.slice(0, MAX_SAMPLES) }
  })
}

function namedColumns(row: readonly FileCell[] = [], above: readonly FileCell[] = []): Omit<ColumnHeading, 'values'>[] {
  let spanning = ''
  return Array.from({ length: Math.max(row.length, above.length) }, (_, at) => {
    const heading = cellText(row[at]).trim()
    const own = cellText(above[at]).trim()
    // A cell that spans both rows is a heading, and ends the group of the columns before it.
    const isBoth = own !== '' && (heading === '' || heading === own)
    if (own !== '') spanning = isBoth ? '' : own
    return { heading: heading || own, above: heading === '' ? '' : spanning }
  })
}

/**
 * The row with the most known headings among the first ones, read with the row above it if that says more; if none has
 * two, the first row that is filled.
 *
 * @returns also how many different things they name; 0 if that is less than two
 */
export function headingsIn(rows: Rows): Omit<HeadingRows, 'rows'> & { known: number } {
  const first = rows.slice(0, MAX_FIRST_ROWS)
  const found = first.flatMap((row, at) => {
    const alone = { headings: at, above: null, known: knownIn(namedColumns(row)) }
    const both = { headings: at, above: at - 1, known: knownIn(namedColumns(row, first[at - 1])) }
    const saysMore = first[at - 1]?.some((cell) => isGroup(cellText(cell))) ?? false
    return saysMore ? [both, alone] : [alone, both]
  })
  const known = Math.max(0, ...found.map((each) => each.known))
  const best = found.find((each) => each.known === known)
  if (best && known > 1) return best
  const firstFilled = rows.findIndex(isFilled)
  return { headings: isShipment(rows[firstFilled]) ? firstFilled - 1 : firstFilled, above: null, known: 0 }
}

/** A telephone, an email or an amount is no heading: in a file without headings, the first row is a shipment. */
const isShipment = (row: readonly FileCell[] = []): boolean => {
  const texts = row.map((cell) => inLatinDigits(cellText(cell).slice(0, MAX_VALUE_LENGTH)).trim()).filter(Boolean)
  return texts.length >= MIN_CELLS && texts.some((text) => VALUE.test(text))
}
const MAX_VALUE_LENGTH = 60
const VALUE = /^\S+@\S+\.\S+$|^[+(]?\d[\d\s()./-]{8,}$|^\d+[.,]\d+$/
/** A title has fewer. */
const MIN_CELLS = 4

const whatOf = ({ named, party, part, units }: HeadingReading) =>
  named ? [JSON.stringify([named, party, part, units])] : []

/** How many different things headings name. */
const knownIn = (columns: readonly Omit<ColumnHeading, 'values'>[]): number =>
  new Set(columns.flatMap(({ heading, above }) => whatOf(readHeading(heading, above)))).size
