import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { lazyPart } from '@/components/lazyPart'
import { dayOf } from '@/domain/dates'
import { daysText } from '@/domain/dayRanges'
import type { ShipmentSort } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { statisticsByToFromQuery, statisticsQuery } from '@/services/airwayBill.queries'
import { Icon } from '@/components/Icon'
import { ToolsMenu, type OpenTools } from './export/ToolsMenu'
import { mistypedIn, numbersIn, useSearchedShipments } from './view/useSearchedShipments'
import { standardColumns, type ShipmentColumnId } from './table/shipmentColumns'
import { ScanPanel } from './scan/ScanPanel'
import { ShipmentFilters } from './filters/ShipmentFilters'
import { ShipmentTable } from './table/ShipmentTable'
import { choicesIn, daysIn, plainView, type ShipmentView } from './view/shipmentView'
import { Statistics } from './statistics/Statistics'
import { StatisticsStrip, TILL_NOW } from './statistics/StatisticsStrip'
import { queueStart, WorkGroups } from './queue/WorkGroups'
import { useToday } from '../useToday'
import { useBatchSelection } from './batch/useBatchSelection'
import { useShipmentView, useTypedSearch } from './view/useShipmentView'

/** The chart library is loaded when the charts are first opened. */
const ChartsPanel = lazyPart(async () => (await import('./charts/ChartsPanel')).ChartsPanel, {
  name: 'The charts',
  waiting: <p className="cc-charts-wait">Loading the charts…</p>,
})

const DayEndDialog = lazyPart(async () => (await import('./day-end/DayEndDialog')).DayEndDialog, {
  name: 'The day-end sheet',
})

interface ShipmentRecordsProps {
  title: string
  label: string
  viewer: ShipmentViewer
  /** Work queue: the screen starts with the shipments that need attention. */
  isQueue?: boolean
  standard?: readonly ShipmentColumnId[]
}

/** The whole view is kept in the address. */
export function ShipmentRecords({
  title,
  label,
  viewer,
  isQueue = false,
  standard = standardColumns,
}: ShipmentRecordsProps) {
  const [view, changeView] = useShipmentView(isQueue ? queueStart : undefined)
  const { typed, type, settle } = useTypedSearch(view.term, changeView)
  const list = useSearchedShipments(view, typed)
  const selection = useBatchSelection(list)
  // A number that is still being typed is not mistyped yet.
  const mistyped = useMemo(() => (typed === view.term ? mistypedIn(typed) : []), [typed, view.term])
  const [open, setOpen] = useState<OpenTools>({ scan: false, charts: false, dayEnd: false })
  const [hasCards, setHasCards] = useState(false)

  const { from, to } = view
  const today = useToday()
  const days = useMemo(() => daysIn({ from, to }, today), [from, to, today])
  const figures = days ? statisticsByToFromQuery(days) : statisticsQuery()
  const { data: statistics, error, refetch } = useQuery({ ...figures, enabled: list.isAsked })
  const time = days ? daysText(days) : TILL_NOW

  const sortBy = useCallback((sort: ShipmentSort) => changeView({ sort }), [changeView])
  const { sort, columns } = view
  const clear = useCallback(() => {
    type('')
    changeView({ ...plainView, sort, columns }, true)
  }, [type, changeView, sort, columns])
  const isNarrowed = typed !== '' || choicesIn(view) > 0
  // A queue's starting filter was not set by the user.
  const isUntouched = isQueue && view.needsAttention && typed === '' && choicesIn(view) === 1
  const isFiltered = (isNarrowed && !isUntouched) || days !== null
  // Sorting by waiting time needs the whole list: until then rows would move while being clicked.
  const isInOrder = list.isWhole || list.state !== 'ready' || view.sort.column !== 'attention'

  return (
    <>
      <div className="cc-page-head cc-list-title">
        <h1>{title}</h1>
        <StatisticsStrip
          filtered={isNarrowed ? (list.isWhole ? list.totals : undefined) : null}
          statistics={error ? (statistics ?? null) : statistics}
          error={error}
          label={time}
          viewer={viewer}
          isOpen={hasCards}
          onOpen={setHasCards}
          onRetry={() => void refetch()}
        />
      </div>
      {hasCards && <Statistics query={figures} label={time} viewer={viewer} />}
      {isQueue && <WorkGroups view={view} onView={changeView} list={list} />}
      <div className="cc-tool-line">
        <ShipmentFilters
          view={view}
          onView={changeView}
          typed={typed}
          onType={type}
          onSettle={settle}
          facets={list.facets}
          standard={standard}
          viewer={viewer}
          onClear={isFiltered ? clear : undefined}
        />
        <ToolsMenu list={list} visible={view.columns ?? standard} open={open} onOpen={setOpen} />
      </div>
      {open.charts && <ChartsPanel list={list} days={days} />}
      {open.scan && <ScanPanel selection={selection} source={list.source} />}
      {open.dayEnd && (
        <DayEndDialog
          day={days?.to ?? dayOf(today)}
          center={view.center}
          onClose={() => setOpen({ ...open, dayEnd: false })}
        />
      )}
      <MissingNumbers missing={list.missing} mistyped={mistyped} />
      <ShipmentTable
        label={label}
        list={isInOrder ? list : { ...list, state: 'loading' }}
        viewer={viewer}
        selection={selection}
        sort={view.sort}
        onSort={sortBy}
        visible={view.columns ?? standard}
        hasOwnColumns={view.columns !== null}
        empty={<EmptyText view={view} typed={typed} />}
        onClearFilters={isFiltered ? clear : undefined}
        listKey={JSON.stringify({ ...view, term: typed, columns: null })}
      />
    </>
  )
}

function EmptyText({ view, typed }: { view: ShipmentView; typed: string }) {
  const days = daysIn(view, useToday())
  const text = typed.trim()
  const when = days ? ` ${days.from === days.to ? 'on' : 'from'} ${daysText(days)}` : ''
  if (numbersIn(typed).length > 0) {
    return days
      ? `None of these airway bill numbers was booked${when}.`
      : 'None of these airway bill numbers is in the list.'
  }
  if (!days && text === '' && view.needsAttention && choicesIn(view) === 1) return 'Nothing is late, and nothing rests.'
  if (!days && text === '' && choicesIn(view) === 0) return 'Nothing has been booked yet.'
  const what = text === '' ? '' : ` that matches «${text}»`
  const how = choicesIn(view) > 0 ? ' with these filters' : ''
  return `Nothing was booked${when}${what}${how}.`
}

const NAMED = 10

interface MissingNumbersProps {
  missing: readonly string[]
  mistyped: readonly string[]
}

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
