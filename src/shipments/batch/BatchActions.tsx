import { type ComponentProps, useState } from 'react'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon, type DeskIconName } from '@/components/desk/DeskIcon'
import { lazyPart } from '@/components/lazyPart'
import { newTab } from '@/domain/links'
import { formatCount } from '@/domain/numbers'
import { MAX_BILLS_PER_RUN } from '@/domain/shipment/maxBillsPerRun'
import { missingMessage } from '@/domain/shipment/scannedPieces'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentCan, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { paths } from '@/paths'
import { addressOf } from '@/texts/language'
import { say } from '@/texts/say'
import { t, type TextKey } from '@/texts/t'
import { actionLooks, actionSlots, opensPopup, type PopupAction } from '../actions/ShipmentActions'
import type { BatchSelection } from './useBatchSelection'

/** The forms are loaded when a popup is first opened. */
const BatchDialog = lazyPart(async () => (await import('./BatchDialog')).BatchDialog, { failed: 'lists.popupFailed' })

const HandOverDialog = lazyPart(async () => (await import('../day-end/HandOverDialog')).HandOverDialog, {
  failed: 'lists.handOverFailed',
})

interface BatchActionsProps {
  selection: BatchSelection
  viewer: ShipmentViewer
  isBesidePanel: boolean
}

export function BatchActions({ selection, viewer, isBesidePanel }: BatchActionsProps) {
  const [popup, setPopup] = useState<{
    action: PopupAction
    shipments: Shipment[]
    gone: number
    hidden: number
    missing: string[]
  } | null>(null)
  const [handedOver, setHandedOver] = useState<{ shipments: Shipment[]; gone: number } | null>(null)
  const oneAtATime = useOneAtATime()
  const { size } = selection

  const current = async () => {
    const shipments = await selection.shipments()
    return { shipments, gone: size - shipments.length }
  }
  const open = async (action: PopupAction) => {
    const { shipments, gone } = await current()
    const missing = shipments.flatMap(({ id, airwayBillNo }) => {
      const pieces = selection.pieces(id)
      const message = pieces && missingMessage(pieces)
      return message ? [t('lists.missingOf', { number: airwayBillNo, missing: say(message) })] : []
    })
    const allowed = shipments.filter((shipment) => shipmentCan[action](shipment, viewer))
    setPopup({ action, shipments, gone, hidden: await selection.countHidden(allowed), missing })
  }
  const clear = () => {
    selection.clear()
    // The pressed button disappears with the others.
    setTimeout(restoreFocus)
  }
  const actions = actionSlots(viewer).filter(opensPopup)
  const tool = (action: PopupAction) => (
    <Tool
      key={action}
      {...actionLooks[action]}
      isApart={action === 'void'}
      onClick={() => void oneAtATime(() => open(action))}
    />
  )
  return (
    <>
      <span className="visually-hidden" role="status">
        {size > 0 && t('lists.selected', { count: formatCount(size) })}
      </span>
      {size > 0 && (
        <div
          className={`cc-picked cc-beside cc-deep ${isBesidePanel ? 'beside' : ''}`}
          role="toolbar"
          aria-label={t('lists.selectedShipments')}
        >
          <b className="text-nowrap">{t('lists.selected', { count: formatCount(size) })}</b>
          <Tool name="lists.clear" icon="close" aria-label={t('lists.clearSelection')} isCross onClick={clear} />
          {actions.filter((action) => action !== 'void').map(tool)}
          <Tool
            name="lists.handOverList"
            icon="sheet"
            onClick={() => void oneAtATime(async () => setHandedOver(await current()))}
          />
          {size <= MAX_BILLS_PER_RUN ? (
            printLinks.map(({ name, icon, only }) => (
              <a
                key={name}
                className={`btn cc-ghost ${only ?? ''}`.trim()}
                href={addressOf(paths.printRun(selection.ids(), { only }))}
                {...newTab}
              >
                <DeskIcon name={icon} small />
                <span className="label">{t(name)}</span>
              </a>
            ))
          ) : (
            <span className="cc-muted">{t('lists.printAtATime', { count: MAX_BILLS_PER_RUN })}</span>
          )}
          {actions.filter((action) => action === 'void').map(tool)}
        </div>
      )}
      {handedOver && (
        <HandOverDialog
          {...handedOver}
          onClose={() => {
            setHandedOver(null)
            setTimeout(restoreFocus)
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
            setTimeout(restoreFocus)
          }}
        />
      )}
    </>
  )
}

interface ToolProps extends Omit<ComponentProps<'button'>, 'name'> {
  name: TextKey
  icon: DeskIconName
  /** A cross, which is clear without its text. */
  isCross?: boolean
  /** Placed apart from the others, as it cannot be undone. */
  isApart?: boolean
}

const Tool = ({ name, icon, isCross = false, isApart = false, ...button }: ToolProps) => (
  <DeskButton
    {...button}
    look="plain"
    className={`cc-ghost ${isCross ? 'cross' : ''} ${isApart ? 'apart' : ''}`.trim()}
    icon={icon}
    text={<span className="label">{t(name)}</span>}
  />
)

/**
 * Focuses the scan field while numbers are scanned; otherwise, if the focused button is gone, the table's current row.
 */
function restoreFocus(): void {
  const field = document.querySelector<HTMLElement>('.cc-scan input')
  if (field) field.focus()
  else if (document.activeElement === document.body) {
    document.querySelector<HTMLElement>('.cc-data tbody tr[tabindex="0"]')?.focus()
  }
}

const printLinks = [
  { name: 'lists.print', icon: 'print', only: undefined },
  { name: 'lists.printReceipts', icon: 'receipt', only: 'receipts' },
] as const
