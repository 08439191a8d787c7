import { foldedText } from '../foldedText'
import { cellText } from './fileCells'
import { type ColumnId, columnIds, columnOf, isOfRows } from './fileColumns'
import type { FileLine } from './linesOf'

/** A shipment of the file: its first row, and further ones with more boxes and invoice lines. */
export interface FileShipment {
  lines: readonly [FileLine, ...FileLine[]]
  /**
   * If an earlier shipment has the same reference: its first row, and the column in which this shipment differs from
   * it.
   */
  differsIn: { column: ColumnId; line: number } | null
  /** The number of an earlier row with the same receiver, if neither has a reference: both may be one shipment. */
  sameReceiver: number | null
  /** Its rows that are equal to an earlier one. */
  repeats: readonly { line: number; of: number }[]
}

/** The columns that a further row may leave blank or repeat. */
const headColumns = columnIds.filter((id) => !isOfRows(id) && id !== 'airwayBillNo')

const textOf = ({ cells }: FileLine, id: ColumnId) => cellText(cells[id]).trim()

const comparedColumns = columnIds.filter((id) => id !== 'airwayBillNo')

/** The content of a row, to recognize an equal one. */
const contentOf = (line: FileLine) =>
  JSON.stringify(comparedColumns.map((id) => foldedText(textOf(line, id)).replace(/\s+/g, ' ')))

const receiverColumns = ['recCompany', 'recContactPerson', 'recAddress', 'recCity', 'recCountry', 'recPhone1'] as const

/** Identifies the receiver of a row, to recognize another row for the same one; '' if name or place is missing. */
function receiverOf(line: FileLine): string {
  const texts = receiverColumns.map((id) => foldedText(textOf(line, id)).replace(/[^\p{L}\p{N}]/gu, ''))
  const [company, person, address] = texts
  return address && (company || person) ? texts.join('\n') : ''
}

/** Whether a repeated row is asked about: two boxes of one size are usual, two equal invoice lines are not. */
const isRepeatDoubtful = (line: FileLine) =>
  columnIds.some((id) => columnOf(id).group !== 'box' && id !== 'shipperRef' && textOf(line, id) !== '')

/** A further row of a shipment without what is merged with the rows above, whose boxes and lines it would double. */
export function furtherLine(line: FileLine): FileLine {
  const { continued = [], cells } = line
  if (continued.length === 0) return line
  const merged = (id: ColumnId) => continued.includes(id)
  return {
    ...line,
    cells: Object.fromEntries(columnIds.filter((id) => id in cells && !merged(id)).map((id) => [id, cells[id]])),
  }
}

interface Grouping {
  /** Rows that are left out, by number: nothing is added to them, nor across them to a shipment above. */
  leftOut?: ReadonlySet<number>
  /** Rows that are booked or being sent: others are only compared with them. */
  sent?: ReadonlySet<number>
}

/**
 * The shipments of a file. A row belongs to the shipment above with the same reference if its cells about parties and
 * shipment are blank or repeat those above; so does a row without a reference that has only boxes or lines, as below
 * merged cells. Cells that are merged with the row above never differ from it: a row with only boxes and lines of its
 * own is a further row, while a shipper merged over several receivers is the shipper of each. A row that repeats an
 * earlier one is noted, as it may have been entered twice.
 */
export function shipmentsIn(lines: readonly FileLine[], { leftOut, sent }: Grouping = {}): FileShipment[] {
  interface Found extends FileShipment {
    lines: [FileLine, ...FileLine[]]
    repeats: { line: number; of: number }[]
  }
  const found: Found[] = []
  const known = new Map<string, Found>()
  const firsts = new Map<string, number>()
  const receivers = new Map<string, number>()
  let last: Found | undefined
  for (const line of lines) {
    const reference = foldedText(textOf(line, 'shipperRef'))
    const above = reference === '' ? last : known.get(reference)
    const isOther = (id: ColumnId) => {
      const text = textOf(line, id)
      if (text === '' || !above || (above === last && line.continued?.includes(id))) return false
      // Without a reference, a row with the same text in these columns is another shipment.
      return reference === '' || text !== textOf(above.lines[0], id)
    }
    const column = above && headColumns.find(isOther)
    const isFurther = above !== undefined && column === undefined
    const further = furtherLine(line)
    const content = contentOf(isFurther ? further : line)
    if (leftOut?.has(line.no)) {
      if (!isFurther) last = undefined
      continue
    }
    if (sent?.has(line.no)) {
      if (!firsts.has(content)) firsts.set(content, line.no)
      last = undefined
      continue
    }
    if (isFurther) {
      const same = isRepeatDoubtful(further) ? above.lines.find((each) => contentOf(each) === content) : undefined
      if (same) above.repeats.push({ line: line.no, of: same.no })
      above.lines.push(further)
      last = above
      continue
    }
    const differsIn = above && column && reference ? { column, line: above.lines[0].no } : null
    const same = firsts.get(content)
    const receiver = reference === '' ? receiverOf(line) : ''
    const sameReceiver = same === undefined ? (receivers.get(receiver) ?? null) : null
    last = { lines: [line], differsIn, sameReceiver, repeats: same === undefined ? [] : [{ line: line.no, of: same }] }
    found.push(last)
    if (same === undefined) firsts.set(content, line.no)
    if (receiver !== '' && !receivers.has(receiver)) receivers.set(receiver, line.no)
    if (reference !== '' && !known.has(reference)) known.set(reference, last)
  }
  return found
}
