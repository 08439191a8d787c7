import type { StatedSum } from '@/domain/money/statedSum'
import { formatCount } from '@/domain/numbers'

/** What the sums of a list leave out, in English as papers are (product 7.9); none if they are complete. */
export function sumNotes(sums: Readonly<Record<string, StatedSum>>): string[] {
  const all = Object.entries(sums)
  const missing = all
    .filter(([, sum]) => sum.missing > 0)
    .map(([name, sum]) => `${name} missing on ${formatCount(sum.missing)}: not in the totals.`)
  const unreadable = all
    .filter(([, sum]) => sum.unreadable > 0)
    .map(([name, sum]) => {
      const shipments = sum.unreadable === 1 ? 'shipment' : 'shipments'
      return `${name} cannot be read on ${formatCount(sum.unreadable)} ${shipments}: not in the totals.`
    })
  return [...missing, ...unreadable]
}
