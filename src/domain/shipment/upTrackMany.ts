import type { ShipmentCommand } from './shipmentCan'
import { journeyStep, nextStep, type Tracked, TRACKING_NUMBER_UPDATE } from './shipmentStatus'
import { englishStatusName } from './statusTable'

/** Stands for “Each to its next step” in place of the number of a status; never sent. */
export const NEXT_STEP = 'next'

/** Where an Up Track to one status takes shipments (product 10.5). */
interface Directions<Each> {
  forward: readonly Each[]
  /** These are at the chosen step already. */
  same: readonly Each[]
  back: readonly Each[]
}

/**
 * Groups shipments by where an Up Track takes them.
 *
 * @param type the number of the status that is chosen
 */
export function directionsOf<Each extends Tracked>(shipments: readonly Each[], type: number): Directions<Each> {
  const ahead = (each: Each) => type - journeyStep(each)
  return {
    forward: shipments.filter((each) => ahead(each) > 0),
    same: shipments.filter((each) => ahead(each) === 0),
    back: shipments.filter((each) => ahead(each) < 0),
  }
}

/** Whether “Each to its next step” moves a shipment: a tracking number update needs a link of its own. */
export function hasPlainNextStep(shipment: Tracked): boolean {
  const next = nextStep(shipment)
  return next !== null && next !== TRACKING_NUMBER_UPDATE
}

/**
 * The command for one shipment of many. It differs from shipment to shipment only for “Each to its next step”, which
 * becomes the shipment's own next step, in the backend's words.
 *
 * @returns null for a shipment without such a step
 */
export function ownCommand(command: ShipmentCommand, shipment: Tracked): ShipmentCommand | null {
  if (command.action !== 'upTrack' || command.form.type !== NEXT_STEP) return command
  const next = nextStep(shipment)
  if (next === null || !hasPlainNextStep(shipment)) return null
  return { action: 'upTrack', form: { type: String(next), description: englishStatusName(next), trackingLink: '' } }
}
