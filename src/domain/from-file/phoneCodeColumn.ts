import { type ColumnId, columnOf } from './fileColumns'
import type { HeadingReading } from './headingReading'

/**
 * The index of the column with the country codes of a party's phones. A column of codes that names no party is the
 * receiver's.
 */
export function phoneCodeColumn(id: ColumnId | null, readings: readonly HeadingReading[]): number | null {
  if (id === null || columnOf(id).kind !== 'phone') return null
  const { group } = columnOf(id)
  const found = readings.flatMap(({ named, party }, at) =>
    named && 'field' in named && named.field === 'phoneCode' && (party ?? 'receiver') === group ? [at] : [],
  )
  return found.length === 1 ? (found[0] ?? null) : null
}
