import { DeskIcon, type DeskIconName } from '../../DeskIcon'
import { viewerCan } from '@/domain/roles'
import type { Shipment } from '@/domain/shipment/shipment'
import {
  shipmentCan,
  type ShipmentAction,
  type ShipmentViewer,
  type StatusType,
} from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'

/** What a row's button opens; View and Track are links. */
export type PopupAction = Exclude<ShipmentAction, 'view' | 'track'>

/** Hears which popup to open on a shipment, and to which step an Up Track is to lead. */
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

/** A shipment under way, to which everything can be done that its viewer may do at all. */
const underWay = { status: [{ type: 1, description: '', trackingLink: '', createdAt: '' }] }

/** The actions that rows may have, in their order; each has a slot of its own, so that the icons stand in columns. */
export function actionSlots(viewer: ShipmentViewer): readonly ShipmentAction[] {
  return ordered.filter((action) => shipmentCan[action](underWay, viewer))
}

/** Who books shipments books a recorded one again. */
export function canBookAgain(viewer: ShipmentViewer): boolean {
  return viewerCan.bookShipments(viewer) && viewer.screen === 'records'
}

interface ShipmentActionsProps {
  shipment: Shipment
  viewer: ShipmentViewer
  slots: readonly ShipmentAction[]
  onAction: OnAction
}

/** A row's actions: icons on desks, icons with their names on phones. */
export function ShipmentActions({ shipment, viewer, slots, onAction }: ShipmentActionsProps) {
  // Without an id no call can name the shipment; it is tracked by its number.
  const hasId = shipment.id !== ''
  const isBookable = canBookAgain(viewer)
  /** Void stands last, whatever comes in between. */
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
