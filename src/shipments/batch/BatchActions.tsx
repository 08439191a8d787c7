import { newTab } from '@/domain/links'
import { t, type TextKey } from '@/texts/t'
import { useState, createContext, useContext, useEffect, useRef, type ComponentProps } from 'react'
import { useOneAtATime } from '@/browser/useOneAtATime'
import type { DataColumn } from '@/components/dataTable/DataColumn'
import { lazyPart } from '@/components/lazyPart'
import { missingText } from '@/domain/shipment/scannedPieces'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon, type DeskIconName } from '@/components/desk/DeskIcon'
import { paths } from '@/paths'
import { addressOf } from '@/texts/language'
import { formatCount } from '@/domain/numbers'
import { actionLooks, actionSlots, opensPopup, type PopupAction } from '../actions/ShipmentActions'
import type { BatchSelection } from './useBatchSelection'

/** The forms are loaded when a popup is first opened. */
const BatchDialog = lazyPart(async () => (await import('./BatchDialog')).BatchDialog, { failed: 'lists.popupFailed' })

const HandOverDialog = lazyPart(async () => (await import('../day-end/PaperDialogs')).HandOverDialog, {
  failed: 'lists.handOverFailed',
})

interface BatchActionsProps {
  selection: BatchSelection
  viewer: ShipmentViewer
}

export function BatchActions({ selection, viewer }: BatchActionsProps) {
  const [popup, setPopup] = useState<{
    action: PopupAction
    shipments: Shipment[]
    gone: number
    missing: string[]
  } | null>(null)
  const [handedOver, setHandedOver] = useState<Shipment[] | null>(null)
  const oneAtATime = useOneAtATime()
  const { size } = selection

  const open = async (action: PopupAction) => {
    const shipments = await selection.shipments()
    const missing = shipments.flatMap(({ id, airwayBillNo }) => {
      const pieces = selection.pieces(id)
      const text = pieces && missingText(pieces)
      return text ? [t('lists.missingOf', { number: airwayBillNo, missing: text })] : []
    })
    setPopup({ action, shipments, gone: size - shipments.length, missing })
  }
  const clear = () => {
    selection.clear()
    // Its button goes with the others.
    setTimeout(keepFocus)
  }
  return (
    <>
      <span className="visually-hidden" role="status">
        {size > 0 && t('lists.selected', { count: formatCount(size) })}
      </span>
      {size > 0 && (
        <div className="cc-picked cc-beside cc-deep" role="toolbar" aria-label={t('lists.selectedShipments')}>
          <b className="me-auto text-nowrap">{t('lists.selected', { count: formatCount(size) })}</b>
          {actionSlots(viewer)
            .filter(opensPopup)
            .map((action) => (
              <Tool key={action} {...actionLooks[action]} onClick={() => void oneAtATime(() => open(action))} />
            ))}
          <Tool
            name="lists.handOverList"
            icon="sheet"
            onClick={() => void oneAtATime(async () => setHandedOver(await selection.shipments()))}
          />
          {size <= MOST_BILLS ? (
            printLinks.map(({ name, icon, only }) => (
              <a
                key={name}
                className="btn cc-ghost"
                href={addressOf(paths.printRun(selection.ids(), { only }))}
                {...newTab}
              >
                <DeskIcon name={icon} small />
                <span className="label">{t(name)}</span>
              </a>
            ))
          ) : (
            <span className="cc-muted">{t('lists.printAtATime', { count: MOST_BILLS })}</span>
          )}
          <Tool name="lists.clear" icon="close" aria-label={t('lists.clearSelection')} onClick={clear} />
        </div>
      )}
      {handedOver && (
        <HandOverDialog
          shipments={handedOver}
          onClose={() => {
            setHandedOver(null)
            setTimeout(keepFocus)
          }}
        />
      )}
      {popup && (
        <BatchDialog
          {...popup}
          viewer={viewer}
          onClose={(done) => {
            setPopup(null)
            selection.remove(done)
            setTimeout(keepFocus)
          }}
        />
      )}
    </>
  )
}

interface ToolProps extends Omit<ComponentProps<'button'>, 'name'> {
  name: TextKey
  icon: DeskIconName
}

const Tool = ({ name, icon, ...button }: ToolProps) => (
  <DeskButton
    {...button}
    look="plain"
    className="cc-ghost"
    icon={icon}
    text={<span className="label">{t(name)}</span>}
  />
)

/** While numbers are scanned the field for them has the focus, else the table's rows if the popup's button is gone. */
function keepFocus(): void {
  const field = document.querySelector<HTMLElement>('.cc-scan input')
  if (field) field.focus()
  else if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('.cc-data tbody tr[tabindex="0"]')?.focus()
  }
}

/** The print run takes no more bills than this. */
const MOST_BILLS = 50

const printLinks = [
  { name: 'lists.print', icon: 'print', only: undefined },
  { name: 'lists.printReceipts', icon: 'receipt', only: 'receipts' },
] as const

/** Read by the rows' ticks, so that selecting a row re-renders the ticks alone, not the rows. */
export const BatchSelectionContext = createContext<BatchSelection | null>(null)

/** Null while the list is still coming in. Separate from the selection, as only the tick in the table's head needs it. */
export const SelectableTotalContext = createContext<number | null>(null)

export const tickColumn: DataColumn<Shipment> = {
  id: 'tick',
  head: 'lists.select',
  headContent: <BatchTickAll />,
  width: [0.75, 0],
  slots: 1,
  className: 'tick',
  cell: (shipment) => <BatchTick shipment={shipment} />,
}

function BatchTick({ shipment }: { shipment: Shipment }) {
  const selection = useContext(BatchSelectionContext)
  const isRange = useRef(false)
  if (!selection) return null
  return (
    <label className="cc-tick">
      <input
        className="form-check-input"
        type="checkbox"
        aria-label={t('lists.selectNumber', { number: shipment.airwayBillNo })}
        disabled={shipment.id === ''}
        checked={selection.has(shipment.id)}
        onClick={(event) => {
          isRange.current = event.shiftKey
        }}
        onChange={() => selection.toggle(shipment, isRange.current)}
      />
    </label>
  )
}

/** Selects every filtered shipment, including rows not on the screen. */
function BatchTickAll() {
  const selection = useContext(BatchSelectionContext)
  const total = useContext(SelectableTotalContext)
  const box = useRef<HTMLInputElement>(null)
  const size = selection?.size ?? 0
  const isAll = selection?.hasAll ?? false
  useEffect(() => {
    if (box.current) box.current.indeterminate = size > 0 && !isAll
  }, [size, isAll])
  if (!selection) return null
  return (
    <label className="cc-tick">
      <input
        ref={box}
        className="form-check-input"
        type="checkbox"
        aria-label={total === null ? t('lists.selectAllLater') : t('lists.selectAll', { count: formatCount(total) })}
        title={total === null ? t('lists.selectAllLater') : undefined}
        disabled={total === null}
        checked={isAll}
        onChange={() => (isAll ? selection.clear() : selection.selectAll())}
      />
    </label>
  )
}
