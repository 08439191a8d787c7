import { mayOpen, viewerCan, type Viewer } from '../roles'
import { DELIVERED, isVoid, latestStatus, type Tracked } from './shipmentStatus'

/** Where a row of shipments stands: the actions differ. */
export type ShipmentScreen = 'home' | 'records' | 'trackingManagement'
export type ShipmentAction = 'view' | 'track' | 'upTrack' | 'downTrack' | 'addNote' | 'void'

export interface ShipmentViewer extends Viewer {
  screen: ShipmentScreen
}

/** Both roles, on each screen that lists shipments and that the role may open. */
function maySee(viewer: ShipmentViewer): boolean {
  return mayOpen(viewer, viewer.screen)
}

function mayMove(viewer: ShipmentViewer): boolean {
  return maySee(viewer) && viewerCan.moveShipments(viewer) && viewer.screen !== 'home'
}

/** What may be done to a shipment, by whom and where (product 3.2). Buttons ask here and nowhere else. */
export const shipmentCan: Record<ShipmentAction, (shipment: Tracked, viewer: ShipmentViewer) => boolean> = {
  /** Both roles, everywhere, void or not. */
  view: (_shipment, viewer) => maySee(viewer),
  track: (_shipment, viewer) => maySee(viewer),
  /** Hidden once the latest type is 7, and on void shipments; role 1, not on Home. */
  upTrack: (shipment, viewer) => {
    const latest = latestStatus(shipment)
    return latest !== null && latest.type < DELIVERED && mayMove(viewer)
  },
  /** Hidden on void shipments; role 1, not on Home. */
  downTrack: (shipment, viewer) => !isVoid(shipment) && mayMove(viewer),
  /** Role 1, not on Home; stays on a void shipment. */
  addNote: (_shipment, viewer) => mayMove(viewer),
  /** Hidden on void shipments; both roles. */
  void: (shipment, viewer) => !isVoid(shipment) && maySee(viewer),
}
