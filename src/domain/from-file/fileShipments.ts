import { foldedText } from '../foldedText'
import { cellText, isFilled, type FileCell } from './fileCells'
import { columnIds, isOfRows, type ColumnId } from './fileColumns'
import type { FileTable } from './fileTable'

/** A row of the file below the headings. */
export interface FileLine {
  /** Its number in the file, from 1. */
  no: number
  cells: Readonly<Partial<Record<ColumnId, FileCell>>>
}

/** A shipment of the file: its first row, and further ones with more boxes and invoice lines. */
export interface FileShipment {
  lines: readonly [FileLine, ...FileLine[]]
  /** An earlier row with the same reference is a shipment of its own, because of this column. */
  differsIn: { column: ColumnId; line: number } | null
}

/** The filled rows below the headings. `match`: the column of each column of the file. */
export function linesOf({ rows, headings }: FileTable, match: readonly (ColumnId | null)[]): FileLine[] {
  return rows.flatMap((row, index) => {
    if (index <= headings || !isFilled(row)) return []
    const cells = match.flatMap((id, at) => (id ? [[id, row[at] ?? ''] as const] : []))
    return [{ no: index + 1, cells: Object.fromEntries(cells) }]
  })
}

/** What a further row may leave blank or repeat. */
const headColumns = columnIds.filter((id) => !isOfRows(id) && id !== 'airwayBillNo')

const textOf = ({ cells }: FileLine, id: ColumnId) => cellText(cells[id]).trim()

/**
 * The shipments of a file. A row belongs to the shipment above with the same reference if all it says of parties and
 * shipment is blank or the same; so does a row without a reference that has boxes or lines alone, as below merged cells.
 */
export function shipmentsIn(lines: readonly FileLine[]): FileShipment[] {
  const found: { lines: [FileLine, ...FileLine[]]; differsIn: FileShipment['differsIn'] }[] = []
  const known = new Map<string, (typeof found)[number]>()
  for (const line of lines) {
    const reference = foldedText(textOf(line, 'shipperRef'))
    const above = reference === '' ? found.at(-1) : known.get(reference)
    const column = above && headColumns.find((id) => isOther(textOf(line, id), textOf(above.lines[0], id), reference))
    if (above && !column) {
      above.lines.push(line)
      continue
    }
    const differsIn = above && column && reference ? { column, line: above.lines[0].no } : null
    const shipment: (typeof found)[number] = { lines: [line], differsIn }
    found.push(shipment)
    if (reference !== '' && !known.has(reference)) known.set(reference, shipment)
  }
  return found
}

/** Without a reference, what is said again is said of another shipment. */
const isOther = (text: string, first: string, reference: string) => text !== '' && (reference === '' || text !== first)
