import { DASH } from '@/domain/dash'
import { formatAmount } from '@/domain/money/money'
import type { StatedSum } from '@/domain/money/statedSum'
import { type Figure, formatCount, isUnreadable, type Unreadable } from '@/domain/numbers'

const UNREADABLE_SIGN = '?'

/**
 * A figure in a row of a list: a dash if it is missing, a question mark if it cannot be read. {@link sumNotes} explain
 * both.
 */
export function rowFigure<Value>(value: Value | null | Unreadable, format: (value: Value) => string): string {
  if (isUnreadable(value)) return UNREADABLE_SIGN
  return value === null ? DASH : format(value)
}

/** The COD amount in a row, in rupees: nothing where there is no COD. */
export const codFigure = (cod: Figure): string => (cod === 0 ? '' : rowFigure(cod, formatAmount))

const shipments = (count: number) => `${formatCount(count)} ${count === 1 ? 'shipment' : 'shipments'}`

/**
 * Sentences about what the sums of a list leave out (product 7.9), in English like all papers; none if the sums are
 * complete.
 */
export function sumNotes(sums: Readonly<Record<string, StatedSum>>): string[] {
  const all = Object.entries(sums)
  const missing = all
    .filter(([, sum]) => sum.missing > 0)
    .map(([name, sum]) => `${name} missing (${DASH}) on ${shipments(sum.missing)}: not in the totals.`)
  const unreadable = all
    .filter(([, sum]) => sum.unreadable > 0)
    .map(
      ([name, sum]) =>
        `${name} cannot be read (${UNREADABLE_SIGN}) on ${shipments(sum.unreadable)}: not in the totals.`,
    )
  return [...missing, ...unreadable]
}
