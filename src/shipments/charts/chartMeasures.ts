import { formatRupees } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import type { TextKey } from '@/texts/t'

export interface ChartPoint {
  name: string
  /** Void ones count only in the bar "Void"; they are not in the collection either. */
  shipments: number
  /** Rupees. */
  collection: number
  /** Shipments without an amount: they are not in the collection. */
  missing?: number
  /** Shipments whose amount cannot be read: they are not in it either. */
  unreadable?: number
}

export const measures = ['shipments', 'collection'] as const

export type Measure = (typeof measures)[number]

export const measureTexts: Record<Measure, { name: TextKey; format: (value: number) => string }> = {
  shipments: { name: 'lists.shipments', format: formatCount },
  collection: { name: 'lists.collection', format: formatRupees },
}

/** A dash where no amount is known. */
export const measureText = (point: ChartPoint, measure: Measure) =>
  measure === 'collection' && point.shipments > 0 && (point.missing ?? 0) + (point.unreadable ?? 0) === point.shipments
    ? '—'
    : measureTexts[measure].format(point[measure])
