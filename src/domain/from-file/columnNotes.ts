import { t } from '@/texts/t'
import { otherUnit } from './cellInOwnUnit'
import { type ColumnHeading, contradicts, joiner, matchColumns, type Unmatched } from './columnMatch'
import { type ColumnId, columnName } from './fileColumns'
import { readHeading } from './headingReading'
import { canConvert, ownUnit } from './measures'
import { unitName } from './unitName'

/** What is told about a column of a file: how it is read, or why it is not used although its heading is known. */
export interface ColumnNote {
  /** The place of the column in the file. */
  at: number
  kind: 'read' | 'unused'
  text: string
}

/**
 * The notes on a file's columns as they are matched.
 *
 * @param match the column of each column of the file
 * @param remembered what the columns were matched with in an earlier file, where that was not taken
 */
export function columnNotes(
  columns: readonly ColumnHeading[],
  match: readonly (ColumnId | null)[],
  remembered: readonly (ColumnId | null)[] = [],
): ColumnNote[] {
  const byHeadings = matchColumns(columns)
  return columns.flatMap(({ heading, above, values }, at): ColumnNote[] => {
    const id = match[at] ?? null
    if (id === null) {
      const before = remembered[at] ?? null
      const why: Unmatched | null =
        before !== null && contradicts(before, values)
          ? { why: 'values', id: before }
          : (byHeadings[at]?.unmatched ?? null)
      return why ? [{ at, kind: 'unused', text: whyUnused(why) }] : []
    }
    const [unit, own] = [otherUnit(id, readHeading(heading, above)), ownUnit(id)]
    if (unit && own) {
      if (canConvert(unit.code, own))
        return [{ at, kind: 'read', text: t('fromFile.converted', { from: unitName(unit), to: unitName(own) }) }]
      return [{ at, kind: 'unused', text: t('fromFile.inOtherUnit', { unit: unitName(unit), own: unitName(own) }) }]
    }
    const isShared = joiner(id) !== null && match.filter((each) => each === id).length > 1
    return isShared ? [{ at, kind: 'read', text: t('fromFile.joined', { column: columnName(id) }) }] : []
  })
}

function whyUnused(unmatched: Unmatched): string {
  switch (unmatched.why) {
    case 'unit':
      return t('fromFile.whyUnit', { unit: unitName(unmatched.unit), own: nameOfOwn(unmatched.id) })
    case 'units':
      return t('fromFile.whyUnits')
    case 'no unit':
      return t('fromFile.whyNoUnit', { own: nameOfOwn(unmatched.id) })
    case 'currency':
      return t('fromFile.whyCurrency', { currency: unmatched.currency, own: nameOfOwn(unmatched.id) })
    case 'party':
      return t('fromFile.whyParty')
    case 'several':
      return t('fromFile.whySeveral', { column: columnName(unmatched.id) })
    case 'unclear':
      return t('fromFile.whyUnclear')
    case 'values':
      return t('fromFile.whyValues', { column: columnName(unmatched.id) })
  }
}

function nameOfOwn(id: ColumnId): string {
  const own = ownUnit(id)
  return own ? unitName(own) : ''
}
