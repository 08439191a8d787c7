import type { Call } from './errors'

/** Product 8.2; the wording, mistakes included, is the client's own. */
export const successTexts = {
  sendContactMessage: 'Mail sent successfully',
  upTrack: 'AirwayBill Status Updated Successfully !!',
  downTrack: 'AirwayBill Tracking Down Successfully !!',
  addNote: 'AirwayBill Note Updated Successfully !!',
  voidShipment: 'Shipment void successfully !!',
  createAirwayBill: 'AirwayBill added successfully !!',
  createCenter: 'Center added successfully !!',
  updateCenter: 'Center updated successfully !!',
  deleteCenter: 'Center deleted successfully !!',
  activateCenter: 'Center active successfully !!',
  inactivateCenter: 'Center inactive successfully !!',
  updateProfile: 'Profile Updated Successfully',
} as const satisfies Partial<Record<Call, string>>
