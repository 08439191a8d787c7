import type { Bill } from '@/domain/shipment/bill'
import { decimal, formatRupees } from '@/domain/money/money'
import { UNREADABLE } from '@/domain/numbers'
import { DASH } from './billFacts'

/** More labels than this in one go is a slip of the keyboard rather than a shipment. */
export const MOST_LABELS = 100

/**
 * How many pieces carry a label.
 *
 * @param bill the bill
 * @returns a whole number; 1 where the bill does not tell
 */
export function labelledPieces({ pieces }: Bill): number {
  return pieces === null || !Number.isFinite(pieces) ? 1 : Math.max(1, Math.ceil(pieces))
}

/** The pieces that labels are printed for, from 1. */
export function labels(bill: Bill): number[] {
  return Array.from({ length: Math.min(labelledPieces(bill), MOST_LABELS) }, (_, index) => index + 1)
}

/** What the courier collects at the door, a dash where it cannot be read; null where there is nothing to collect. */
export function cashOnDelivery({ isCod, codAmount }: Bill): string | null {
  if (isCod && codAmount === UNREADABLE) return DASH
  if (!isCod || codAmount === null || !Number.isFinite(codAmount) || decimal(codAmount).eq(0)) return null
  return formatRupees(codAmount)
}
