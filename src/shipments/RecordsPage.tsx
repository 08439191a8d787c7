import { useCallback, useDeferredValue, useMemo } from 'react'
import { useMatch } from 'react-router-dom'
import { company } from '@/company'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { useToday } from '@/components/desk/useToday'
import { lazyPart } from '@/components/lazyPart'
import { usePageTitle } from '@/components/usePageTitle'
import { useTypedSearch } from '@/components/useTypedSearch'
import { askedDays } from '@/domain/askedDays'
import { dayOf } from '@/domain/dates'
import { newestFirst, type ShipmentSort } from '@/domain/shipment-index/shipmentSort'
import { paths } from '@/paths'
import { statisticsByToFromQuery, statisticsQuery } from '@/services/airwayBill.queries'
import { useCurrentUser } from '@/session/useCurrentUser'
import { daysText } from '@/texts/daysText'
import { comma } from '@/texts/language'
import { t, type TextKey } from '@/texts/t'
import { useBatchSelection } from './batch/useBatchSelection'
import { ToolsMenu } from './export/ToolsMenu'
import { type Tool, useOpenTools } from './export/useOpenTools'
import { QueueChips } from './filters/QueueChips'
import { PrintedFilters } from './filters/PrintedFilters'
import { AttentionChip } from './filters/AttentionChip'
import { ShipmentFilters } from './filters/ShipmentFilters'
import { ScanPanel } from './scan/ScanPanel'
import { StatisticsRow } from './statistics/StatisticsRow'
import { ShipmentTable } from './table/ShipmentTable'
import { recordsColumns, trackingColumns } from './table/shipmentColumns'
import { NamedViews, NamedViewsDialog } from './view/NamedViews'
import { MIN_TERM_LENGTH, readSearchTerm, type SearchTerm } from './view/searchTerm'
import { choicesIn, plainView, type ShipmentView } from './view/shipmentView'
import { useSearchedShipments } from './view/useSearchedShipments'
import { useShipmentView } from './view/useShipmentView'

/** The chart library is loaded when the charts are first opened. */
const ChartsPanel = lazyPart(async () => (await import('./charts/ChartsPanel')).ChartsPanel, {
  failed: 'lists.chartsFailed',
  waiting: <ChartsWaiting />,
})

const DayEndDialog = lazyPart(async () => (await import('./day-end/DayEndDialog')).DayEndDialog, {
  failed: 'lists.dayEndFailed',
})

const NONE: readonly string[] = []

/** View Records and Tracking Management: the same list, which is a work queue at the second address. */
export default function RecordsPage() {
  const { role } = useCurrentUser()
  const isQueue = useMatch(paths.screen('trackingManagement')) !== null
  const viewer = useMemo(() => ({ role, screen: isQueue ? 'trackingManagement' : 'records' }) as const, [role, isQueue])
  const title = t(isQueue ? 'desk.trackingManagement' : 'desk.viewRecords')
  usePageTitle(`${company.shortName} | ${title}`)
  const [view, changeView] = useShipmentView()
  const search = useCallback((term: string) => changeView({ term }), [changeView])
  const { typed, type, searchNow } = useTypedSearch(view.term, search, MIN_TERM_LENGTH)
  // Deferred, so that a letter is in the field before the list is filtered by it.
  const followed = useDeferredValue(typed)
  const term = useMemo(() => readSearchTerm(followed), [followed])
  const list = useSearchedShipments(view, term)
  const selection = useBatchSelection(list)
  const { from: since, to: until, numbers } = list.query.filter
  const asked = useMemo(
    () => ({ filter: { from: since, to: until, numbers }, sort: newestFirst }),
    [since, until, numbers],
  )
  // A number that is still being typed is not mistyped yet.
  const mistyped = followed === view.term ? term.mistyped : NONE
  const [open, setOpen] = useOpenTools()

  const { from, to } = view
  const today = useToday()
  const days = useMemo(() => askedDays(from, to, today), [from, to, today])
  const figures = days ? statisticsByToFromQuery(days) : statisticsQuery()
  // Deferred, as asking for them would delay the first rows.
  const isListed = useDeferredValue(list.state !== 'loading')
  const time = days && daysText(days)

  const sortBy = useCallback((sort: ShipmentSort) => changeView({ sort }), [changeView])
  const { sort, columns } = view
  const visible = columns ?? (isQueue ? trackingColumns : recordsColumns)
  const clear = useCallback(() => {
    type('')
    changeView({ ...plainView, columns, ...(sort.column === 'attention' ? {} : { sort }) }, true)
  }, [type, changeView, sort, columns])
  const isNarrowed = followed !== '' || choicesIn(view) > 0
  const isFiltered = isNarrowed || days !== null
  // Sorting by waiting time needs the whole list. Before it has loaded, rows would move under the pointer.
  const isInOrder = list.isWhole || list.state !== 'ready' || view.sort.column !== 'attention'

  const close = (tool: Tool) => {
    setOpen({ ...open, [tool]: false })
    // The button that opened the popup.
    document.querySelector<HTMLElement>('.cc-tools-button')?.focus()
  }
  const savedViews = <NamedViews screen={viewer.screen} view={view} />
  return (
    <>
      <div className="cc-page-head cc-beside cc-list-title">
        <h1>{title}</h1>
        {!isQueue && (
          <div className="cc-quick cc-beside">
            <AttentionChip view={view} onView={changeView} />
            {savedViews}
          </div>
        )}
      </div>
      <PrintedFilters view={{ ...view, term: followed }} days={days} />
      <StatisticsRow
        filtered={isNarrowed && list.state !== 'failed' ? (list.isComplete ? list.totals : undefined) : null}
        undated={list.undated}
        query={{ ...figures, enabled: isListed }}
        label={time ?? t('lists.tillNow')}
      />
      {isQueue && (
        <QueueChips view={view} onView={changeView} list={list}>
          {savedViews}
        </QueueChips>
      )}
      <div className="cc-tool-line d-flex flex-wrap gap-2">
        <ShipmentFilters
          view={view}
          onView={changeView}
          typed={typed}
          onType={type}
          onSettle={searchNow}
          source={list.source}
          asked={asked}
          loadedAt={list.loadedAt}
          isQueue={isQueue}
          onClear={isFiltered ? clear : undefined}
        />
        <ToolsMenu
          list={list}
          visible={visible}
          onColumns={(chosen) => changeView({ columns: chosen })}
          open={open}
          onOpen={setOpen}
        />
      </div>
      {open.charts && <ChartsPanel list={list} days={days} onClose={() => close('charts')} />}
      {open.scan && <ScanPanel list={list} selection={selection} onClose={() => close('scan')} />}
      {open.dayEnd && (
        <DayEndDialog
          day={days?.to ?? dayOf(today)}
          center={view.center}
          onClose={() => setOpen({ ...open, dayEnd: false })}
        />
      )}
      {open.views && (
        <NamedViewsDialog screen={viewer.screen} view={view} onClose={() => setOpen({ ...open, views: false })} />
      )}
      <ShipmentTable
        label={t('desk.shipments')}
        list={isInOrder ? list : { ...list, state: 'loading' }}
        viewer={viewer}
        selection={selection}
        sort={view.sort}
        onSort={sortBy}
        visible={visible}
        empty={<EmptyText view={view} term={term} />}
        onClearFilters={isFiltered ? clear : undefined}
        listKey={JSON.stringify({ ...view, term: followed, columns: null })}
      />
      <MissingNumbers missing={list.missing} mistyped={mistyped} />
    </>
  )
}

