import type { ColumnId } from './fileColumns'
import { type UnitHeading, unitHeading } from './headingReading'
import { areComparable, type NamedUnit, ownUnit, unitNamed } from './measures'

/** A column that names the currency or unit of the numbers in other columns. */
export interface UnitColumn extends UnitHeading {
  at: number
  heading: string
  /** The distinct values of its cells. */
  values: readonly string[]
}

/** Several units in one cell, as `LB/IN`. */
const BETWEEN = /[\s/,;|&+]+/
const WORD = /\p{L}|\p{Sc}/u

/** No cell that names a unit is longer. */
const MAX_UNIT_CHARACTERS = 30

const unitsIn = (text: string): NamedUnit[] =>
  text.length > MAX_UNIT_CHARACTERS
    ? []
    : (unitNamed(text) ? [text] : text.split(BETWEEN)).flatMap((written) => {
        const code = unitNamed(written)
        return code ? [{ code, written }] : []
      })

/** The unit that a cell of such a column names for the numbers of `id`; null if it names none that is known, or several. */
export function unitInCell(text: string, id: ColumnId): NamedUnit | null {
  const own = ownUnit(id)
  const [unit, ...others] = unitsIn(text).filter(
    ({ code }) => own !== null && code !== 'other' && areComparable(code, own),
  )
  return unit && others.every(({ code }) => code === unit.code) ? unit : null
}

const isMeasure = (text: string) =>
  unitsIn(text).some(({ code }) => code !== 'other' && (areComparable(code, 'kg') || areComparable(code, 'cm')))

/** The columns of a file that name units or currencies. */
export function unitColumnsOf(columns: readonly { heading: string; values: readonly string[] }[]): UnitColumn[] {
  return columns.flatMap(({ heading, values }, at) => {
    const found = unitHeading(heading)
    if (!found) return []
    const all = [...new Set(values.map((value) => value.trim().toUpperCase()))]
    // “Unit” may also be the unit of a quantity, or the number of a flat.
    const isOther = found.kind === 'unit' && found.of.length === 0 && !all.every(isMeasure)
    // Numbers alone, such as exchange rates, name no currency.
    const isNone = isOther || !all.some((value) => WORD.test(value))
    return isNone ? [] : [{ ...found, at, heading, values: all }]
  })
}

/**
 * The columns that name the unit or currency of a column: those whose headings refer to it, else those whose headings
 * refer to no column in particular. Of several of the latter, the one next to it, if there is one.
 */
export function unitColumnsFor(id: ColumnId, at: number, all: readonly UnitColumn[]): UnitColumn[] {
  const own = ownUnit(id)
  if (own === null) return []
  const kind = own === 'rs' || own === 'usd' ? 'currency' : 'unit'
  const named = all.filter(({ of }) => of.includes(id))
  if (named.length > 0) return named
  const general = all.filter((each) => each.kind === kind && each.of.length === 0)
  const fitting =
    kind === 'currency' ? general : general.filter(({ values }) => values.some((each) => unitInCell(each, id)))
  if (fitting.length < 2) return fitting
  const beside = [at + 1, at - 1].flatMap((place) => fitting.filter((each) => each.at === place))
  return beside.length > 0 ? beside.slice(0, 1) : fitting
}

/** All units or currencies that these columns name, each once. */
export const valuesOf = (columns: readonly UnitColumn[]): string[] => [
  ...new Set(columns.flatMap(({ values }) => values)),
]

/** The currencies that the file's own columns of currencies name, separated by commas; null without such a column. */
export function currencyOf(columns: Parameters<typeof unitColumnsOf>[0]): string | null {
  const currencies = valuesOf(unitColumnsOf(columns).filter(({ kind }) => kind === 'currency'))
  return currencies.length > 0 ? currencies.join(', ') : null
}
