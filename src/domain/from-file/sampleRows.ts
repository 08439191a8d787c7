import { cellText } from './fileCells'
import type { FileTable } from './fileTable'

const MAX_SAMPLE_ROWS = 2

/** The first rows whose cells have letters beyond ASCII, and those cells: they show whether the encoding is right. */
export function sampleRows({ rows }: Pick<FileTable, 'rows'>): { no: number; texts: string[] }[] {
  const found: { no: number; texts: string[] }[] = []
  for (const [index, row] of rows.entries()) {
    const texts = row.map(cellText).filter((text) => /[^\0-\x7f]/.test(text))
    if (texts.length > 0) found.push({ no: index + 1, texts })
    if (found.length === MAX_SAMPLE_ROWS) break
  }
  return found
}
