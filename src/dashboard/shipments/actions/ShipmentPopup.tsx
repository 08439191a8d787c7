import type { ComponentType } from 'react'
import { AddNoteDialog } from './AddNoteDialog'
import { DownTrackDialog } from './DownTrackDialog'
import type { PopupAction } from './ShipmentActions'
import type { ShipmentPopupProps } from './ShipmentDialog'
import { UpTrackDialog } from './UpTrackDialog'
import { VoidDialog } from './VoidDialog'

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
