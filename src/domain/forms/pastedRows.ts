import { readTyped } from '../typedNumbers'
import { visibleText } from '../typedText'
import { textLimits } from './textLimits'
import { comma } from '@/texts/language'
import { t } from '@/texts/t'

/** Rows that a table of the booking form takes from a pasted block, those it already has included. */
export const MOST_ROWS = 200

/** The columns of the two tables, in their order on the screen. */
export const rowColumns = {
  dimValues: ['length', 'width', 'height'],
  invoiceValues: ['description', 'quantity', 'price'],
} as const

export interface PastedRows {
  /** One for each row from `start.row` on; a cell that is missing keeps what it holds. */
  rows: Record<string, string>[]
  /** What did not fit or could not be read, as it was pasted. */
  leftOut: string[]
}

const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y
const UNIT = /^(?:us\$|usd|rs\.?|\$)\s*|\s*(?:cms?|pcs?|usd|us\$|\$)\.?$/gi

/**
 * Reads a block of cells pasted into a table of the booking form (product 5.4): cells as a spreadsheet copies them, or
 * sizes like `30 x 20 x 10`, one on each line. Empty lines and a line of headings fill no row; units are dropped.
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
  const leftOut: string[] = []
  const headings: string[] = []
  const rows: Record<string, string>[] = []
  lines.forEach((line, place) => {
    if (start.row + rows.length >= MOST_ROWS) {
      leftOut.push(line.join(' '))
      return
    }
    const row: Record<string, string> = {}
    const unread: string[] = []
    let numbers = 0
    line.forEach((cell, at) => {
      const column = columns[first + at]
      const read = column === undefined ? null : column === 'description' ? described(cell) : numbered(cell)
      if (column === undefined ? cell !== '' : read === null) unread.push(cell)
      if (column === undefined || read === null) return
      row[column] = read
      if (column !== 'description' && read !== '') numbers += 1
      if (column === 'description' && read !== cell) unread.push(cell.slice(read.length))
    })
    const isHeading = place === 0 && lines.length > 1 && numbers === 0 && unread.length > 0
    if (isHeading) headings.push(...line)
    else leftOut.push(...unread)
    if (!isHeading && Object.values(row).some((cell) => cell !== '')) rows.push(row)
  })
  return { rows, leftOut: [...leftOut, ...headings].filter((each) => each !== '') }
}

/** The lines that are not empty, as trimmed cells. Spreadsheets put cells with quotes or line breaks in quotes. */
function cellsOf(text: string): string[][] {
  const block = visibleText(text).replace(/\r\n?/g, '\n')
  const lines: string[][] = [[]]
  CELL.lastIndex = 0
  while (CELL.lastIndex < block.length) {
    const [, quoted, plain = '', end = ''] = CELL.exec(block) ?? []
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"').replaceAll('\n', ' ')
    lines.at(-1)?.push(cell.trim())
    if (end === '\n') lines.push([])
    if (end === '') break
  }
  return lines.filter((line) => line.some((cell) => cell !== ''))
}

/** The sides of a size written as one text; any other cell as it is. */
function sidesOf(cell: string): string[] {
  const sides = cell.split(/[x×✕*]/i).map((side) => side.trim())
  return sides.length > 1 && sides.every((side) => side !== '' && numbered(side) !== null) ? sides : [cell]
}

/** A number without its unit; '' if the cell is empty, null if it is no number or longer than a field takes. */
function numbered(cell: string): string | null {
  if (cell.length > textLimits.number) return null
  const plain = cell.replace(UNIT, '')
  return plain === '' || readTyped(plain).kind !== 'none' ? plain : null
}

const described = (cell: string) => cell.slice(0, textLimits.description)

const NAMED = 5

/** What is told about a pasted block: how many rows it filled, and what was left out. */
export function pastedText({ rows, leftOut }: PastedRows): string {
  const count = rows.length
  if (leftOut.length === 0) return t('booking.rowsPasted', { count })
  const named = leftOut.slice(0, NAMED).map((each) => `“${each.length > 30 ? `${each.slice(0, 30)}…` : each}”`)
  const cells = named.join(comma)
  const more = leftOut.length - NAMED
  return more > 0
    ? t('booking.rowsPastedLeftMoreOut', { count, cells, more })
    : t('booking.rowsPastedLeftOut', { count, cells })
}
