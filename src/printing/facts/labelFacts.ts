import type { Bill } from '@/domain/shipment/bill'
import { decimal, formatRupees } from '@/domain/money/money'
import { UNREADABLE } from '@/domain/numbers'
import { billNumber, DASH } from './billFacts'

/** More labels than this in one go is a slip of the keyboard rather than a shipment. */
export const MOST_LABELS = 100

/** What stands on a label where a text had to be cut. */
export const MORE = '… more on the receipt'

/** Whether the bill says for whom the parcel is: without it, no label can be printed. */
export function hasReceiver({ consignee }: Bill): boolean {
  return [consignee.company, consignee.contactPerson].some((name) => name.trim() !== '')
}

/**
 * How many pieces carry a label.
 *
 * @param bill the bill
 * @returns a whole number; 1 where the bill does not tell
 */
export function labelledPieces({ pieces }: Bill): number {
  return pieces === null || !Number.isFinite(pieces) ? 1 : Math.max(1, Math.ceil(pieces))
}

/** The pieces that labels are printed for, from 1; none where nobody is to receive them. */
export function labels(bill: Bill): number[] {
  if (!hasReceiver(bill)) return []
  return Array.from({ length: Math.min(labelledPieces(bill), MOST_LABELS) }, (_, index) => index + 1)
}

/**
 * What a label's barcode carries, so that a scanner tells the pieces of a shipment apart: `3047182972-2`.
 *
 * @param piece from 1
 * @returns '' where the bill has no number
 */
export function labelCode(bill: Bill, piece: number): string {
  const number = billNumber(bill)
  return number === '' ? '' : `${number}-${piece}`
}

/**
 * A text that has no more room than this: cut between words, and saying so.
 *
 * @param most letters that there is room for
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, Math.max(0, most - MORE.length))
  return `${(/^(.*)\s\S*$/s.exec(room)?.[1] ?? room).replace(/[\s,،.]+$/, '')}${MORE}`
}

/** What the courier collects at the door, a dash where it cannot be read; null where there is nothing to collect. */
export function cashOnDelivery({ isCod, codAmount }: Bill): string | null {
  if (isCod && codAmount === UNREADABLE) return DASH
  if (!isCod || codAmount === null || !Number.isFinite(codAmount) || decimal(codAmount).eq(0)) return null
  return formatRupees(codAmount)
}
