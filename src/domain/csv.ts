import type { Big } from 'big.js'
import { CELL_START, looksGuarded, separators } from './cellGuards'

/** Numbers and Bigs are written as numbers, everything else as text. */
export type CsvCell = string | number | Big | boolean | null | undefined

/** Without the mark, Excel reads UTF-8 in the machine's code page and garbles Urdu names. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

/** Characters that would end the cell or the line, or be trimmed. Much of Europe separates cells with `;`. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * One cell as in RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe (product 13.3), also where
 * a `;`, tab or line break within it would start another cell. Numbers, negative ones too, stay numbers.
 */
export function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (typeof cell === 'object') return cell.toString()
  const text = String(cell)
  const harmless = withoutFormulas(text)
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The apostrophe goes before the skipped characters, as an import may or may not drop those. */
function withoutFormulas(text: string): string {
  const defused = text.replace(CELL_START, (run, first: string, skipped: string, sign: string) => {
    if (sign === '') return run
    const blanks = first + skipped
    const at = 1 + Math.max(...separators.map((separator) => blanks.lastIndexOf(separator)))
    return `${blanks.slice(0, at)}'${blanks.slice(at)}${sign}`
  })
  return looksGuarded(defused) ? `'${defused}` : defused
}

/** A whole file as in RFC 4180, with a byte order mark for Excel. The first row is the header. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(',') + LINE_END).join('')
}
