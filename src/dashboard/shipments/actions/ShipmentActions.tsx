import { useEffect, useLayoutEffect, useState, type ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { DeskIcon, type DeskIconName } from '../../DeskIcon'
import { viewerCan } from '@/domain/roles'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentCan, type ShipmentAction, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import type { StatusType } from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'
import { useMenu } from '@/components/useMenu'

/** View and Track are links and open no popup. */
export type PopupAction = Exclude<ShipmentAction, 'view' | 'track'>

/** `step`: the status preselected for an Up Track. */
export type OnAction = (action: PopupAction, shipment: Shipment, step?: StatusType) => void

const actions: Record<ShipmentAction, { name: string; icon: DeskIconName }> = {
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
}

export function ShipmentActions({ shipment, viewer, slots, onAction }: ShipmentActionsProps) {
  // Without an id no call can address the shipment; tracking works by number.
  const hasId = shipment.id !== ''
  const isBookable = canBookAgain(viewer)
  /** Void's slot: always the last one. */
  const last = slots.length + (isBookable ? 1 : 0)
  const bookAgain = hasId && isBookable && (
    <a
      key="bookAgain"
      className={`cc-action slot-${last - 1}`}
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
    <div className={`cc-actions slots-${last}`}>
      {slots.map((action, slot) => {
        const { name, icon } = actions[action]
        const className = action === 'void' ? `cc-action slot-${last} bad` : `cc-action slot-${slot + 1}`
        const face = (
          <>
            <DeskIcon name={icon} />
            <span>{name}</span>
          </>
        )
        if (!shipmentCan[action](shipment, viewer) || !(hasId || action === 'track')) {
          return action === 'void' && bookAgain
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

/** CSS pixels between the button and its menu, and between the menu and the window's edge. */
const GAP = 4

/** Used where a row's actions do not fit side by side. */
export function ActionsMenu(props: ComponentProps<typeof ShipmentActions>) {
  const { isOpen, open, close, frame, button, onKeyDown, onBlur } = useMenu<HTMLDivElement>()
  const [place, setPlace] = useState({ top: 0, right: 0 })

  // Rows clip overflow, so the menu is positioned in the window, and closes when something scrolls or resizes.
  useLayoutEffect(() => {
    if (!isOpen || !button.current || !frame.current) return
    const { top, bottom, right } = button.current.getBoundingClientRect()
    const { height } = frame.current.getBoundingClientRect()
    const isRoomBelow = bottom + GAP + height <= window.innerHeight
    setPlace({ top: isRoomBelow ? bottom + GAP : Math.max(GAP, top - GAP - height), right: window.innerWidth - right })
    frame.current.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [isOpen, button, frame])
  useEffect(() => {
    if (!isOpen) return
    const leave = () => close()
    window.addEventListener('scroll', leave, { capture: true, passive: true })
    window.addEventListener('resize', leave)
    return () => {
      window.removeEventListener('scroll', leave, { capture: true })
      window.removeEventListener('resize', leave)
    }
  })

  return (
    <div className="cc-actions">
      <button
        ref={button}
        className="cc-action"
        type="button"
        title="Actions"
        aria-label={`Actions of ${props.shipment.airwayBillNo}`}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : open())}
      >
        <DeskIcon name="more" />
      </button>
      {isOpen &&
        createPortal(
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- closes on clicks bubbling up from its links and buttons
          <div
            ref={frame}
            className="cc-row-menu cc-menu-list"
            data-menu
            style={place}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            onClick={() => close(true)}
          >
            <ShipmentActions {...props} />
          </div>,
          document.body,
        )}
    </div>
  )
}
