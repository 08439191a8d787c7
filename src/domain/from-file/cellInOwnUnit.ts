import { cellText, type FileCell } from './fileCells'
import type { ColumnId } from './fileColumns'
import type { HeadingReading } from './headingReading'
import { canConvert, converted, measuredIn, type NamedUnit, ownUnit, unitNamed } from './measures'
import { unitInCell } from './unitColumns'

/** The unit in a column's heading, if it is not the form's; all of them, if there are several; else null. */
export function otherUnit(id: ColumnId, { units, unknown }: HeadingReading): NamedUnit | null {
  const own = ownUnit(id)
  const [unit, ...more] = units
  if (own === null) return null
  if (unknown !== null) return { code: 'other', written: unknown }
  if (more.some(({ code }) => code !== unit?.code))
    return { code: 'other', written: units.map(({ written }) => written).join('/') }
  return unit && unit.code !== own ? unit : null
}

/**
 * A cell with its number converted to the form's unit. If it cannot be converted, the unit is written beside the
 * number, so that the number is not taken to be in the form's unit.
 */
export function inOwnUnit(id: ColumnId, cell: FileCell, reading: HeadingReading): FileCell {
  const own = ownUnit(id)
  if (own === null || typeof cell !== 'string' || cell.trim() === '') return cell
  const text = cellText(cell).trim()
  const unit = otherUnit(id, reading)
  if (unit === null || measuredIn(text) !== null)
    return id === 'price' && reading.isValue ? { text: cell, is: 'value' } : cell
  return (canConvert(unit.code, own) ? converted(text, unit.code, own) : null) ?? `${text} ${unit.written}`
}

/**
 * Like {@link inOwnUnit}, for a cell whose unit is named by another column. A unit that is unknown, or contradicts the
 * heading, is written beside the number, so that the number is not taken to be in the form's unit.
 *
 * @param units the cell of each column that names the unit; '' for a blank one
 */
export function fromUnitOfColumn(
  id: ColumnId,
  cell: FileCell,
  units: readonly string[],
  reading: HeadingReading,
): FileCell {
  const own = ownUnit(id)
  const text = cellText(cell).trim()
  if (own === null || units.length === 0 || text === '' || typeof cell !== 'string' || measuredIn(text) !== null)
    return cell
  const [named = '', ...others] = [...new Set(units.filter((each) => each !== ''))]
  if (named === '') return { text, is: 'no unit' }
  const [unit, inHeading] = [unitInCell(named, id), otherUnit(id, reading) ?? reading.units[0]]
  if (others.length === 0 && inHeading && inHeading.code === unit?.code) return cell
  if (others.length > 0 || unit === null || (inHeading && inHeading.code !== unit.code))
    return [text, [...(inHeading ? [inHeading.written] : []), named, ...others].join('/')].join(' ')
  if (unit.code === own) return cell
  return (canConvert(unit.code, own) ? converted(text, unit.code, own) : null) ?? `${text} ${unit.written}`
}

/**
 * A cell of a file with several currencies. If an amount is not in the form's currency, its currency is written beside
 * it, so that the amount is not taken to be in the form's. An amount whose row names no currency is asked about.
 *
 * @param currency as its row names it, '' if it does not; null if the file has no more than one
 */
export function inOwnCurrency(id: ColumnId, cell: FileCell, currency: string | null): FileCell {
  const own = ownUnit(id)
  const text = cellText(cell).trim()
  if ((own !== 'rs' && own !== 'usd') || currency === null || text === '' || measuredIn(text) !== null) return cell
  if (currency === '') return typeof cell === 'string' || cell.is === 'value' ? { text, is: 'no currency' } : cell
  return unitNamed(currency) === own ? cell : `${text} ${currency}`
}