function ChartsWaiting() {
  return <p className="cc-muted">{t('lists.loadingCharts')}</p>
}

type Asked = 'numbers' | 'text' | 'filters' | 'both' | 'nothing'

/** The texts of an empty list: without days, for one day, for several days. */
const noneTexts: Record<Asked, readonly [ever: TextKey, onDay: TextKey, inDays: TextKey]> = {
  numbers: ['lists.noneHaveNumbers', 'lists.noneOnDayHaveNumbers', 'lists.noneInDaysHaveNumbers'],
  text: ['lists.noneMatchText', 'lists.noneOnDayMatchText', 'lists.noneInDaysMatchText'],
  filters: ['lists.noneMatchFilters', 'lists.noneOnDayMatchFilters', 'lists.noneInDaysMatchFilters'],
  both: ['lists.noneMatchBoth', 'lists.noneOnDayMatchBoth', 'lists.noneInDaysMatchBoth'],
  nothing: ['lists.noneYet', 'lists.noneOnDay', 'lists.noneInDays'],
}

function EmptyText({ view, term }: { view: ShipmentView; term: SearchTerm }) {
  const days = askedDays(view.from, view.to, useToday())
  const text = term.typed.trim()
  const choices = choicesIn(view)
  if (!days && text === '' && view.attention === 'step' && choices === 1) return t('lists.noneNeedStep')
  if (!days && text === '' && view.attention === 'any' && choices === 1) return t('desk.noneLate')
  const both = choices > 0 ? 'both' : 'text'
  const asked = term.numbers.length > 0 ? 'numbers' : text !== '' ? both : choices > 0 ? 'filters' : 'nothing'
  const [ever, onDay, inDays] = noneTexts[asked]
  if (!days) return t(ever, { text })
  return t(days.from === days.to ? onDay : inDays, { text, days: daysText(days) })
}

const MAX_NAMED = 10

interface MissingNumbersProps {
  missing: readonly string[]
  mistyped: readonly string[]
}

function MissingNumbers({ missing, mistyped }: MissingNumbersProps) {
  const ofMistyped = named(mistyped)
  const ofMissing = { ...named(missing), count: missing.length }
  const texts = [
    mistyped.length > 0 && t(ofMistyped.more > 0 ? 'lists.mistypedAndMore' : 'lists.mistyped', ofMistyped),
    missing.length > 0 && t(ofMissing.more > 0 ? 'lists.missingAndMore' : 'lists.missing', ofMissing),
  ].filter((text) => text !== false)
  return (
    <div className={texts.length > 0 ? 'alert alert-danger d-block cc-part-failed' : undefined} role="status">
      {texts.map((text) => (
        <p className="d-flex gap-2 mb-0 text-break" key={text}>
          <DeskIcon name="warning" small />
          <span>{text}</span>
        </p>
      ))}
    </div>
  )
}

function named(numbers: readonly string[]) {
  return { numbers: numbers.slice(0, MAX_NAMED).join(comma), more: Math.max(0, numbers.length - MAX_NAMED) }
}
