import { cellText, type FileCell } from './fileCells'
import type { ColumnId } from './fileColumns'
import type { HeadingReading } from './headingReading'
import { canConvert, converted, measuredIn, type NamedUnit, ownUnit, unitNamed } from './measures'

/** The unit of a column whose heading names another one than the form's; of a heading with several, all of them. */
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
 * A cell with its number in the form's unit. What cannot be converted has its unit beside it, so that it is not read as
 * another one.
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
 * A cell of a file with several currencies, with that of its row beside it where it is not the form's: no amount is read
 * as another one. An amount whose row names no currency is asked about.
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
