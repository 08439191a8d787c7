import { parse } from 'papaparse'
import { MAX_CELLS_PER_ROW, MAX_FIRST_ROWS } from './headingRows'
import { matchHeadings } from './matchColumns'

const separators = [',', ';', '\t', '|'] as const
type Separator = (typeof separators)[number]

/**
 * The separator of the cells of a text: the one that yields the most known headings; else the one with which the most
 * rows have as many cells as the first row with several; of these, the one with the most columns. Separators in quotes
 * do not count.
 */
export function separatorOf(text: string): Separator {
  let best: { separator: Separator; fit: Fit } = { separator: ',', fit: [0, 0, 0, 0] }
  for (const separator of separators) {
    // A separator that does not occur cannot be the one.
    if (!text.includes(separator)) continue
    const fit = fitOf(text, separator)
    if (isBetter(fit, best.fit)) best = { separator, fit }
  }
  return best.separator
}

/** Known headings, whether there are columns at all, the share of rows that fit, the number of columns. */
type Fit = readonly [headings: number, hasColumns: number, rows: number, columns: number]

function isBetter(fit: Fit, than: Fit): boolean {
  const at = fit.findIndex((value, index) => value !== than[index])
  return at >= 0 && (fit[at] ?? 0) > (than[at] ?? 0)
}

function fitOf(text: string, delimiter: Separator): Fit {
  const { data, errors } = parse<string[]>(text, { delimiter })
  const rows = data.map(filledWidth)
  const known = data
    .slice(0, MAX_FIRST_ROWS)
    .map((row) => matchHeadings(row.slice(0, MAX_CELLS_PER_ROW)).filter((id) => id !== null).length)
  const most = Math.max(0, ...known)
  const first = most > 1 ? known.indexOf(most) : rows.findIndex((width) => width > 1)
  const columns = rows[first] ?? 0
  const filled = rows.filter((width) => width > 0)
  const fitting = filled.filter((width) => width > 1 && width <= columns).length
  // Quotes in wrong places show that the separator is another one.
  const share = columns > 1 ? Math.max(0, fitting - errors.length) / filled.length : 0
  return [most > 1 ? most : 0, columns > 1 ? 1 : 0, share, columns]
}

/** Cells up to the last one that is filled. */
function filledWidth(row: readonly string[]): number {
  let width = row.length
  while (width > 0 && (row[width - 1] ?? '').trim() === '') width -= 1
  return width
}
