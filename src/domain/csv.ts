import type { Big } from 'big.js'

/** Numbers and decimals are amounts and stay numbers; everything else is text. */
export type CsvCell = string | number | Big | boolean | null | undefined

/** Without it Excel reads UTF-8 in the machine's code page, and Urdu names turn to rubbish. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

/** How a formula starts (product 13.3): some imports trim blanks before it, or take full-width signs for plain ones. */
// eslint-disable-next-line no-control-regex -- tab, CR and other control characters are what it looks for
const FORMULA = /^(?:[\t\r\n]|[\s\u0000-\u001f\u200b-\u200f\u2060]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/

/** Would end the cell or the line, or be trimmed. A `;` separates cells in half of Europe. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** One cell by RFC 4180; a text that a spreadsheet would run gets a leading apostrophe (product 13.3). */
export function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (typeof cell === 'object') return cell.toString()
  const text = String(cell)
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A whole file by RFC 4180, with the byte order mark for Excel; the first row is the heading. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(',') + LINE_END).join('')
}
