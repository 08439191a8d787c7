import type { Big } from 'big.js'

/** What may stand in a cell: numbers and decimals are amounts and stay numbers, everything else is text. */
export type CsvCell = string | number | Big | boolean | null | undefined

/** Without it Excel reads UTF-8 as the machine's code page, and Urdu names as rubbish. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

/**
 * How a formula starts (product 13.3), for Excel, LibreOffice and Google Sheets: also behind blanks, which some imports
 * trim, and with the full-width signs, which some take for the plain ones.
 */
// eslint-disable-next-line no-control-regex -- tab, CR and other control characters are what it looks for
const FORMULA = /^(?:[\t\r\n]|[\s\u0000-\u001f\u200b-\u200f\u2060]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/

/** What would be read as the cell's or the line's end, or be trimmed. A `;` separates cells in half of Europe. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * One cell of a CSV file, by RFC 4180, harmless in a spreadsheet.
 *
 * @param cell a text, or an amount as a number or a decimal
 * @returns the cell as it stands in the file; a text that a spreadsheet would run has a leading apostrophe
 */
export function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (typeof cell === 'object') return cell.toString()
  const text = String(cell)
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * A whole CSV file, by RFC 4180, that Excel opens as UTF-8.
 *
 * @param rows the heading first, then the rows
 * @returns the file's text, its byte order mark included
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(',') + LINE_END).join('')
}
