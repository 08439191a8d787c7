import { Refused } from '@/domain/refused'
import { cellText } from '@/domain/from-file/fileCells'
import { headingRow } from '@/domain/from-file/fileColumns'
import {
  csvTable,
  fileText,
  isZip,
  MOST_BYTES,
  MOST_LINES,
  wrongKind,
  type FileTable,
} from '@/domain/from-file/fileTable'
import { t } from '@/texts/t'
import { workbookTable } from './workbook'

export interface ReadTable extends FileTable {
  /** The row of `rows` that has the headings. */
  headings: number
}

/**
 * The table in a chosen file, whatever its name says.
 *
 * @throws {Refused} with one sentence that says why there is none
 */
export async function readFile(file: File): Promise<ReadTable> {
  if (file.size > MOST_BYTES) throw new Refused(t('fromFile.fileTooLarge', { most: MOST_BYTES / 1e6 }))
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => {
      throw new Refused(t('fromFile.fileNotRead'))
    },
  )
  const wrong = wrongKind(bytes)
  if (wrong !== null) throw new Refused(wrong)
  const table = isZip(bytes) ? workbookTable(bytes) : csvTable(fileText(bytes))
  const headings = headingRow(table.rows.map((row) => row.map(cellText)))
  const isFilled = (row: (typeof table.rows)[number]) => row.some((cell) => cellText(cell).trim() !== '')
  const filled = table.rows.slice(headings + 1).filter(isFilled).length
  if (!table.rows.some(isFilled)) throw new Refused(t('fromFile.fileEmpty'))
  if (filled === 0) throw new Refused(t('fromFile.onlyHeadings'))
  if (filled > MOST_LINES) throw new Refused(t('fromFile.tooManyRows', { rows: filled, most: MOST_LINES }))
  return { ...table, headings }
}
