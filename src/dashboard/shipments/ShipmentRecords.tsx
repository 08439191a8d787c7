import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { lazyPart } from '@/components/lazyPart'
import { daysText } from '@/domain/dayRanges'
import { viewerCan } from '@/domain/roles'
import type { ShipmentSort } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentViewer } from '@/domain/shipment/shipmentStatus'
import { statisticsByToFromQuery, statisticsQuery } from '@/services/airwayBill.queries'
import { Icon } from '@/components/Icon'
import { ExportTools, type OpenTools } from './export/ExportTools'
import { mistypedIn, numbersIn } from './view/listOfView'
import { standardColumns, type ShipmentColumnId } from './table/shipmentColumns'
import { ScanPanel } from './scan/ScanPanel'
import { DayPresets, ShipmentFilters } from './filters/ShipmentFilters'
import { ShipmentTable } from './table/ShipmentTable'
import { choicesIn, daysIn, plainView, type ShipmentView } from './view/shipmentView'
import { refreshed } from './statistics/Statistics'
import { StatisticsCards } from './statistics/StatisticsCards'
import { StatisticsStrip } from './statistics/StatisticsStrip'
import { useToday } from '../useToday'
import { useBatchSelection } from './batch/useBatchSelection'
import { useSearchedShipments } from './view/useSearchedShipments'
import { useShipmentView } from './view/useShipmentView'
import { useTypedSearch } from './view/useTypedSearch'

/** The chart library loads with the first picture. */
const ChartsPanel = lazyPart(async () => (await import('./charts/ChartsPanel')).ChartsPanel, {
  name: 'The charts',
  waiting: <p className="cc-charts-wait">Loading the charts…</p>,
})

interface ShipmentRecordsProps {
  /** The screen's heading. */
  title: string
  /** The table's name. */
  label: string
  viewer: ShipmentViewer
  /** The columns that the screen shows by itself. */
  standard?: readonly ShipmentColumnId[]
}

/** Search, days, filters, statistics that follow, and the table: all of the view stands in the address. */
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

  const sortBy = useCallback((sort: ShipmentSort) => changeView({ sort }), [changeView])
  const clear = () => {
    type('')
    changeView({ ...plainView, sort: view.sort, columns: view.columns }, true)
  }
  const isNarrowed = typed !== '' || choicesIn(view) > 0
  const isFiltered = isNarrowed || days !== null

  return (
    <>
      <div className="cc-page-head">
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
        <div className="cc-totals">
          <StatisticsStrip
            filtered={isNarrowed && list.isWhole ? list.totals : null}
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
      {open.charts && <ChartsPanel list={list} days={days} />}
      {open.scan && <ScanPanel selection={selection} source={list.source} />}
      <MissingNumbers missing={list.missing} mistyped={mistyped} />
      <ShipmentTable
        label={label}
        list={list}
        viewer={viewer}
        selection={selection}
        sort={view.sort}
        onSort={sortBy}
        visible={view.columns ?? standard}
        empty={<EmptyText view={view} typed={typed} />}
        onClearFilters={isFiltered ? clear : undefined}
        listKey={JSON.stringify({ ...view, term: typed, columns: null })}
      />
    </>
  )
}

/** What was asked for, where no shipment came of it. */
function EmptyText({ view, typed }: { view: ShipmentView; typed: string }) {
  const days = daysIn(view, useToday())
  const text = typed.trim()
  const when = days ? ` ${days.from === days.to ? 'on' : 'from'} ${daysText(days)}` : ''
  if (numbersIn(typed).length > 0) {
    return days
      ? `None of these airway bill numbers was booked${when}.`
      : 'None of these airway bill numbers is in the list.'
  }
  if (!days && text === '' && choicesIn(view) === 0) return 'Nothing has been booked yet.'
  const what = text === '' ? '' : ` that matches «${text}»`
  const how = choicesIn(view) > 0 ? ' with these filters' : ''
  return `Nothing was booked${when}${what}${how}.`
}

/** So many are named; the others are counted. */
const NAMED = 10

interface MissingNumbersProps {
  /** Airway bill numbers that no shipment has. */
  missing: readonly string[]
  /** What is no airway bill number. */
  mistyped: readonly string[]
}

/** What a pasted list asks for in vain. */
function MissingNumbers({ missing, mistyped }: MissingNumbersProps) {
  const notFound = missing.length === 1 ? 'One number was not found' : `${missing.length} numbers were not found`
  return (
    <>
      {mistyped.length > 0 && <Notice text={`Not airway bill numbers: ${named(mistyped)}`} />}
      {missing.length > 0 && <Notice text={`${notFound}: ${named(missing)}`} />}
    </>
  )
}

function Notice({ text }: { text: string }) {
  return (
    <p className="cc-missing" role="status">
      <Icon name="warning" small />
      <span>{text}</span>
    </p>
  )
}

function named(numbers: readonly string[]): string {
  const others = numbers.length > NAMED ? ` and ${numbers.length - NAMED} more` : ''
  return `${numbers.slice(0, NAMED).join(', ')}${others}`
}
