import type { NoteForm } from '../forms/noteForm'
import type { UpTrackForm } from '../forms/upTrackForm'
import { mayOpen, type Viewer, viewerCan } from '../roles'
import { DELIVERED, isVoid, latestStatus, type Tracked } from './shipmentStatus'

/** The screens that list shipments. */
export type ShipmentScreen = 'home' | 'records' | 'trackingManagement'
/** Everything that can be done with a shipment. */
export type ShipmentAction = 'view' | 'track' | 'upTrack' | 'downTrack' | 'addNote' | 'bookAgain' | 'void'

/** Whoever acts on a shipment, and on which screen. */
export interface ShipmentViewer extends Viewer {
  screen: ShipmentScreen
}

function maySee(viewer: ShipmentViewer): boolean {
  return mayOpen(viewer, viewer.screen)
}

function mayMove(viewer: ShipmentViewer): boolean {
  return maySee(viewer) && viewerCan.moveShipments(viewer) && viewer.screen !== 'home'
}

/** The only place that decides which actions a viewer may take on a shipment (product 3.2). */
export const shipmentCan: Record<ShipmentAction, (shipment: Tracked, viewer: ShipmentViewer) => boolean> = {
  view: (_shipment, viewer) => maySee(viewer),
  track: (_shipment, viewer) => maySee(viewer),
  upTrack: (shipment, viewer) => {
    const latest = latestStatus(shipment)
    return latest !== null && latest.type < DELIVERED && mayMove(viewer)
  },
  downTrack: (shipment, viewer) => !isVoid(shipment) && mayMove(viewer),
  /** Also allowed on a void shipment. */
  addNote: (_shipment, viewer) => mayMove(viewer),
  bookAgain: (_shipment, viewer) => maySee(viewer) && viewerCan.bookShipments(viewer) && viewer.screen === 'records',
  void: (shipment, viewer) => !isVoid(shipment) && maySee(viewer),
}

/** A change of a shipment, with what its popup asked for. */
export type ShipmentCommand =
  | { action: 'upTrack'; form: UpTrackForm }
  | { action: 'downTrack' }
  | { action: 'addNote'; form: NoteForm }
  | { action: 'void' }
