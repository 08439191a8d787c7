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
  return looksGuarded(defused) ? `'${defused}` : defused
}

/** Digits and what stands between those of telephone numbers, ID cards, days and amounts; `1E5`. */
const LIKE_NUMBER = /^'+\s*(?:[\p{Nd}(.][\p{Nd}().,:/+\s-]*|\p{Nd}+E\p{Nd}+)$/iu
/** Characters. */
const LONGEST_NUMBER = 60

/**
 * Whether {@link withoutGuards} takes an apostrophe off that is none of a formula's. A text that has one of its own there
 * is written with another.
 */
function looksGuarded(text: string): boolean {
  if (/^'*[\t\r\n]/.test(text)) return true
  return text.length < LONGEST_NUMBER && LIKE_NUMBER.test(text) && /\p{Nd}/u.test(text)
}

/** By which programs keep a zero: `="0300…"`. */
const QUOTED_FORMULA = /^="((?:[^"]|"")*)"$/

/**
 * A cell's text without what a spreadsheet, or {@link csvCell}, put into it so that nothing is calculated, shortened or
 * taken for a formula (product 5.14): `="00123"`, `'02115`, `'+92…`. An apostrophe before a word is one: `'n Roos`.
 */
export function withoutGuards(cell: string): string {
  if (!/['=]/.test(cell)) return cell
  const [, quoted] = QUOTED_FORMULA.exec(cell) ?? []
  if (quoted !== undefined) return quoted.replaceAll('""', '"')
  const text = cell.startsWith("'") && looksGuarded(cell) ? cell.slice(1) : cell
  return text.replace(BEGINNING, (run, first: string, skipped: string, sign: string) => {
    const blanks = first + skipped
    const at = 1 + Math.max(...separators.map((separator) => blanks.lastIndexOf(separator)))
    return sign !== '' && blanks[at] === "'" ? `${blanks.slice(0, at)}${blanks.slice(at + 1)}${sign}` : run
  })
}

/** A whole file as in RFC 4180, with a byte order mark for Excel. The first row is the header. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(csvCell).join(',') + LINE_END).join('')
}
