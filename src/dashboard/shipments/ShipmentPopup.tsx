import type { ComponentType } from 'react'
import type { Shipment } from '@/domain/shipment'
import type { ShipmentViewer } from '@/domain/shipmentStatus'
import { AddNoteDialog } from './AddNoteDialog'
import { DownTrackDialog } from './DownTrackDialog'
import type { PopupAction } from './ShipmentActions'
import { UpTrackDialog } from './UpTrackDialog'
import { VoidDialog } from './VoidDialog'

export interface ShipmentPopupProps {
  shipment: Shipment
  viewer: ShipmentViewer
  /** It is done; the lists reload by themselves. */
  onDone: () => void
  onCancel: () => void
}

const dialogs: Record<PopupAction, ComponentType<ShipmentPopupProps>> = {
  upTrack: UpTrackDialog,
  downTrack: DownTrackDialog,
  addNote: AddNoteDialog,
  void: VoidDialog,
}

/** The popup of an action on one shipment. */
export function ShipmentPopup({ action, ...props }: ShipmentPopupProps & { action: PopupAction }) {
  const Dialog = dialogs[action]
  return <Dialog {...props} />
}
