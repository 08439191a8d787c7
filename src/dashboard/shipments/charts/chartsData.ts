import { t, type TextKey } from '@/texts/t'
import { dayOf, readDate } from '@/domain/dates'
import { isFromTheBeginning, type Days } from '@/domain/dayRanges'
import type { ShipmentSum, ShipmentTotals, SumBy } from '@/domain/shipment-index/shipmentSums'
import { statusName, statusTypes } from '@/domain/shipment/shipmentStatus'
import { formatRupees } from '@/domain/money/money'
import { formatCount } from '@/domain/numbers'

export interface ChartPoint {
  name: string
  /** Void ones count only in the bar "Void"; they are not in the collection either. */
  shipments: number
  /** Rupees. */
  collection: number
}

const LARGEST = 10
const PAISA = 100
/** No chart shows more days than this: a wrong date must not draw a century. */
const MOST_DAYS = 3660

const NOTHING: ShipmentTotals = { shipments: 0, voids: 0, paisa: 0 }

const pointOf = (name: string, { shipments, voids, paisa }: ShipmentTotals): ChartPoint => ({
  name,
  shipments: shipments - voids,
  collection: paisa / PAISA,
})

export function totalOf(sums: readonly ShipmentSum[]): ChartPoint {
  const all = { ...NOTHING }
  for (const { shipments, voids, paisa } of sums) {
    all.shipments += shipments
    all.voids += voids
    all.paisa += paisa
  }
  return pointOf('Total', all)
}

/** Includes days without shipments. If `days` has no start, begins at the first day with shipments. */
export function dailyPoints(sums: readonly ShipmentSum[], days: Days | null): ChartPoint[] {
  const dated = sums.filter(({ key }) => key !== '')
  const byDay = new Map(dated.map((sum) => [sum.key, sum]))
  const first = readDate(days && !isFromTheBeginning(days) ? days.from : dated[0]?.key)
  const last = days?.to ?? dated.at(-1)?.key ?? ''
  const points: ChartPoint[] = []
  if (!first) return points
  for (let day = first; dayOf(day) <= last && points.length < MOST_DAYS; day = dayAfter(day)) {
    points.push(pointOf(dayOf(day), byDay.get(dayOf(day)) ?? NOTHING))
  }
  return points
}

function dayAfter(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1)
}

export function largestPoints(sums: readonly ShipmentSum[], measure: Measure): ChartPoint[] {
  const ordered =
    measure === 'shipments'
      ? sums
      : [...sums].sort((one, other) => other.paisa - one.paisa || one.key.localeCompare(other.key))
  const shown = ordered.length > LARGEST + 1 ? ordered.slice(0, LARGEST) : ordered
  const rest = ordered.slice(shown.length)
  const points = shown.map((sum) => pointOf(sum.key || '—', sum))
  return rest.length === 0
    ? points
    : [...points, { ...totalOf(rest), name: t('lists.countMore', { count: rest.length }) }]
}

export function statusPoints(sums: readonly ShipmentSum[]): ChartPoint[] {
  const byStep = new Map(sums.map((sum) => [sum.key, sum]))
  return [
    ...statusTypes.map((step) => pointOf(statusName(step), byStep.get(String(step)) ?? NOTHING)),
    { name: t('common.void'), shipments: byStep.get('0')?.shipments ?? 0, collection: 0 },
  ]
}

/** The period of the same length right before; null if `days` has no start. */
export function daysBefore({ from, to }: Days): Days | null {
  if (isFromTheBeginning({ from, to })) return null
  const first = readDate(from)
  const last = readDate(to)
  if (!first || !last) return null
  const length = Math.round((last.getTime() - first.getTime()) / 86_400_000) + 1
  const at = (back: number) => dayOf(new Date(first.getFullYear(), first.getMonth(), first.getDate() - back))
  return { from: at(length), to: at(1) }
}

export const chartSums = ['day', 'center', 'destination', 'service', 'status'] as const satisfies readonly SumBy[]

export const measures = ['shipments', 'collection'] as const
export type Measure = (typeof measures)[number]

export const measureTexts: Record<Measure, { name: TextKey; format: (value: number) => string }> = {
  shipments: { name: 'lists.shipments', format: formatCount },
  collection: { name: 'lists.collection', format: formatRupees },
}
