import { formatRupees } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import type { TextKey } from '@/texts/t'

export interface ChartPoint {
  name: string
  /** Void ones count only in the bar "Void"; they are not in the collection either. */
  shipments: number
  /** Rupees. */
  collection: number
  /** Shipments whose amount cannot be read: they are not in the collection. */
  unreadable?: number
}

export const measures = ['shipments', 'collection'] as const

export type Measure = (typeof measures)[number]

export const measureTexts: Record<Measure, { name: TextKey; format: (value: number) => string }> = {
  shipments: { name: 'lists.shipments', format: formatCount },
  collection: { name: 'lists.collection', format: formatRupees },
}

/** A dash where no amount can be read. */
export const measureText = (point: ChartPoint, measure: Measure) =>
  measure === 'collection' && point.unreadable !== undefined && point.unreadable === point.shipments
    ? '—'
    : measureTexts[measure].format(point[measure])
