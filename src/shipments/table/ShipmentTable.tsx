import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { DataTable, type DataTableProps } from '@/components/dataTable/DataTable'
import type { Sort } from '@/components/dataTable/sortedRows'
import { DeskButton } from '@/components/desk/DeskButton'
import { NotAuthorized } from '@/components/desk/NotAuthorized'
import { lazyPart } from '@/components/lazyPart'
import { useAddressValues } from '@/components/useAddressValues'
import { PHONE_QUERY, useMedia } from '@/components/useMedia'
import { isSameSort, newestFirst, type ShipmentSort, shipmentSortColumns } from '@/domain/shipment-index/shipmentSort'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { isVoid, type StatusType } from '@/domain/shipment/shipmentStatus'
import { shipmentListTexts } from '@/shipments/list/shipmentListTexts'
import { t } from '@/texts/t'
import type { OnAction, PopupAction } from '../actions/ShipmentActions'
import { BatchActions } from '../batch/BatchActions'
import { BatchSelectionContext, SelectableTotalContext, tickColumn } from '../batch/tickColumn'
import type { BatchSelection } from '../batch/useBatchSelection'
import { ListAgeLine } from '../list/ListAgeLine'
import { ListRefreshNotice } from '../list/ListRefreshNotice'
import { SearchNotice } from '../list/SearchNotice'
import type { ShipmentList } from '../list/useShipmentList'
import { useAttentionRule } from '../useAttentionRule'
import { type ShipmentColumnId, shipmentColumns, standardColumns } from './shipmentColumns'
import { sortInWords } from './sortInWords'
import './shipments.css'
import '../list/listAge.css'

/** The forms are loaded when a popup is first opened. */
const ShipmentPopup = lazyPart(async () => (await import('../actions/ShipmentPopup')).ShipmentPopup, {
  failed: 'lists.popupFailed',
})

const ShipmentPanel = lazyPart(async () => (await import('../panel/ShipmentPanel')).ShipmentPanel, {
  failed: 'lists.shipmentFailed',
})

type Passed = 'label' | 'empty' | 'onClearFilters' | 'listKey'

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
    // An answer may come after its popup was closed, when another one is open.
    setPopup((now) => (now === popup ? null : now))
    // If the button that opened it is gone (a void shipment has none), the row gets the focus.
    setTimeout(() => document.activeElement === document.body && popup?.row?.focus({ preventScroll: true }))
  }

  const rule = useAttentionRule()
  const areCards = useMedia(PHONE_QUERY)
  const [openId, open] = useOpenShipment()
  const isBesidePanel = openId !== ''
  const canSelect = selection !== undefined
  const columns = useMemo(() => {
    const ids: readonly string[] = visible
    const look = { areCards, isBesidePanel }
    const shown = shipmentColumns({ role, screen }, openPopup, rule, look).filter(({ id }) => ids.includes(id))
    return canSelect ? [tickColumn, ...shown] : shown
  }, [role, screen, openPopup, rule, areCards, isBesidePanel, canSelect, visible])
  /** True if the column that the rows are sorted by is hidden, so that no heading shows the sort. */
  const isSortHidden = !isSameSort(table.sort, newestFirst) && columns.every(({ id }) => id !== table.sort.column)
  const pressKey = (shipment: Shipment, event: KeyboardEvent) => {
    // Not for a key that is still held down from a popup.
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
          className={isBesidePanel ? 'cc-shipments beside' : 'cc-shipments'}
          {...table}
          texts={shipmentListTexts}
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
              {selection && <BatchActions selection={selection} viewer={viewer} isBesidePanel={isBesidePanel} />}
              {list.search && <SearchNotice search={list.search} />}
              <ListRefreshNotice list={list} />
            </>
          }
          foot={
            <>
              {isSortHidden ? (
                <span>
                  {table.sort.column === 'attention' ? t('lists.attentionOrder') : sortInWords(table.sort)}{' '}
                  <DeskButton look="inline" text={t('lists.newestFirst')} onClick={() => onSort(newestFirst)} />
                </span>
              ) : (
                table.sort.column === 'attention' && <span>{t('lists.attentionOrder')}</span>
              )}
              {list.age && list.progress === null && (
                <ListAgeLine age={list.age} isFetching={list.isFetching} onRefresh={list.refresh} />
              )}
            </>
          }
        />
      </SelectableTotalContext>
      {isBesidePanel && <ShipmentPanel id={openId} list={list} viewer={viewer} onOpen={open} onAction={openPopup} />}
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

const OPEN_PARAM = 'open'

function useOpenShipment(): [string, (id: string) => void] {
  const [params, change] = useAddressValues()
  const id = params.get(OPEN_PARAM) ?? ''
  const isOpen = id !== ''
  // Moving between shipments adds no history entry: Back closes the panel.
  const open = useCallback((wanted: string) => change({ [OPEN_PARAM]: wanted }, !isOpen), [change, isOpen])
  return [id, open]
}
