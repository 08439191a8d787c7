import { cellText, type FileCell } from './fileCells'
import { columnIds } from './fileColumns'
import type { FileLine } from './linesOf'

const isSame = (one: FileCell = '', other: FileCell = '') =>
  JSON.stringify(one) === JSON.stringify(other) || (cellText(one) === '' && cellText(other) === '')

/**
 * Rows that are read again because a column was matched to another one, with the corrections typed into their cells
 * before.
 *
 * @param lines the rows with the corrections
 * @param read the same rows as they were read before
 * @param anew the same rows as they are read now
 */
export function withCorrections(
  lines: readonly FileLine[],
  read: readonly FileLine[],
  anew: readonly FileLine[],
): FileLine[] {
  const before = new Map(read.map(({ no, cells }) => [no, cells]))
  const now = new Map(lines.map(({ no, cells }) => [no, cells]))
  return anew.map((line) => {
    const [own, typed] = [before.get(line.no) ?? {}, now.get(line.no) ?? {}]
    const corrected = columnIds.filter((id) => !isSame(typed[id], own[id]))
    if (corrected.length === 0) return line
    const { continued = [] } = line
    return {
      ...line,
      cells: { ...line.cells, ...Object.fromEntries(corrected.map((id) => [id, typed[id] ?? ''])) },
      // A typed cell is no longer the continuation of the row above.
      continued: continued.filter((id) => !corrected.includes(id)),
    }
  })
}
