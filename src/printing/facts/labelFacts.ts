import type { Bill } from '@/domain/shipment/bill'
import { decimal, formatRupees } from '@/domain/money/money'
import { UNREADABLE } from '@/domain/numbers'
import { billNumber, DASH } from './billFacts'

/** More labels than this for one bill are a typing mistake rather than a shipment. */
export const MOST_LABELS = 100

export const MORE = '… more on the receipt'

/** Without a company or contact person of the receiver no label is printed (product 11.9). */
export function hasReceiver({ consignee }: Bill): boolean {
  return [consignee.company, consignee.contactPerson].some((name) => name.trim() !== '')
}

export function labelledPieces({ pieces }: Bill): number {
  return pieces === null || !Number.isFinite(pieces) ? 1 : Math.max(1, Math.ceil(pieces))
}

export function labels(bill: Bill): number[] {
  if (!hasReceiver(bill)) return []
  return Array.from({ length: Math.min(labelledPieces(bill), MOST_LABELS) }, (_, index) => index + 1)
}

/** Number and piece, counted from 1, so that scanners can tell pieces apart: `3047182972-2`. */
export function labelCode(bill: Bill, piece: number): string {
  const number = billNumber(bill)
  return number === '' ? '' : `${number}-${piece}`
}

/** Cuts between words and appends {@link MORE}. @param most characters, {@link MORE} included */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, Math.max(0, most - MORE.length))
  return `${(/^(.*)\s\S*$/s.exec(room)?.[1] ?? room).replace(/[\s,،.]+$/, '')}${MORE}`
}

/** What the courier has to collect. A dash if it cannot be read; null if there is nothing to collect. */
export function cashOnDelivery({ isCod, codAmount }: Bill): string | null {
  if (isCod && codAmount === UNREADABLE) return DASH
  if (!isCod || codAmount === null || !Number.isFinite(codAmount) || decimal(codAmount).eq(0)) return null
  return formatRupees(codAmount)
}
