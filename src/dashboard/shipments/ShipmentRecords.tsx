import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { daysText } from '@/domain/dayRanges'
import { viewerCan } from '@/domain/roles'
import type { ShipmentSort } from '@/domain/shipmentFilter'
import type { ShipmentViewer } from '@/domain/shipmentStatus'
import { statisticsByToFromQuery, statisticsQuery } from '@/services/airwayBill.queries'
import { ExportTools, type OpenTools } from './ExportTools'
import { EmptyText } from './EmptyText'
import { mistypedIn } from './listOfView'
import { MissingNumbers } from './MissingNumbers'
import { standardColumns, type ShipmentColumnId } from './shipmentColumns'
import { ScanPanel } from './ScanPanel'
import { DayPresets, ShipmentFilters } from './ShipmentFilters'
import { ShipmentTable } from './ShipmentTable'
import { choicesIn, daysIn, plainView } from './shipmentView'
import { refreshed } from './Statistics'
import { StatisticsCards } from './StatisticsCards'
import { StatisticsStrip } from './StatisticsStrip'
import { useToday } from '../useToday'
import { useBatchSelection } from './useBatchSelection'
import { useSearchedShipments } from './useSearchedShipments'
import { useShipmentView } from './useShipmentView'
import { useTypedSearch } from './useTypedSearch'

/** The chart library loads with the first picture. */
const ChartsPanel = lazy(async () => ({ default: (await import('./ChartsPanel')).ChartsPanel }))

interface ShipmentRecordsProps {
  /** The screen's heading. */
  title: string
  /** The table's name. */
  label: string
  viewer: ShipmentViewer
  /** The columns that the screen shows by itself. */
  standard?: readonly ShipmentColumnId[]
}

/** Search, days, filters, statistics that follow, and the table: all of the view stands in the address (design 3). */
export function ShipmentRecords({ title, label, viewer, standard = standardColumns }: ShipmentRecordsProps) {
  const [view, changeView] = useShipmentView()
  const { typed, type, settle } = useTypedSearch(view.term, changeView)
  const list = useSearchedShipments(view, typed)
  const selection = useBatchSelection(list)
  // A number that is still being typed is not mistyped yet.
  const mistyped = useMemo(() => (typed === view.term ? mistypedIn(typed) : []), [typed, view.term])
  const [open, setOpen] = useState<OpenTools>({ scan: false, charts: false })
  const [isByCenter, setIsByCenter] = useState(false)

  const { from, to } = view
  const today = useToday()
  const days = useMemo(() => daysIn({ from, to }, today), [from, to, today])
  const {
    data: statistics,
    isError,
    refetch,
  } = useQuery({
    ...(days ? statisticsByToFromQuery(days) : statisticsQuery()),
    ...refreshed,
    enabled: list.isAsked,
  })
  const time = days ? daysText(days) : 'Till Now'

  const sort = useCallback((sort: ShipmentSort) => changeView({ sort }), [changeView])
  const clear = () => {
    type('')
    changeView({ ...plainView, sort: view.sort, columns: view.columns }, true)
  }
  const isFiltered = typed !== '' || days !== null || choicesIn(view) > 0

  return (
    <>
      <div className="cc-h">
        <h1>{title}</h1>
        <ExportTools list={list} visible={view.columns ?? standard} days={days} open={open} onOpen={setOpen} />
      </div>
      <ShipmentFilters
        view={view}
        onView={changeView}
        typed={typed}
        onType={type}
        onSettle={settle}
        facets={list.facets}
        standard={standard}
      />
      <div className="cc-quick-line">
        <div className="cc-quick">
          <DayPresets view={view} onView={changeView} />
          {viewerCan.moveShipments(viewer) && (
            <button
              className="cc-chip"
              type="button"
              aria-pressed={view.needsAttention}
              onClick={() => changeView({ needsAttention: !view.needsAttention }, true)}
            >
              Needs attention
            </button>
          )}
          {isFiltered && (
            <button className="btn btn-link cc-clear" type="button" onClick={clear}>
              Clear the filters
            </button>
          )}
        </div>
        <div className="cc-sums">
          <StatisticsStrip
            statistics={isError ? (statistics ?? null) : statistics}
            label={time}
            viewer={viewer}
            onRetry={() => void refetch()}
          />
          {statistics && statistics.length > 1 && (
            <button
              className="cc-chip"
              type="button"
              aria-pressed={isByCenter}
              onClick={() => setIsByCenter(!isByCenter)}
            >
              By center
            </button>
          )}
        </div>
      </div>
      {isByCenter && statistics && <StatisticsCards statistics={statistics} label={time} viewer={viewer} />}
      {open.charts && (
        <Suspense fallback={<p className="cc-charts-wait">Loading the pictures…</p>}>
          <ChartsPanel list={list} days={days} />
        </Suspense>
      )}
      {open.scan && <ScanPanel selection={selection} source={list.source} />}
      <MissingNumbers missing={list.missing} mistyped={mistyped} />
      <ShipmentTable
        label={label}
        list={list}
        viewer={viewer}
        selection={selection}
        sort={view.sort}
        onSort={sort}
        visible={view.columns ?? standard}
        empty={<EmptyText view={view} typed={typed} />}
        onClearFilters={isFiltered ? clear : undefined}
        listKey={JSON.stringify({ ...view, term: typed, columns: null })}
      />
    </>
  )
}
