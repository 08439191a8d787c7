import type { Message } from '../message'
import { otherUnit } from './cellInOwnUnit'
import { type ColumnId, columnName, type ColumnText } from './fileColumns'
import { readHeading } from './headingReading'
import { type ColumnHeading, contradicts, joiner, matchColumns, type Unmatched } from './matchColumns'
import { canConvert, ownUnit } from './measures'
import { phoneCodeColumn } from './phoneCodeColumn'
import { unitColumnsFor, unitColumnsOf, unitSaid, valuesOf } from './unitColumns'
import { unitName, type UnitText } from './unitName'

/** A note on a column of a file: how it is read, or why it is not used although its heading is known. */
interface ColumnNote {
  /** The place of the column in the file. */
  at: number
  kind: 'read' | 'unused'
  message: NoteMessage
}

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
  const said = unitColumnsOf(columns)
  const readings = columns.map(({ heading, above }) => readHeading(heading, above))
  /** The columns whose units or country codes are named by the column at this position. */
  const readWith = (at: number) =>
    columns.filter((_, other) => {
      const id = match[other] ?? null
      if (id === null) return false
      return phoneCodeColumn(id, readings) === at || unitColumnsFor(id, other, said).some((each) => each.at === at)
    })
  return columns.flatMap(({ heading, above, values }, at): ColumnNote[] => {
    const id = match[at] ?? null
    if (id === null) {
      const users = readWith(at).map((each) => each.heading)
      if (users.length > 0)
        return [{ at, kind: 'read', message: { key: 'fromFile.readWith', values: { columns: users } } }]
      const before = remembered[at] ?? null
      const why: Unmatched | null =
        before !== null && contradicts(before, values)
          ? { why: 'values', id: before }
          : (byHeadings[at]?.unmatched ?? null)
      return why ? [{ at, kind: 'unused', message: whyUnused(why) }] : []
    }
    const by = unitColumnsFor(id, at, said)
    if (
      by.some((each) => each.kind === 'unit') &&
      valuesOf(by).some((each) => unitSaid(each, id)?.code !== ownUnit(id))
    )
      return [
        {
          at,
          kind: 'read',
          message: {
            key: 'fromFile.convertedBy',
            values: { columns: by.map((each) => each.heading), to: nameOfOwn(id) },
          },
        },
      ]
    const [unit, own] = [otherUnit(id, readHeading(heading, above)), ownUnit(id)]
    if (unit && own) {
      if (canConvert(unit.code, own))
        return [
          {
            at,
            kind: 'read',
            message: { key: 'fromFile.converted', values: { from: unitName(unit), to: unitName(own) } },
          },
        ]
      return [
        {
          at,
          kind: 'unused',
          message: { key: 'fromFile.inOtherUnit', values: { unit: unitName(unit), own: unitName(own) } },
        },
      ]
    }
    const isShared = joiner(id) !== null && match.filter((each) => each === id).length > 1
    return isShared
      ? [{ at, kind: 'read', message: { key: 'fromFile.joined', values: { column: columnName(id) } } }]
      : []
  })
}

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
