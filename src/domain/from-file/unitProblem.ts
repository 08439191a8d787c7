import type { ColumnHeading } from './columnHeading'
import type { ColumnId } from './fileColumns'
import type { HeadingReading } from './headingReading'
import { canConvert, ownUnit, type UnitCode, unitNamed } from './measures'
import { type UnitColumn, unitColumnsFor, unitColumnsOf, unitInCell, valuesOf } from './unitColumns'
import type { Unmatched } from './unmatched'

/** What a file says about units, apart from a column's own heading. */
export interface UnitsOfFile {
  unitColumns: readonly UnitColumn[]
  /** The units of weights and sizes that headings or columns of units name. */
  measures: readonly { id: ColumnId; code: UnitCode }[]
}

/** Why the unit of a column prevents that it is matched to `id`; null if nothing does. */
export function unitProblem(
  id: ColumnId,
  at: number,
  { units, unknown, needsUnit }: HeadingReading,
  { unitColumns, measures }: UnitsOfFile,
): Unmatched | null {
  const own = ownUnit(id)
  if (own === null) return null
  const [unit, ...others] = units
  if (unknown !== null) return { why: 'unit', id, unit: { code: 'other', written: unknown } }
  if (others.some(({ code }) => code !== unit?.code)) return { why: 'units', id }
  const beside = valuesOf(unitColumnsFor(id, at, unitColumns))
  const isMoney = own === 'rs' || own === 'usd'
  if (!isMoney && beside.length > 0) {
    const unread = beside.find((written) => unitInCell(written, id) === null)
    if (unread !== undefined) return { why: 'unit', id, unit: { code: 'other', written: unread } }
    if (unit && beside.some((written) => unitInCell(written, id)?.code !== unit.code)) return { why: 'units', id }
    return null
  }
  if (unit) return unit.code === own || canConvert(unit.code, own) ? null : { why: 'unit', id, unit }
  if (isMoney && beside.length > 0) {
    const currency = beside.join(', ')
    return unitNamed(currency) === own ? null : { why: 'currency', id, currency }
  }
  const isOther =
    own === 'cm' && measures.some(({ id: other, code }) => code !== ownUnit(other) && isLikeSizes(other, code))
  return needsUnit || isOther ? { why: 'no unit', id } : null
}

/** Sizes beside another size in inches, or beside pounds or ounces, are hardly in centimetres. */
const isLikeSizes = (id: ColumnId, code: UnitCode) => ownUnit(id) === 'cm' || code === 'lb' || code === 'oz'

/** Reads the units of a file from its headings and from its columns of units. */
export function unitsOfFile(columns: readonly ColumnHeading[], readings: readonly HeadingReading[]): UnitsOfFile {
  const unitColumns = unitColumnsOf(columns)
  const measures = readings.flatMap(({ named, units }, at) => {
    const id = named && 'id' in named ? named.id : null
    if (id === null || !['kg', 'cm'].includes(ownUnit(id) ?? '') || unitColumns.some((each) => each.at === at))
      return []
    const beside = valuesOf(unitColumnsFor(id, at, unitColumns)).flatMap((written) => unitInCell(written, id) ?? [])
    return [...units, ...beside].map(({ code }) => ({ id, code }))
  })
  return { unitColumns, measures }
}
