import { DeskIcon, type DeskIconName } from '@/components/desk/DeskIcon'
import { newTab } from '@/domain/links'
import type { Shipment } from '@/domain/shipment/shipment'
import { type ShipmentAction, shipmentCan, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import type { StatusType } from '@/domain/shipment/shipmentStatus'
import { paths } from '@/paths'
import { addressOf } from '@/texts/language'
import { t, type TextKey } from '@/texts/t'

type LinkAction = 'view' | 'track' | 'bookAgain'
export type PopupAction = Exclude<ShipmentAction, LinkAction>

/** `step` is the status that an Up Track proposes, so that only Confirm is needed. */
export type OnAction = (action: PopupAction, shipment: Shipment, step?: StatusType) => void

/** In the order of their slots. `caption`: part of the name that fits on one line under the icon, in both languages. */
export const actionLooks: Record<ShipmentAction, { name: TextKey; caption?: TextKey; icon: DeskIconName }> = {
  view: { name: 'lists.view', icon: 'view' },
  track: { name: 'lists.track', icon: 'track' },
  upTrack: { name: 'lists.upTrack', caption: 'lists.upTrackCaption', icon: 'upTrack' },
  downTrack: { name: 'lists.downTrack', caption: 'lists.downTrackCaption', icon: 'downTrack' },
  addNote: { name: 'lists.addNote', caption: 'lists.addNoteCaption', icon: 'note' },
  bookAgain: { name: 'desk.bookAgain', icon: 'copy' },
  void: { name: 'lists.void', icon: 'void' },
}

const links: Record<LinkAction, (shipment: Shipment) => string> = {
  view: ({ id }) => addressOf(paths.receipt(id)),
  track: ({ airwayBillNo }) => addressOf(paths.tracking(airwayBillNo)),
  bookAgain: ({ id }) => addressOf(paths.airwayBill({ from: id })),
}

export const opensPopup = (action: ShipmentAction): action is PopupAction => !(action in links)

/** A sample shipment for which every action that the viewer may ever take is allowed. */
const underWay = { status: [{ type: 1, description: '', trackingLink: '', createdAt: '' }] }

/** Each action has a fixed slot, so that the icons line up across rows. */
export function actionSlots(viewer: ShipmentViewer): readonly ShipmentAction[] {
  const all = Object.keys(actionLooks) as ShipmentAction[]
  return all.filter((action) => shipmentCan[action](underWay, viewer))
}

/** The actions of a row. The receipt is opened by its number, and tracking from its panel. */
export const rowActionSlots = (viewer: ShipmentViewer): readonly ShipmentAction[] =>
  actionSlots(viewer).filter((action) => action !== 'view' && action !== 'track')

interface ShipmentActionsProps {
  shipment: Shipment
  viewer: ShipmentViewer
  slots: readonly ShipmentAction[]
  onAction: OnAction
  /** Names beside the icons; in rows they would slow the list. */
  hasLabels?: boolean
}

export function ShipmentActions(props: ShipmentActionsProps) {
  const { shipment, viewer, slots, onAction, hasLabels = false } = props
  return (
    <div className={hasLabels ? 'cc-actions labels' : 'cc-actions'}>
      {slots.map((action) => {
        const { name: key, caption: captionKey = key, icon } = actionLooks[action]
        const name = t(key)
        const caption = t(captionKey)
        const className = `cc-action${action === 'void' ? ' bad' : ''}`
        // Without an id no call can address the shipment; tracking works by number.
        if (!shipmentCan[action](shipment, viewer) || (shipment.id === '' && action !== 'track')) {
          return <i key={action} className={className} data-name={caption} />
        }
        const face = (
          <>
            <DeskIcon name={icon} />
            {hasLabels && <span>{caption}</span>}
          </>
        )
        const common = { className, title: name, 'aria-label': name }
        return opensPopup(action) ? (
          <button key={action} {...common} type="button" onClick={() => onAction(action, shipment)}>
            {face}
          </button>
        ) : (
          <a key={action} {...common} href={links[action](shipment)} {...newTab}>
            {face}
          </a>
        )
      })}
    </div>
  )
}
