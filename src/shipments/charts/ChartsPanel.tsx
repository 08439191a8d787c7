import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { IconButton } from '@/components/desk/IconButton'
import { ReloadHint } from '@/components/desk/ReloadHint'
import { useToday } from '@/components/desk/useToday'
import type { Days } from '@/domain/days'
import { daysBefore } from '@/domain/daysBefore'
import { lastDays } from '@/domain/lastDays'
import type { SumBy } from '@/domain/shipment-index/shipmentIndex'
import { shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { shipmentListQuery } from '@/services/shipment-list/shipmentList.queries'
import type { ShipmentSource } from '@/services/shipment-list/shipmentSource'
import { daysText } from '@/texts/daysText'
import { t } from '@/texts/t'
import { shownValue } from '../filters/FilterSelect'
import type { ShipmentList } from '../list/useShipmentList'
import { ChartsCompared, ChartsDays, ChartsFigure } from './ChartsFigure'
import { ChartsTable } from './ChartsTable'
import { type Measure, measures, measureTexts } from './chartMeasures'
import { dailyPoints, largestPoints, statusPoints, totalOf } from './chartPoints'
import './charts.css'

interface ChartsPanelProps {
  list: ShipmentList
  /** Null for all days. */
  days: Days | null
  onClose: () => void
}

export function ChartsPanel({ list, days, onClose }: ChartsPanelProps) {
  const { source, query, loadedAt } = list
  const [measure, setMeasure] = useState<Measure>('shipments')
  const { data: sums, error, refetch } = useQuery(shipmentSumsQuery(source, query, sumsOfCharts, loadedAt))
  const { now, before, earlier, earlierList } = usePeriods(list, days)

  if (!sums) {
    return (
      <p className="cc-muted" role="status">
        {list.state === 'failed' ? (
          <ReloadHint failed={t('lists.chartsFailed')} error={list.error} onRetry={list.retry} />
        ) : error ? (
          <ReloadHint failed={t('lists.chartsFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          t('lists.loadingCharts')
        )}
      </p>
    )
  }
  // If days are chosen, the period before is not part of what is shown.
  const { missing = 0, unreadable = 0 } = totalOf([...sums.status, ...((days && earlier) ?? [])])
  const points = dailyPoints(sums.day, days)
  // The days of the server may differ from the viewer's, and a wrong date may be long ago.
  const drawn = new Set(['', ...points.map(({ name }) => name)])
  const ofOtherDays = totalOf(sums.day.filter(({ key }) => !drawn.has(key))).shipments
  const isEmpty = totalOf(sums.day).shipments === 0 && sums.status.length === 0
  const undated = list.undated + totalOf(sums.day.filter(({ key }) => key === '')).shipments
  return (
    <section className="cc-charts" aria-label={t('lists.charts')}>
      <div className="cc-charts-head cc-beside flex-wrap gap-2 mb-3">
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
        <IconButton icon="close" name={t('lists.closeCharts')} className="cc-square" onClick={onClose} />
      </div>
      {missing > 0 && <p role="status">{t('lists.sumMissing', { count: missing })}</p>}
      {unreadable > 0 && <p role="status">{t('lists.sumUnreadable', { count: unreadable })}</p>}
      {undated > 0 && <p role="status">{t('lists.undatedInCharts', { count: undated })}</p>}
      {ofOtherDays > 0 && <p role="status">{t('lists.ofOtherDays', { count: ofOtherDays })}</p>}
      {earlierList.isError && !earlierList.data && !earlierList.isFetching && (
        <p role="status">
          <ReloadHint
            failed={t('lists.periodBeforeFailed')}
            error={earlierList.error}
            onRetry={() => void earlierList.refetch()}
          />
        </p>
      )}
      {earlier && before && (
        <ChartsCompared
          days={now}
          now={totalOf(sums.day.filter(({ key }) => key >= now.from && key <= now.to))}
          before={before}
          then={totalOf(earlier)}
        />
      )}
      {isEmpty ? (
        <p className="cc-muted mb-0">{t('desk.noShipments')}</p>
      ) : (
        <>
          <ChartsDays
            points={points}
            before={days && before && earlier ? dailyPoints(earlier, before) : null}
            currentFrom={days || !earlier ? null : now.from}
            measure={measure}
          />
          <div className="cc-charts-grid">
            {bars.map(({ by, title, noun }) => (
              <ChartsFigure key={by} title={t(title)}>
                <ChartsTable
                  title={t(title)}
                  noun={t(noun)}
                  points={
                    by === 'status' ? statusPoints(sums.status) : largestPoints(sums[by], measure, shownValue[by])
                  }
                  measure={measure}
                />
              </ChartsFigure>
            ))}
          </div>
        </>
      )}
    </section>
  )
}

const bars = [
  { by: 'center', title: 'lists.byCenter', noun: 'desk.center' },
  { by: 'service', title: 'lists.byService', noun: 'lists.service' },
  { by: 'destination', title: 'lists.byDestination', noun: 'lists.destination' },
  { by: 'status', title: 'lists.byStatus', noun: 'lists.status' },
] as const

const sumsOfCharts = ['day', 'center', 'destination', 'service', 'status'] as const satisfies readonly SumBy[]

const dayAlone = ['day'] as const

/** How many days are compared with as many before them, if no days are chosen. */
const USUAL_DAYS = 30

/** The days that the charts show, and the sums of as many days before them. */
function usePeriods({ source, query, loadedAt }: ShipmentList, days: Days | null) {
  const today = useToday()
  const now = days ?? lastDays(USUAL_DAYS, today)
  const before = daysBefore(now)
  const isRange = source.kind === 'range'
  const earlierSource: ShipmentSource = isRange && before ? { kind: 'range', ...before } : source
  const earlierList = useQuery({
    ...shipmentListQuery(earlierSource),
    enabled: isRange && before !== null,
    refetchInterval: false,
  })
  const beforeQuery = before && { ...query, filter: { ...query.filter, ...before } }
  const earlierLoadedAt = isRange ? (earlierList.data?.loadedAt ?? null) : loadedAt
  const { data: earlier } = useQuery(shipmentSumsQuery(earlierSource, beforeQuery, dayAlone, earlierLoadedAt))
  return { now, before, earlier: earlier?.day, earlierList }
}
