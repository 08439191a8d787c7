import { t } from '@/texts/t'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { daysText, lastDays, type Days } from '@/domain/dayRanges'
import { shipmentListQuery, shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import type { ShipmentSum } from '@/domain/shipment-index/shipmentSums'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { formatCount } from '@/domain/numbers'
import { DeskButton } from '@/dashboard/DeskButton'
import { ChartsBars, ChartsDays } from './ChartsFigure'
import {
  chartSums,
  dailyPoints,
  daysBefore,
  largestPoints,
  statusPoints,
  totalOf,
  measures,
  measureTexts,
  type Measure,
} from './chartsData'
import { ReloadHint } from '../../NotAuthorized'
import './charts.css'
import type { ShipmentList } from '../list/useShipmentList'

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
      <p className="cc-charts-wait" role="status">
        {error ? (
          <ReloadHint failed={t('lists.chartsFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          t('lists.loadingCharts')
        )}
      </p>
    )
  }
  return (
    <section className="cc-charts" aria-label={t('lists.charts')}>
      <div className="cc-charts-head cc-beside flex-wrap">
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
      {earlier && before && (
        <ChartsCompared
          days={now}
          sums={sums.day.filter(({ key }) => key >= now.from && key <= now.to)}
          before={before}
          earlier={earlier}
        />
      )}
      <ChartsDays
        points={dailyPoints(sums.day, days)}
        before={days && before && earlier ? dailyPoints(earlier, before) : null}
        measure={measure}
      />
      <div className="cc-charts-grid">
        {bars.map(({ by, title, noun }) => (
          <ChartsBars
            key={by}
            title={t(title)}
            noun={t(noun)}
            points={by === 'status' ? statusPoints(sums.status) : largestPoints(sums[by], measure)}
            measure={measure}
          />
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

const byDay = ['day'] as const

/** Without chosen days: the last 30, compared with the 30 before. */
function usePeriods({ source, query, loadedAt }: ShipmentList, days: Days | null) {
  const [today] = useState(() => lastDays(30, new Date()))
  const now = days ?? today
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
  const { data: earlier } = useQuery(shipmentSumsQuery(earlierSource, before && beforeQuery, byDay, earlierLoadedAt))
  return { now, before, earlier: earlier?.day }
}

interface ChartsComparedProps {
  days: Days
  sums: readonly ShipmentSum[]
  before: Days
  earlier: readonly ShipmentSum[]
}

function ChartsCompared({ days, sums, before, earlier }: ChartsComparedProps) {
  const [now, then] = [totalOf(sums), totalOf(earlier)]
  return (
    <table className="cc-compared mb-3 cc-small">
      <caption className="visually-hidden">{t('lists.periods')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{daysText(days)}</th>
          <th scope="col">{daysText(before)}</th>
          <th scope="col">{t('lists.change')}</th>
        </tr>
      </thead>
      <tbody>
        {measures.map((each) => (
          <tr key={each}>
            <th scope="row">{t(measureTexts[each].name)}</th>
            <td className="fw-bold" translate="no">
              {measureTexts[each].format(now[each])}
            </td>
            <td translate="no">{measureTexts[each].format(then[each])}</td>
            <td className="cc-flag">
              <bdi>{changeText(now[each], then[each])}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? t('lists.changeNone') : t('lists.changeNew')
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return t('lists.changeNone')
  return percent > 0 ? `+${formatCount(percent)} %` : `−${formatCount(-percent)} %`
}
