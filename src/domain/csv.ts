import type { Big } from 'big.js'

/** Numbers and Bigs are written as numbers, everything else as text. */
export type CsvCell = string | number | Big | boolean | null | undefined

/** Without it, Excel reads UTF-8 in the machine's code page and garbles Urdu names. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

/** The start of a formula (product 13.3). Some imports trim blanks before it, or accept full-width signs as well. */
// eslint-disable-next-line no-control-regex -- matching tabs, CRs and other control characters is the point
const FORMULA = /^(?:[\t\r\n]|[\s\u0000-\u001f\u200b-\u200f\u2060]*[=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/

/** Characters that would end the cell or the line, or be trimmed. Much of Europe separates cells with `;`. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** One cell as in RFC 4180. Text that a spreadsheet would run as a formula gets a leading apostrophe (product 13.3). */
export function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (typeof cell === 'object') return cell.toString()
  const text = String(cell)
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A whole file as in RFC 4180, with a byte order mark for Excel. The first row is the header. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(',') + LINE_END).join('')
}
