import { compareTexts } from '@/domain/compareTexts'
import { DASH } from '@/domain/dash'
import { dayOf, readDate } from '@/domain/dates'
import { type Days, isFromTheBeginning } from '@/domain/days'
import type { ShipmentSum } from '@/domain/shipment-index/shipmentIndex'
import { NO_TOTALS, type ShipmentTotals } from '@/domain/shipment-index/shipmentTotals'
import { statusTypes, VOID } from '@/domain/shipment/shipmentStatus'
import { statusName } from '@/texts/statusName'
import { t } from '@/texts/t'
import type { ChartPoint, Measure } from './chartMeasures'

const MAX_BARS = 10

const PAISA_PER_RUPEE = 100

/** The most days that a chart shows, counted from the last one: a wrong date must not stretch it over a century. */
const MAX_DAYS = 3660

const countNotVoid = ({ shipments, voids }: ShipmentTotals) => shipments - voids

function pointOf(name: string, totals: ShipmentTotals): ChartPoint {
  const { paisa, missing, unreadable } = totals
  return {
    name,
    shipments: countNotVoid(totals),
    grossTotal: paisa / PAISA_PER_RUPEE,
    ...(missing > 0 && { missing }),
    ...(unreadable > 0 && { unreadable }),
  }
}

export const totalOf = (sums: readonly ShipmentSum[]): ChartPoint => pointOf('Total', addedUp(sums))

function addedUp(sums: readonly ShipmentSum[]): ShipmentTotals {
  const all = { ...NO_TOTALS }
  for (const { shipments, voids, paisa, missing, unreadable } of sums) {
    all.shipments += shipments
    all.voids += voids
    all.paisa += paisa
    all.missing += missing
    all.unreadable += unreadable
  }
  return all
}

/**
 * One point for each day, including days without shipments. If `days` has no start, begins with the first day that has
 * shipments.
 */
export function dailyPoints(sums: readonly ShipmentSum[], days: Days | null): ChartPoint[] {
  const dated = sums.filter(({ key }) => key !== '')
  const byDay = new Map(dated.map((sum) => [sum.key, sum]))
  const first = readDate(days && !isFromTheBeginning(days) ? days.from : dated[0]?.key)
  const last = readDate(days?.to ?? dated.at(-1)?.key)
  const points: ChartPoint[] = []
  if (!first || !last) return points
  const earliest = new Date(last.getFullYear(), last.getMonth(), last.getDate() - MAX_DAYS + 1)
  for (let day = first < earliest ? earliest : first; day <= last; day = dayAfter(day)) {
    points.push(pointOf(dayOf(day), byDay.get(dayOf(day)) ?? NO_TOTALS))
  }
  return points
}

const WEEK_DAYS = 7

/** A week's sums, named after its first day (`YYYY-MM-DD`). */
export interface WeekPoint extends ChartPoint {
  /** Its last day. */
  until: string
}

/** The sums of daily points by seven days, counted back from the last: only the first week may have fewer. */
export function weeklyPoints(daily: readonly ChartPoint[]): WeekPoint[] {
  const weeks: WeekPoint[] = []
  for (let end = daily.length; end > 0; end -= WEEK_DAYS) {
    const days = daily.slice(Math.max(0, end - WEEK_DAYS), end)
    const sumOf = (read: (point: ChartPoint) => number) => days.reduce((sum, point) => sum + read(point), 0)
    const missing = sumOf((point) => point.missing ?? 0)
    const unreadable = sumOf((point) => point.unreadable ?? 0)
    weeks.unshift({
      name: days[0]?.name ?? '',
      until: days.at(-1)?.name ?? '',
      shipments: sumOf(({ shipments }) => shipments),
      grossTotal: sumOf(({ grossTotal }) => grossTotal),
      ...(missing > 0 && { missing }),
      ...(unreadable > 0 && { unreadable }),
    })
  }
  return weeks
}

function dayAfter(day: Date): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1)
}

/**
 * The bars of a measure, the longest first; of more than eleven, those from the eleventh on are combined into one. Void
 * shipments make no bar longer.
 */
export function largestPoints(
  sums: readonly ShipmentSum[],
  measure: Measure,
  shownOf = (value: string) => value,
): ChartPoint[] {
  const ordered = ofEachName(sums, shownOf).sort(
    (one, other) =>
      (measure === 'shipments' ? countNotVoid(other) - countNotVoid(one) : other.paisa - one.paisa) ||
      compareTexts(one.key, other.key),
  )
  const shown = ordered.length > MAX_BARS + 1 ? ordered.slice(0, MAX_BARS) : ordered
  const rest = ordered.slice(shown.length)
  const points = shown.map((sum) => pointOf(sum.key, sum))
  return rest.length === 0
    ? points
    : [...points, { ...totalOf(rest), name: t('lists.countMore', { count: rest.length }) }]
}

/** Combines values that are shown under the same name: "Express" and "express" have the same one in Urdu. */
function ofEachName(sums: readonly ShipmentSum[], shownOf: (value: string) => string): ShipmentSum[] {
  const names = new Map<string, ShipmentSum[]>()
  for (const sum of sums) {
    const name = shownOf(sum.key) || DASH
    names.set(name, [...(names.get(name) ?? []), sum])
  }
  return [...names].map(([key, own]) => ({ key, ...addedUp(own) }))
}

export function statusPoints(sums: readonly ShipmentSum[]): ChartPoint[] {
  const byStep = new Map(sums.map((sum) => [sum.key, sum]))
  return [
    ...statusTypes.map((step) => pointOf(statusName(step), byStep.get(String(step)) ?? NO_TOTALS)),
    { name: t('common.void'), shipments: byStep.get(String(VOID))?.shipments ?? 0, grossTotal: 0 },
  ]
}
