import { useCallback, useMemo, useState, type KeyboardEvent } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { lazyPart } from '@/components/lazyPart'
import { PHONE, useMedia } from '@/components/useMedia'
import { DataTable, type DataTableProps } from '@/components/dataTable/DataTable'
import type { Sort } from '@/components/dataTable/DataColumn'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentSort } from '@/domain/shipment-index/shipmentFilter'
import { shipmentSortColumns } from '@/domain/shipment-index/sortOrder'
import type { ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { isVoid, type StatusType } from '@/domain/shipment/shipmentStatus'
import { formatTime } from '@/domain/dates'
import { shortDayText } from '@/domain/dayRanges'
import type { ListAge } from '@/domain/shipment-index/freshness'
import { useAttentionRule } from '@/components/desk/useToday'
import { BatchActions, BatchSelectionContext, SelectableTotalContext, tickColumn } from '../batch/BatchActions'
import { RefreshNotice } from '@/components/desk/RefreshNotice'
import { useAddressValues } from '@/components/useAddressValues'
import type { OnAction, PopupAction } from '../actions/ShipmentActions'
import { t } from '@/texts/t'
import { shipmentColumns, standardColumns, type ShipmentColumnId } from './shipmentColumns'
import type { BatchSelection } from '../batch/useBatchSelection'
import type { ShipmentList } from '../list/useShipmentList'
import { SearchNotice } from '../list/SearchNotice'
import { NotAuthorized } from '@/session/NotAuthorized'
import './shipments.css'
import '../list/listAge.css'

/** The forms are loaded when a popup is first opened. */
const ShipmentPopup = lazyPart(async () => (await import('../actions/ShipmentPopup')).ShipmentPopup, {
  failed: 'lists.popupFailed',
})

const ShipmentPanel = lazyPart(async () => (await import('../panel/ShipmentPanel')).ShipmentPanel, {
  failed: 'lists.shipmentFailed',
})

type Passed = 'label' | 'hasOwnColumns' | 'empty' | 'onClearFilters' | 'listKey'

interface ShipmentTableProps extends Pick<DataTableProps<Shipment>, Passed> {
  list: ShipmentList
  viewer: ShipmentViewer
  sort: ShipmentSort
  onSort: (sort: ShipmentSort) => void
  visible?: readonly ShipmentColumnId[]
  selection?: BatchSelection
}

interface Popup {
  action: PopupAction
  shipment: Shipment
  step: StatusType | undefined
  /** The table row it was opened from. */
  row: HTMLElement | null
}

export function ShipmentTable(props: ShipmentTableProps) {
  const { list, viewer, onSort, visible = standardColumns, selection, ...table } = props
  const { role, screen } = viewer
  const [popup, setPopup] = useState<Popup | null>(null)

  const openPopup = useCallback<OnAction>((action, shipment, step) => {
    setPopup({ action, shipment, step, row: document.activeElement?.closest('tr') ?? null })
  }, [])
  const closePopup = () => {
    setPopup(null)
    // If the button that opened it is gone (a void shipment has none), the row gets the focus.
    setTimeout(() => document.activeElement === document.body && popup?.row?.focus({ preventScroll: true }))
  }

  const rule = useAttentionRule()
  const areCards = useMedia(PHONE)
  const canSelect = selection !== undefined
  const columns = useMemo(() => {
    const ids: readonly string[] = visible
    const shown = shipmentColumns({ role, screen }, openPopup, rule, areCards).filter(({ id }) => ids.includes(id))
    return canSelect ? [tickColumn, ...shown] : shown
  }, [role, screen, openPopup, rule, areCards, canSelect, visible])
  const [openId, open] = useOpenShipment()
  const pressKey = (shipment: Shipment, event: KeyboardEvent) => {
    // Not a key that is still held down from a popup.
    if (event.key === 'Enter' && !event.repeat && shipment.id !== '') open(shipment.id)
    if (event.key !== ' ' || !selection) return
    event.preventDefault()
    selection.toggle(shipment, event.shiftKey)
  }
  const pressRow = (shipment: Shipment) => {
    if (shipment.id !== '') open(shipment.id)
  }
  const rowClass = (shipment: Shipment) => {
    const isOpen = openId !== '' && shipment.id === openId
    const names = [isVoid(shipment) && 'void', list.isChanged(shipment) && 'cc-new', isOpen && 'cc-open']
    return names.filter(Boolean).join(' ')
  }

  return (
    <BatchSelectionContext value={selection ?? null}>
      <SelectableTotalContext value={list.isComplete ? list.totals.shipments : null}>
        <DataTable
          className={openId === '' ? 'cc-shipments' : 'cc-shipments beside'}
          {...table}
          noun="shipments"
          columns={columns}
          rows={list.rows}
          rowKey={shipmentKey}
          state={list.state}
          progress={list.progress}
          onRetry={list.retry}
          reason={<NotAuthorized error={list.error} />}
          onSort={(next) => isShipmentSort(next) && onSort(next)}
          rowClass={rowClass}
          isSelected={selection && (({ id }) => selection.has(id))}
          onRowKey={pressKey}
          onRowPress={pressRow}
          notice={
            <>
              {selection && <BatchActions selection={selection} viewer={viewer} />}
              {list.search && <SearchNotice search={list.search} />}
              {list.isOutdated && list.age && (
                <RefreshNotice noun="shipments" loadedAt={list.age.seenAt} error={list.error} onRetry={list.retry} />
              )}
            </>
          }
          foot={
            <>
              {table.sort.column === 'attention' && <span>{t('lists.attentionOrder')}</span>}
              {list.age && list.progress === null && (
                <ListAgeLine age={list.age} isFetching={list.isFetching} onRefresh={list.refresh} />
              )}
            </>
          }
        />
      </SelectableTotalContext>
      {openId !== '' && <ShipmentPanel id={openId} list={list} viewer={viewer} onOpen={open} onAction={openPopup} />}
      {popup && (
        <ShipmentPopup
          action={popup.action}
          shipment={popup.shipment}
          step={popup.step}
          viewer={viewer}
          onDone={closePopup}
          onCancel={closePopup}
        />
      )}
    </BatchSelectionContext>
  )
}

const shipmentKey = ({ id, airwayBillNo }: Shipment) => id || airwayBillNo

function isShipmentSort(sort: Sort): sort is ShipmentSort {
  return shipmentSortColumns.some((column) => column === sort.column)
}

const OPEN = 'open'

function useOpenShipment(): [string, (id: string) => void] {
  const [params, change] = useAddressValues()
  const id = params.get(OPEN) ?? ''
  const isOpen = id !== ''
  // Moving between shipments adds no history entry: Back closes the panel.
  const open = useCallback((wanted: string) => change({ [OPEN]: wanted }, !isOpen), [change, isOpen])
  return [id, open]
}

interface ListAgeLineProps {
  age: ListAge
  isFetching: boolean
  onRefresh: () => void
}

const timeText = (milliseconds: number) => formatTime(new Date(milliseconds))

/** Older rows are not refreshed every minute; the button here reloads them. */
function ListAgeLine({ age, isFetching, onRefresh }: ListAgeLineProps) {
  const { since, seenAt, wholeAt } = age
  if (since === null) return <span className="wide-only">{t('lists.loadedAt', { time: timeText(seenAt) })}</span>
  return (
    <span className="cc-list-age cc-beside gap-2">
      <span>{t('lists.ages', { day: shortDayText(since), seen: timeText(seenAt), whole: timeText(wholeAt) })}</span>
      <DeskButton
        look="link"
        icon="refresh"
        text={t('desk.refresh')}
        title={t('lists.refreshMeans')}
        disabled={isFetching}
        onClick={onRefresh}
      />
    </span>
  )
}
