import { parse } from 'papaparse'
import { withoutGuards } from '../withoutGuards'
import { NoTable } from './fileProblem'
import { MAX_CELLS_PER_ROW } from './headingRows'
import { separatorOf } from './separatorOf'

/** What programs write into blank cells. Other spellings are left alone, as a person may be called Null or Nan. */
const BLANK = /^\s*(?:nan|NaN|NaT|<NA>|NULL|null|\(null\)|undefined)\s*$/

/** The rows of a CSV file, without what guards cells against formulas. @throws {NoTable} if the text is no table */
export function csvRows(text: string): string[][] {
  // A picture, a proprietary format, or a web page under the name of a workbook.
  if (/\0|^\ufeff?\s*</.test(text)) throw new NoTable({ key: 'fromFile.isOther' })
  const bare = text.replace(/^\ufeff/, '')
  // Excel's own note about its separator.
  const [note = '', noted = ''] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(bare) ?? []
  const body = bare.slice(note.length)
  const { data, errors } = parse<string[]>(body, { delimiter: noted || separatorOf(body) })
  const open = errors.find(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes')
  if (open) throw new NoTable({ key: 'fromFile.quoteNotClosed', values: { row: (open.row ?? 0) + 1 } })
  return data.map((row) => row.slice(0, MAX_CELLS_PER_ROW).map((cell) => (BLANK.test(cell) ? '' : withoutGuards(cell))))
}
