import { formatRupees } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'

/** What the charts show. */
export type Measure = 'shipments' | 'collection'

export const measureNames: Record<Measure, string> = { shipments: 'Shipments', collection: 'Collection' }

/** A measure's numbers as people read them. */
export const formatMeasure: Record<Measure, (value: number) => string> = {
  shipments: formatCount,
  collection: formatRupees,
}

/** The letters along the axes, and the box beside the pointer: the theme's colours, in both themes and on paper. */
export const tick = { fill: 'var(--cc-muted)', fontSize: 12 }
export const tooltip = {
  contentStyle: {
    background: 'var(--cc-surface)',
    border: '1px solid var(--cc-control)',
    borderRadius: 8,
    color: 'var(--cc-ink)',
  },
  itemStyle: { color: 'var(--cc-ink)' },
  cursor: { fill: 'var(--cc-sunken)' },
  isAnimationActive: false,
} as const
