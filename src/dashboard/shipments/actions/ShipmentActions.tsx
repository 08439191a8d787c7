import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import Dropdown from 'react-bootstrap/Dropdown'
import { DeskIcon, type DeskIconName } from '../../DeskIcon'
import { viewerCan } from '@/domain/roles'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentCan, type ShipmentAction, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import type { StatusType } from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'

/** View and Track are links and open no popup. */
export type PopupAction = Exclude<ShipmentAction, 'view' | 'track'>

/** `step`: the status preselected for an Up Track. */
export type OnAction = (action: PopupAction, shipment: Shipment, step?: StatusType) => void

export const actionLooks: Record<ShipmentAction, { name: string; icon: DeskIconName }> = {
  view: { name: 'View', icon: 'view' },
  track: { name: 'Track', icon: 'track' },
  upTrack: { name: 'Up Track', icon: 'upTrack' },
  downTrack: { name: 'Down Track', icon: 'downTrack' },
  addNote: { name: 'Add Note', icon: 'note' },
  void: { name: 'Void', icon: 'void' },
}
const ordered: readonly ShipmentAction[] = ['view', 'track', 'upTrack', 'downTrack', 'addNote', 'void']

/** A sample shipment for which every action that the viewer may ever take is allowed. */
const underWay = { status: [{ type: 1, description: '', trackingLink: '', createdAt: '' }] }

/** Each action has a fixed slot, so that the icons line up across rows. */
export function actionSlots(viewer: ShipmentViewer): readonly ShipmentAction[] {
  return ordered.filter((action) => shipmentCan[action](underWay, viewer))
}

export function canBookAgain(viewer: ShipmentViewer): boolean {
  return viewerCan.bookShipments(viewer) && viewer.screen === 'records'
}

interface ShipmentActionsProps {
  shipment: Shipment
  viewer: ShipmentViewer
  slots: readonly ShipmentAction[]
  onAction: OnAction
  /** Items of a menu, which arrow keys go through. */
  areItems?: boolean
}

export function ShipmentActions({ shipment, viewer, slots, onAction, areItems = false }: ShipmentActionsProps) {
  const itself = areItems ? 'dropdown-item' : 'cc-action'
  // Without an id no call can address the shipment; tracking works by number.
  const hasId = shipment.id !== ''
  const isBookable = canBookAgain(viewer)
  const bookAgain = hasId && isBookable && (
    <a
      key="bookAgain"
      className={itself}
      href={paths.airwayBill({ from: shipment.id })}
      target="_blank"
      rel="noopener noreferrer"
      title="Book again"
      aria-label="Book again"
    >
      <DeskIcon name="copy" />
      <span>Book again</span>
    </a>
  )
  return (
    <div className={`cc-actions slots-${slots.length}`}>
      {slots.map((action) => {
        const { name, icon } = actionLooks[action]
        const className = action === 'void' ? `${itself} bad` : itself
        const face = (
          <>
            <DeskIcon name={icon} />
            <span>{name}</span>
          </>
        )
        if (!shipmentCan[action](shipment, viewer) || !(hasId || action === 'track')) {
          // An empty place, so that the icons line up across rows.
          const gap = !areItems && <i key={action} className={className} />
          return action === 'void' ? [bookAgain, gap] : gap
        }
        if (action === 'view' || action === 'track') {
          const path = action === 'view' ? paths.receipt(shipment.id) : paths.tracking(shipment.airwayBillNo)
          return (
            <a
              key={action}
              className={className}
              href={path}
              target="_blank"
              rel="noopener noreferrer"
              title={name}
              aria-label={name}
            >
              {face}
            </a>
          )
        }
        const button = (
          <button
            key={action}
            className={className}
            type="button"
            title={name}
            aria-label={name}
            onClick={() => onAction(action, shipment)}
          >
            {face}
          </button>
        )
        return action === 'void' ? [bookAgain, button] : button
      })}
    </div>
  )
}

/** Used where a row's actions do not fit side by side. Rows clip what overflows: the menu stands beside the page. */
export function ActionsMenu(props: ShipmentActionsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    button.current?.focus()
    setIsOpen(false)
  }
  return (
    <Dropdown className="cc-actions" align="end" show={isOpen} onToggle={setIsOpen} focusFirstItemOnShow>
      <Dropdown.Toggle
        as="button"
        ref={button}
        className="cc-action"
        type="button"
        title="Actions"
        aria-label={`Actions of ${props.shipment.airwayBillNo}`}
      >
        <DeskIcon name="more" />
      </Dropdown.Toggle>
      {isOpen &&
        createPortal(
          <Dropdown.Menu className="cc-row-menu" popperConfig={{ strategy: 'fixed' }} onClick={close}>
            <ShipmentActions {...props} areItems />
          </Dropdown.Menu>,
          document.body,
        )}
    </Dropdown>
  )
}
