import { DASH } from '@/domain/dash'
import { formatRupees } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'
import { t, type TextKey } from '@/texts/t'

export interface ChartPoint {
  name: string
  /** Void ones count only in the bar "Void"; they are not in the sum either. */
  shipments: number
  /** Rupees. */
  grossTotal: number
  /** Shipments without an amount: they are not in the sum. */
  missing?: number
  /** Shipments whose amount cannot be read: they are not in it either. */
  unreadable?: number
}

export const measures = ['shipments', 'grossTotal'] as const

export type Measure = (typeof measures)[number]

export const measureTexts: Record<Measure, { name: TextKey; format: (value: number) => string }> = {
  shipments: { name: 'lists.shipments', format: formatCount },
  grossTotal: { name: 'lists.gTotal', format: formatRupees },
}

/** How many shipments are not in a measure. */
const leftOut = ({ missing = 0, unreadable = 0 }: ChartPoint, measure: Measure) =>
  measure === 'grossTotal' ? missing + unreadable : 0

/** Null where no amount is known, which is not 0 (product 7.9). */
export const measureValue = (point: ChartPoint, measure: Measure): number | null =>
  point.shipments > 0 && leftOut(point, measure) === point.shipments ? null : point[measure]

/** A dash where no amount is known. */
export function measureText(point: ChartPoint, measure: Measure): string {
  const value = measureValue(point, measure)
  return value === null ? DASH : measureTexts[measure].format(value)
}

/**
 * The change in percent; a dash if one of the two leaves out shipments, or if the earlier value is negative, as a
 * percentage of it would make no sense.
 */
export function changeText(point: ChartPoint, earlier: ChartPoint, measure: Measure): string {
  if (leftOut(point, measure) + leftOut(earlier, measure) > 0) return DASH
  const [now, before] = [point[measure], earlier[measure]]
  if (before < 0) return DASH
  if (before === 0) return now === 0 ? t('lists.changeNone') : t('lists.changeNew')
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return t('lists.changeNone')
  return percent > 0 ? `+${formatCount(percent)} %` : `−${formatCount(-percent)} %`
}
