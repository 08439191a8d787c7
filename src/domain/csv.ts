import type { Big } from 'big.js'

/** Numbers and Bigs are written as numbers, everything else as text. */
export type CsvCell = string | number | Big | boolean | null | undefined

/** Without it, Excel reads UTF-8 in the machine's code page and garbles Urdu names. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

/** What may start a cell, whichever of comma, semicolon and tab an import takes for the separator. */
const separators = [';', '\t', '\r', '\n'] as const
const SEPARATORS = separators.join('')
/** What imports trim, do not show, or take for quotes. */
const SKIPPED = '\\s\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800"\'`´‘’‚“”„«»'
/** The signs that start a formula, with their small, raised and full-width forms, and all dashes. */
const SIGNS =
  '=+@\\p{Pd}\u2212\u207a\u207b\u207c\u208a\u208b\u208c\u2a75\u2a76\ufb29\ufe62\ufe66\ufe6b\uff0b\uff1d\uff20'
/** The sign is optional, so that a long run of blanks is read only once. */
const BEGINNING = new RegExp(`(^|[${SEPARATORS}])([${SEPARATORS}${SKIPPED}]*)([${SIGNS}]?)`, 'gu')

/** Characters that would end the cell or the line, or be trimmed. Much of Europe separates cells with `;`. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * One cell as in RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe (product 13.3), also inside
 * where a `;`, tab or line break would start another cell. Numbers, negative ones too, stay numbers.
 */
export function csvCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  if (typeof cell === 'object') return cell.toString()
  const text = String(cell)
  const harmless = withoutFormulas(text)
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** An apostrophe goes before what is skipped, as the import may keep or drop that. */
function withoutFormulas(text: string): string {
  const defused = text.replace(BEGINNING, (run, first: string, skipped: string, sign: string) => {
    if (sign === '') return run
    const blanks = first + skipped
    const at = 1 + Math.max(...separators.map((separator) => blanks.lastIndexOf(separator)))
    return `${blanks.slice(0, at)}'${blanks.slice(at)}${sign}`
  })
  return /^[\t\r\n]/.test(defused) ? `'${defused}` : defused
}

/** A whole file as in RFC 4180, with a byte order mark for Excel. The first row is the header. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(',') + LINE_END).join('')
}
