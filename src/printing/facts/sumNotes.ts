import { DASH } from '@/domain/dash'
import type { StatedSum } from '@/domain/money/statedSum'
import { formatCount, isUnreadable, type Unreadable } from '@/domain/numbers'

const UNREADABLE_SIGN = '?'

/** A figure in a row of a list: one sign if it is missing, another if it cannot be read. {@link sumNotes} name both. */
export function rowFigure<Value>(value: Value | null | Unreadable, format: (value: Value) => string): string {
  if (isUnreadable(value)) return UNREADABLE_SIGN
  return value === null ? DASH : format(value)
}

const shipments = (count: number) => `${formatCount(count)} ${count === 1 ? 'shipment' : 'shipments'}`

/** What the sums of a list leave out, in English as papers are (product 7.9); none if they are complete. */
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
