import type { ColumnId } from './fileColumns'
import { type UnitHeading, unitHeading } from './headingReading'
import { areComparable, type NamedUnit, ownUnit, unitNamed } from './measures'

/** A column that says in which currency, or unit, the numbers of others are. */
export interface UnitColumn extends UnitHeading {
  at: number
  heading: string
  /** What it says, each once. */
  values: readonly string[]
}

/** Several units in one cell, as `LB/IN`. */
const BETWEEN = /[\s/,;|&+]+/
const WORD = /\p{L}|\p{Sc}/u

/** Longer cells name no unit. */
const LONGEST = 30

const unitsIn = (text: string): NamedUnit[] =>
  text.length > LONGEST
    ? []
    : (unitNamed(text) ? [text] : text.split(BETWEEN)).flatMap((written) => {
        const code = unitNamed(written)
        return code ? [{ code, written }] : []
      })

/** What a cell of such a column says of numbers that the form has in `own`; null if nothing that is known. */
export function unitSaid(text: string, id: ColumnId): NamedUnit | null {
  const own = ownUnit(id)
  const [unit, ...others] = unitsIn(text).filter(
    ({ code }) => own !== null && code !== 'other' && areComparable(code, own),
  )
  return unit && others.every(({ code }) => code === unit.code) ? unit : null
}

const isMeasure = (text: string) =>
  unitsIn(text).some(({ code }) => code !== 'other' && (areComparable(code, 'kg') || areComparable(code, 'cm')))

export function unitColumnsOf(columns: readonly { heading: string; values: readonly string[] }[]): UnitColumn[] {
  return columns.flatMap(({ heading, values }, at) => {
    const found = unitHeading(heading)
    if (!found) return []
    const all = [...new Set(values.map((value) => value.trim().toUpperCase()))]
    // The unit of a quantity, or a flat's number.
    const isOther = found.kind === 'unit' && found.of.length === 0 && !all.every(isMeasure)
    // A rate of exchange is no currency.
    const isNone = isOther || !all.some((value) => WORD.test(value))
    return isNone ? [] : [{ ...found, at, heading, values: all }]
  })
}

/**
 * The columns that say the unit or currency of another one: those that name it, else those that name none; of several
 * of these the one beside it.
 */
export function unitColumnsFor(id: ColumnId, at: number, all: readonly UnitColumn[]): UnitColumn[] {
  const own = ownUnit(id)
  if (own === null) return []
  const kind = own === 'rs' || own === 'usd' ? 'currency' : 'unit'
  const named = all.filter(({ of }) => of.includes(id))
  if (named.length > 0) return named
  const general = all.filter((each) => each.kind === kind && each.of.length === 0)
  const fitting =
    kind === 'currency' ? general : general.filter(({ values }) => values.some((each) => unitSaid(each, id)))
  if (fitting.length < 2) return fitting
  const beside = [at + 1, at - 1].flatMap((place) => fitting.filter((each) => each.at === place))
  return beside.length > 0 ? beside.slice(0, 1) : fitting
}

/** All that these columns say, each once. */
export const valuesOf = (columns: readonly UnitColumn[]): string[] => [
  ...new Set(columns.flatMap(({ values }) => values)),
]
