import type { Message } from '../message'
import { otherUnit } from './cellInOwnUnit'
import type { ColumnHeading } from './columnHeading'
import { contradicts } from './contradicts'
import { type ColumnId, columnName, type ColumnText } from './fileColumns'
import { readHeading } from './headingReading'
import { joiner } from './joiner'
import { matchColumns } from './matchColumns'
import { canConvert, ownUnit } from './measures'
import { phoneCodeColumn } from './phoneCodeColumn'
import { unitColumnsFor, unitColumnsOf, unitInCell, valuesOf } from './unitColumns'
import { unitName, type UnitText } from './unitName'
import type { Unmatched } from './unmatched'

/** A note on a column of a file: how it is read, or why it is not used although its heading is known. */
interface ColumnNote {
  /** The place of the column in the file. */
  at: number
  kind: 'read' | 'unused'
  message: NoteMessage
}

type Note = Omit<ColumnNote, 'at'>

type NoteMessage = Message<
  | ColumnText
  | UnitText
  | 'fromFile.converted'
  | 'fromFile.convertedBy'
  | 'fromFile.readWith'
  | 'fromFile.inOtherUnit'
  | 'fromFile.joined'
  | 'fromFile.whyCurrency'
  | 'fromFile.whyNoUnit'
  | 'fromFile.whyParty'
  | 'fromFile.whySeveral'
  | 'fromFile.whyUnclear'
  | 'fromFile.whyUnit'
  | 'fromFile.whyUnits'
  | 'fromFile.whyValues'
>

/**
 * The notes on a file's columns as they are matched.
 *
 * @param match what each column of the file fills; null for nothing
 * @param remembered what each column filled in an earlier file, if that does not fit this one
 */
export function columnNotes(
  columns: readonly ColumnHeading[],
  match: readonly (ColumnId | null)[],
  remembered: readonly (ColumnId | null)[] = [],
): ColumnNote[] {
  const byHeadings = matchColumns(columns)
  const unitColumns = unitColumnsOf(columns)
  const readings = columns.map(({ heading, above }) => readHeading(heading, above))
  /** The columns whose units or country codes are named by the column at this position. */
  const readWith = (at: number) =>
    columns.filter((_, other) => {
      const id = match[other] ?? null
      if (id === null) return false
      return (
        phoneCodeColumn(id, readings) === at || unitColumnsFor(id, other, unitColumns).some((each) => each.at === at)
      )
    })
  /** The note on a column that fills nothing. */
  const noteOfUnmatched = (at: number, { values }: ColumnHeading): Note | null => {
    const users = readWith(at).map((each) => each.heading)
    if (users.length > 0) return readNote({ key: 'fromFile.readWith', values: { columns: users } })
    const before = remembered[at] ?? null
    const isContradicted = before !== null && contradicts(before, values)
    const why = isContradicted ? { why: 'values' as const, id: before } : byHeadings[at]?.unmatched
    return why ? unusedNote(whyUnused(why)) : null
  }
  /** The note on a column that fills `id`. */
  const noteOfMatched = (at: number, { heading, above }: ColumnHeading, id: ColumnId): Note | null => {
    const own = ownUnit(id)
    const by = unitColumnsFor(id, at, unitColumns)
    const isConverted =
      by.some((each) => each.kind === 'unit') && valuesOf(by).some((each) => unitInCell(each, id)?.code !== own)
    if (isConverted)
      return readNote({
        key: 'fromFile.convertedBy',
        values: { columns: by.map((each) => each.heading), to: nameOfOwn(id) },
      })
    const unit = otherUnit(id, readHeading(heading, above))
    if (unit && own)
      return canConvert(unit.code, own)
        ? readNote({ key: 'fromFile.converted', values: { from: unitName(unit), to: unitName(own) } })
        : unusedNote({ key: 'fromFile.inOtherUnit', values: { unit: unitName(unit), own: unitName(own) } })
    const isShared = joiner(id) !== null && match.filter((each) => each === id).length > 1
    return isShared ? readNote({ key: 'fromFile.joined', values: { column: columnName(id) } }) : null
  }
  return columns.flatMap((column, at) => {
    const id = match[at] ?? null
    const note = id === null ? noteOfUnmatched(at, column) : noteOfMatched(at, column, id)
    return note ? [{ at, ...note }] : []
  })
}

const readNote = (message: NoteMessage): Note => ({ kind: 'read', message })
const unusedNote = (message: NoteMessage): Note => ({ kind: 'unused', message })

function whyUnused(unmatched: Unmatched): NoteMessage {
  switch (unmatched.why) {
    case 'unit':
      return { key: 'fromFile.whyUnit', values: { unit: unitName(unmatched.unit), own: nameOfOwn(unmatched.id) } }
    case 'units':
      return { key: 'fromFile.whyUnits' }
    case 'no unit':
      return { key: 'fromFile.whyNoUnit', values: { own: nameOfOwn(unmatched.id) } }
    case 'currency':
      return { key: 'fromFile.whyCurrency', values: { currency: unmatched.currency, own: nameOfOwn(unmatched.id) } }
    case 'party':
      return { key: 'fromFile.whyParty' }
    case 'several':
      return { key: 'fromFile.whySeveral', values: { column: columnName(unmatched.id) } }
    case 'unclear':
      return { key: 'fromFile.whyUnclear' }
    case 'values':
      return { key: 'fromFile.whyValues', values: { column: columnName(unmatched.id) } }
  }
}

function nameOfOwn(id: ColumnId): Message<UnitText> | string {
  const own = ownUnit(id)
  return own ? unitName(own) : ''
}
