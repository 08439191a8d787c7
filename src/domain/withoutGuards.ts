import { CELL_START, looksGuarded, separators } from './cellGuards'

/** A formula by which programs preserve a leading zero: `="0300…"`. */
const QUOTED_FORMULA = /^="((?:[^"]|"")*)"$/

/**
 * A cell's text without the characters that a spreadsheet or `csvCell` added to prevent it from being calculated,
 * shortened or taken for a formula (product 5.14): `="00123"`, `'02115`, `'+92…`. An apostrophe before a word stays:
 * `'n Roos`.
 */
export function withoutGuards(cell: string): string {
  if (!/['=]/.test(cell)) return cell
  const [, quoted] = QUOTED_FORMULA.exec(cell) ?? []
  if (quoted !== undefined) return quoted.replaceAll('""', '"')
  const text = cell.startsWith("'") && looksGuarded(cell) ? cell.slice(1) : cell
  return text.replace(CELL_START, (run, first: string, skipped: string, sign: string) => {
    const blanks = first + skipped
    const at = 1 + Math.max(...separators.map((separator) => blanks.lastIndexOf(separator)))
    return sign !== '' && blanks[at] === "'" ? `${blanks.slice(0, at)}${blanks.slice(at + 1)}${sign}` : run
  })
}
