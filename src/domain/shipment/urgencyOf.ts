import type { Attention } from './attention'

/**
 * Each day late counts as this many days without an update, more than any shipment has, so that delay always comes
 * first.
 */
const DAYS_PER_LATE_DAY = 100_000

/** A number to sort by (product 10.9): days late, then days without an update; null if no attention is needed. */
export function urgencyOf(attention: Attention | null): number | null {
  return attention && (attention.late ?? 0) * DAYS_PER_LATE_DAY + (attention.silent ?? 0)
}
