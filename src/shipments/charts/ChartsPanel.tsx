import { t } from '@/texts/t'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { daysText, lastDays, type Days, isFromTheBeginning } from '@/domain/dayRanges'
import { shipmentListQuery, shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { NO_TOTALS } from '@/domain/shipment-index/noTotals'
import type { ShipmentSum, ShipmentTotals, SumBy } from '@/domain/shipment-index/shipmentIndex'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { DeskButton } from '@/components/desk/DeskButton'
import {
  ChartsCompared,
  ChartsDays,
  ChartsFigure,
  ChartsTable,
  measures,
  measureTexts,
  type ChartPoint,
  type Measure,
} from './ChartsFigure'
import { ReloadHint } from '@/session/NotAuthorized'
import { useToday } from '@/components/desk/useToday'
import './charts.css'
import type { ShipmentList } from '../list/useShipmentList'
import { dayOf, readDate } from '@/domain/dates'
import { compareTexts } from '@/domain/textOrder'
import { statusName, statusTypes } from '@/domain/shipment/shipmentStatus'

interface ChartsPanelProps {
  list: ShipmentList
  /** Null for all days. */
  days: Days | null
}

export function ChartsPanel({ list, days }: ChartsPanelProps) {
  const { source, query, loadedAt } = list
  const [measure, setMeasure] = useState<Measure>('shipments')
  const { data: sums, error, refetch } = useQuery(shipmentSumsQuery(source, query, chartSums, loadedAt))
  const { now, before, earlier } = usePeriods(list, days)

  if (!sums) {
    return (
      <p className="cc-muted" role="status">
        {error ? (
          <ReloadHint failed={t('lists.chartsFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          t('lists.loadingCharts')
        )}
      </p>
    )
  }
  const { unreadable = 0 } = totalOf(sums.status)
  return (
    <section className="cc-charts" aria-label={t('lists.charts')}>
      <div className="cc-beside flex-wrap gap-2 mb-3">
        <h2 className="me-auto">
          {t('lists.charts')}{' '}
          <small>{days ? t('lists.chartsOfDays', { days: daysText(days) }) : t('lists.chartsOfShown')}</small>
        </h2>
        <div className="cc-quick cc-beside m-0 p-0" role="group" aria-label={t('lists.whatChartsShow')}>
          {measures.map((each) => (
            <button
              key={each}
              className="cc-chip"
              type="button"
              aria-pressed={measure === each}
              onClick={() => setMeasure(each)}
            >
              {t(measureTexts[each].name)}
            </button>
          ))}
        </div>
        <DeskButton text={t('lists.print')} onClick={() => window.print()} />
      </div>
      {unreadable > 0 && <p role="status">{t('lists.sumUnreadable', { count: unreadable })}</p>}
      {earlier && before && (
        <ChartsCompared
          days={now}
          now={totalOf(sums.day.filter(({ key }) => key >= now.from && key <= now.to))}
          before={before}
          then={totalOf(earlier)}
        />
      )}
      <ChartsDays
        points={dailyPoints(sums.day, days)}
        before={days && before && earlier ? dailyPoints(earlier, before) : null}
        measure={measure}
      />
      <div className="cc-charts-grid">
        {bars.map(({ by, title, noun }) => (
          <ChartsFigure key={by} title={t(title)}>
            <ChartsTable
              title={t(title)}
              noun={t(noun)}
              points={by === 'status' ? statusPoints(sums.status) : largestPoints(sums[by], measure)}
              measure={measure}
            />
          </ChartsFigure>
        ))}
      </div>
    </section>
  )
}

const bars = [
  { by: 'center', title: 'lists.byCenter', noun: 'desk.center' },
  { by: 'service', title: 'lists.byService', noun: 'lists.service' },
  { by: 'destination', title: 'lists.byDestination', noun: 'lists.destination' },
  { by: 'status', title: 'lists.byStatus', noun: 'lists.status' },
] as const

const dayAlone = ['day'] as const

/** Without chosen days: the last 30, compared with the 30 before. */
function usePeriods({ source, query, loadedAt }: ShipmentList, days: Days | null) {
  const today = useToday()
  const lastOnes = useMemo(() => lastDays(30, today), [today])
  const now = days ?? lastOnes
  const before = useMemo(() => daysBefore(now), [now])
  const isRange = source.kind === 'range'
  const earlierSource: ShipmentSource = isRange && before ? { kind: 'range', ...before } : source
  const earlierList = useQuery({
    ...shipmentListQuery(earlierSource),
    enabled: isRange && before !== null,
    refetchInterval: false,
  })
  const beforeQuery = useMemo(() => ({ ...query, filter: { ...query.filter, ...before } }), [query, before])
  const earlierLoadedAt = isRange ? (earlierList.data?.loadedAt ?? null) : loadedAt
  const { data: earlier } = useQuery(shipmentSumsQuery(earlierSource, before && beforeQuery, dayAlone, earlierLoadedAt))
  return { now, before, earlier: earlier?.day }
}

const LARGEST = 10
const PAISA = 100
/** No chart shows more days than this: a wrong date must not draw a century. */
const MOST_DAYS = 3660

const pointOf = (name: string, { shipments, voids, paisa, unreadable }: ShipmentTotals): ChartPoint => ({
  name,
  shipments: shipments - voids,
  collection: paisa / PAISA,
  ...(unreadable > 0 && { unreadable }),
})

export function totalOf(sums: readonly ShipmentSum[]): ChartPoint {
  const all = { ...NO_TOTALS }
  for (const { shipments, voids, paisa, unreadable } of sums) {
    all.shipments += shipments
    all.voids += voids
    all.paisa += paisa
    all.unreadable += unreadable
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
    points.push(pointOf(dayOf(day), byDay.get(dayOf(day)) ?? NO_TOTALS))
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
      : [...sums].sort((one, other) => other.paisa - one.paisa || compareTexts(one.key, other.key))
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
    ...statusTypes.map((step) => pointOf(statusName(step), byStep.get(String(step)) ?? NO_TOTALS)),
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
