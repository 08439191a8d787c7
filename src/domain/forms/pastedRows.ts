import { type UnitCode, unitNamed, withSignsAsWords } from '../from-file/measures'
import type { Message } from '../message'
import { doubtfulReading, readTyped, type Unit, withoutUnit } from '../typedNumbers'
import { visibleText } from '../typedText'
import { textLimits } from './textLimits'

/** The most rows that a table of the booking form can have after a block was pasted into it. */
export const MAX_ROWS = 200

/** The columns of the two tables, in their order on the screen. */
export const rowColumns = {
  dimValues: ['length', 'width', 'height'],
  invoiceValues: ['description', 'quantity', 'price'],
} as const

interface PastedRows {
  /** One for each row from `start.row` on; a cell that is missing is not changed. */
  rows: Record<string, string>[]
  /** What did not fit or could not be read, as it was pasted. */
  leftOut: string[]
}

const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y

/** Patterns of column headings. A heading belongs to the first column whose pattern it matches. */
const headings: readonly (readonly [column: string, pattern: RegExp])[] = [
  ['length', /^l(?:ength)?\b/i],
  ['width', /^(?:w(?:idth)?|b(?:readth)?)\b/i],
  ['height', /^h(?:eight)?\b/i],
  // The price of one piece only: a line total would be multiplied by the quantity once more.
  ['price', /^(?!.*\btotal).*(?:price|\brate\b|\bunit\s+(?:cost|value)|^value)/i],
  ['quantity', /q(?:uanti)?ty|^pcs|pieces/i],
  [
    'description',
    /^(?!.*(?:\b(?:no|code|total|value|amount|weight)\b|#)).*(?:desc|item|goods|product|content|particular)/i,
  ],
]

/** The units that the heading of a column may name. A price may be one for each piece: `Rate/unit`. */
const unitsIn: Readonly<Record<string, readonly UnitCode[]>> = {
  length: ['cm'],
  width: ['cm'],
  height: ['cm'],
  quantity: ['pcs'],
  price: ['usd', 'pcs'],
}

/** The word that is no unit in `Length in cm`, but is one in `L (in)`. */
const IN_BEFORE_A_WORD = /\bin\s+(?=[\p{L}$]|[([]\s*cm)/giu

/** Whether a heading names a unit, wherever in it, that is not the column's: `Rs. price`, `Length (in)`. */
function hasOtherUnit(heading: string, column: string): boolean {
  const own = unitsIn[column]
  const words = withSignsAsWords(heading.replace(IN_BEFORE_A_WORD, '')).split(/[\s()[\]/.,:;_\p{Pd}]+/u)
  // Each word once: what is pasted may be a document of 100,000 words in one cell.
  const named = [...new Set(words)].flatMap((word) => (word === '' ? [] : (unitNamed(word) ?? [])))
  return own !== undefined && named.some((unit) => !own.includes(unit))
}

/**
 * What the columns of a block are by its headings: undefined for one that is not known, or is there already.
 *
 * @returns null if the first line has no headings, so that the columns are taken in the order of the form
 */
function columnsNamed(line: readonly string[], columns: readonly string[]): (string | undefined)[] | null {
  const known = line.map((cell) => headings.find(([column, is]) => columns.includes(column) && is.test(cell))?.[0])
  const areNamed = known.some((column) => column !== undefined)
  // `Size (in)` above sizes that are written as one text.
  if (!areNamed) return columns.includes('length') && line.some((cell) => hasOtherUnit(cell, 'length')) ? [] : null
  const hasQuantity = known.includes('quantity')
  return known.map((column, at) => {
    const heading = line[at] ?? ''
    if (column === undefined || known.indexOf(column) !== at) return undefined
    // With a quantity beside it, it may be the value of all the pieces.
    return column === 'price' && hasQuantity && /^value/i.test(heading) ? undefined : column
  })
}

/**
 * Reads a block of cells pasted into a table of the booking form (product 5.4): cells as a spreadsheet copies them, or
 * sizes like `30 x 20 x 10`, one on each line. Empty lines and a line of headings fill no row; the headings say which
 * column is which, and in which unit: inches or rupees are left out. The units of the table are dropped.
 *
 * @param start the row (from 0) and the column in which the block was pasted
 * @returns null if the text is a single cell, which the browser pastes itself
 */
export function readPastedRows(
  text: string,
  table: keyof typeof rowColumns,
  start: { row: number; column: string },
): PastedRows | null {
  const columns: readonly string[] = rowColumns[table]
  const first = Math.max(0, columns.indexOf(start.column))
  const lines = cellsOf(text).map((line) => (table === 'dimValues' ? line.flatMap(sidesOf) : line))
  if (lines.length === 0 || (lines.length === 1 && lines[0]?.length === 1)) return null
  const inOrder = columns.slice(first)
  const [firstLine = []] = lines
  const hasHeadings = start.row < MAX_ROWS && lines.length > 1 && isHeadingLine(firstLine, inOrder)
  const columnsHere = hasHeadings ? columnsBelow(firstLine, columns, inOrder) : inOrder
  const rows: Record<string, string>[] = []
  const leftOut: string[] = []
  for (const line of hasHeadings ? lines.slice(1) : lines) {
    if (start.row + rows.length >= MAX_ROWS) {
      leftOut.push(line.join(' '))
      continue
    }
    const { row, unread } = readLine(line, columnsHere)
    leftOut.push(...unread)
    if (Object.values(row).some((cell) => cell !== '')) rows.push(row)
  }
  const all = hasHeadings ? [...leftOut, ...firstLine] : leftOut
  return { rows, leftOut: all.filter((each) => each !== '') }
}

/** A column of the table for each cell of a line; undefined for a cell that fills none. */
type Columns = readonly (string | undefined)[]

/** Reads a line of cells. @returns `unread`: the cells, or the ends of descriptions, that do not fit */
function readLine(line: readonly string[], columns: Columns): { row: Record<string, string>; unread: string[] } {
  const row: Record<string, string> = {}
  const unread: string[] = []
  for (const [at, cell] of line.entries()) {
    const column = columns[at]
    if (column === undefined) {
      if (cell !== '') unread.push(cell)
      continue
    }
    const isDescription = column === 'description'
    const read = isDescription ? cell.slice(0, textLimits.description) : numbered(cell, column)
    if (read === null) unread.push(cell)
    else row[column] = read
    if (isDescription && read !== cell) unread.push(cell.slice(textLimits.description))
  }
  return { row, unread }
}

/** Whether the first line has no number, and something else that cannot be read as a cell. */
function isHeadingLine(line: readonly string[], columns: Columns): boolean {
  const { row, unread } = readLine(line, columns)
  const hasNumber = Object.entries(row).some(([column, cell]) => column !== 'description' && cell !== '')
  return !hasNumber && unread.length > 0
}

/** The columns below a line of headings, without those in another unit; `inOrder` if the headings are not known. */
function columnsBelow(line: readonly string[], columns: readonly string[], inOrder: Columns): Columns {
  const named = columnsNamed(line, columns) ?? inOrder
  return named.map((column, at) => (column !== undefined && hasOtherUnit(line[at] ?? '', column) ? undefined : column))
}

/** The lines that are not empty, as trimmed cells. Spreadsheets put cells with quotes or line breaks in quotes. */
function cellsOf(text: string): string[][] {
  const block = visibleText(text).replace(/\r\n?/g, '\n')
  const lines: string[][] = [[]]
  CELL.lastIndex = 0
  while (CELL.lastIndex < block.length) {
    // Skips a whole run of empty lines, of which there may be thousands.
    if (lines.at(-1)?.length === 0 && block[CELL.lastIndex] === '\n') {
      CELL.lastIndex += 1
      continue
    }
    const [, quoted, plain = '', end = ''] = CELL.exec(block) ?? []
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"').replaceAll('\n', ' ')
    lines.at(-1)?.push(cell.trim())
    if (end === '\n') lines.push([])
    if (end === '') break
  }
  return lines.filter((line) => line.some((cell) => cell !== ''))
}

/**
 * Splits a size written as one text into its sides; returns any other cell unchanged. A fourth number may be a count.
 */
function sidesOf(cell: string): string[] {
  const sides = cell.split(/[xх×✕✖⨯*]|\bby\b/i).map((side) => side.trim())
  const isSize =
    [2, 3].includes(sides.length) && sides.every((side) => side !== '' && numbered(side, 'length') !== null)
  return isSize ? sides : [cell]
}

const unitsOf: Readonly<Record<string, Unit>> = { quantity: 'pieces', price: 'dollars' }

/**
 * A cell's number without its column's unit. A comma that is read as the decimal mark becomes a point, because no field
 * says how a pasted number was read. '' if the cell is empty; null if it is not a number, or longer than a field takes.
 */
function numbered(cell: string, column: string): string | null {
  if (cell.length > textLimits.number) return null
  const { unit, text } = withoutUnit(cell)
  if (unit !== null && unit !== (unitsOf[column] ?? 'centimetres')) return null
  return text === '' || readTyped(text).kind !== 'none' ? (doubtfulReading(text) ?? text) : null
}

const MAX_NAMED = 5

/** The message about a pasted block: how many rows it filled, and what was left out. */
export function pastedMessage({
  rows,
  leftOut,
}: PastedRows): Message<'booking.rowsPasted' | 'booking.rowsPastedLeftOut' | 'booking.rowsPastedLeftMoreOut'> {
  const count = rows.length
  if (leftOut.length === 0) return { key: 'booking.rowsPasted', values: { count } }
  const cells = leftOut.slice(0, MAX_NAMED).map((each) => `“${each.length > 30 ? `${each.slice(0, 30)}…` : each}”`)
  const more = leftOut.length - MAX_NAMED
  return more > 0
    ? { key: 'booking.rowsPastedLeftMoreOut', values: { count, cells, more } }
    : { key: 'booking.rowsPastedLeftOut', values: { count, cells } }
}
