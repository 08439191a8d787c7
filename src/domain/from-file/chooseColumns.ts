import { type ColumnId, columnOf } from './fileColumns'
import type { HeadingReading } from './headingReading'
import { ownUnit } from './measures'

/** A column of a file whose heading names `id`, one of ours. */
export interface Candidate {
  at: number
  reading: HeadingReading
  id: ColumnId
  /** 2 if the heading names the party, 1 if it does so by an ambiguous name, 0 if it names none. */
  strength: number
}

/** The candidates that fill a column of ours, usually one; none if that is not certain. */
export function chooseColumns(all: readonly Candidate[]): Candidate[] {
  const best = Math.max(...all.map(({ strength }) => strength))
  const named = all.filter(({ strength }) => strength === best)
  const ofPart = (part: number) => named.filter(({ reading }) => reading.part === part)
  const [whole, later] = [ofPart(0), named.filter(({ reading }) => reading.part > 0)]
  if (later.length > 0) {
    const parts = later.map(({ reading }) => reading.part)
    const [first] = all
    const isName = first?.reading.named && 'field' in first.reading.named && first.reading.named.field === 'person'
    // A full name makes its parts unnecessary; an “Address” beside an “Address 2” is the first line.
    if (isName && whole.length > 0) return bestOf(whole)
    if (new Set(parts).size < parts.length) return []
    if (parts.includes(1)) return later
    return whole.length === 1 ? [...whole, ...later] : []
  }
  return bestOf(whole)
}

/**
 * Of several candidates for a number, the only one in the form's unit; for a reference, remarks or a description, the
 * one with the best name; else none.
 */
function bestOf(all: readonly Candidate[]): Candidate[] {
  const [first] = all
  if (!first || all.length === 1) return [...all]
  const { id } = first
  if (columnOf(id).kind === 'number') {
    const own = all.filter(({ reading }) => reading.units.some(({ code }) => code === ownUnit(id)))
    return own.length === 1 && new Set(all.map(({ reading }) => reading.rank)).size === 1 ? own : []
  }
  // A province beside the code of the same province.
  if (/State$|Country$/.test(id) && new Set(all.map(({ reading }) => reading.stem)).size === 1) return [first]
  if (!['shipperRef', 'remarks', 'description'].includes(id)) return []
  const best = Math.min(...all.map(({ reading }) => reading.rank))
  const named = all.filter(({ reading }) => reading.rank === best)
  return named.length === 1 ? named : []
}
