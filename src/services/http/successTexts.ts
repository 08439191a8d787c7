import { isObject } from '../wire/wire'
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

const ownTexts: Readonly<Partial<Record<Call, string>>> = successTexts

/** Characters; a longer `message` is not meant for people. */
const SHORT = 200

/** The text to show after a success (product 8.2): the answer's short `message`, else our own; '' if there is none. */
export function successText(call: Call, body?: unknown): string {
  const message = isObject(body) && typeof body.message === 'string' ? body.message.trim() : ''
  return (message.length <= SHORT && message) || (ownTexts[call] ?? '')
}
