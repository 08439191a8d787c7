import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { daysText, type Days } from '@/domain/dayRanges'
import { shipmentListQuery } from '@/services/shipmentIndex.queries'
import type { ShipmentSource } from '@/services/shipmentSource'
import { ChartsBars } from './ChartsBars'
import { ChartsCompared } from './ChartsCompared'
import { chartSums, dailyPoints, daysBefore, largestPoints, lastDays, statusPoints, totalOf } from './chartsData'
import { ChartsDays } from './ChartsDays'
import { measureNames, type Measure } from './chartsMeasure'
import './charts.css'
import { useChartSums } from './useChartSums'
import type { ShipmentList } from './useShipmentList'

interface ChartsPanelProps {
  list: ShipmentList
  /** The range that was asked for; null for all days. */
  days: Days | null
}

/** Shipments and collection of what is filtered, in pictures: sums of the index, and this period against the one before. */
export function ChartsPanel({ list, days }: ChartsPanelProps) {
  const { source, query, loadedAt } = list
  const [measure, setMeasure] = useState<Measure>('shipments')
  const sums = useChartSums(source, query, chartSums, loadedAt)
  const { period, before, earlier } = usePeriods(list, days)

  if (!sums)
    return (
      <p className="cc-charts-wait" role="status">
        {list.isWhole ? 'Counting…' : 'The pictures come when the list is whole.'}
      </p>
    )
  return (
    <section className="cc-charts" aria-label="Pictures">
      <div className="cc-charts-h">
        <h2>{days ? daysText(days) : 'All that is filtered'}</h2>
        <div className="cc-quick" role="group" aria-label="What the pictures show">
          {(['shipments', 'collection'] as const).map((each) => (
            <button
              key={each}
              className="cc-chip"
              type="button"
              aria-pressed={measure === each}
              onClick={() => setMeasure(each)}
            >
              {measureNames[each]}
            </button>
          ))}
        </div>
        <button className="btn btn-light" type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
      {period.now && period.sums && earlier && before && (
        <ChartsCompared now={totalOf(period.sums)} before={totalOf(earlier)} days={period.now} daysBefore={before} />
      )}
      <ChartsDays
        points={dailyPoints(sums.day, days)}
        before={days && before && earlier ? dailyPoints(earlier, before) : null}
        measure={measure}
      />
      <div className="cc-charts-grid">
        <ChartsBars title="By center" points={largestPoints(sums.center, measure)} measure={measure} />
        <ChartsBars title="By service" points={largestPoints(sums.service, measure)} measure={measure} />
        <ChartsBars title="By destination" points={largestPoints(sums.destination, measure)} measure={measure} />
        <ChartsBars title="By status" points={statusPoints(sums.status)} measure={measure} />
      </div>
    </section>
  )
}

const byDay = ['day'] as const

/** This period's days and the same number of days before it; without a range the last 30 days. */
function usePeriods({ source, query, loadedAt }: ShipmentList, days: Days | null) {
  const [today] = useState(() => lastDays(new Date()))
  const now = days ?? today
  const before = useMemo(() => daysBefore(now), [now])
  const isRange = source.kind === 'range'
  const earlierSource: ShipmentSource = isRange && before ? { kind: 'range', ...before } : source
  const earlierList = useQuery({
    ...shipmentListQuery(earlierSource),
    enabled: isRange && before !== null,
    refetchInterval: false,
  })
  const nowQuery = useMemo(() => ({ ...query, filter: { ...query.filter, ...now } }), [query, now])
  const beforeQuery = useMemo(() => ({ ...query, filter: { ...query.filter, ...before } }), [query, before])
  const current = useChartSums(source, nowQuery, byDay, loadedAt)
  const version = isRange ? (earlierList.data?.version ?? null) : loadedAt
  const earlier = useChartSums(earlierSource, before && beforeQuery, byDay, version)
  return { period: { now, sums: current?.day ?? null }, before, earlier: earlier?.day ?? null }
}
