import { type ShipmentCommand, shipmentCan, type ShipmentViewer } from './shipmentCan'
import { isVoid, journeyStep, latestStatus, type StatusEntry, type Tracked } from './shipmentStatus'

/**
 * Whether somebody has moved a shipment between two answers of tracking (product 4.2). False if the later answer has
 * fewer steps, because tracking may not show all of them; true if it has none, because the shipment is void then.
 */
export function isMoved(before: Tracked, now: Tracked): boolean {
  if (isVoid(now)) return !isVoid(before)
  const added = now.status.length - before.status.length
  return added > 0 || (added === 0 && !isSameStep(latestStatus(before), latestStatus(now)))
}

/** Compares texts if times differ, as a step added here has a guessed time until its row arrives (product 4.2). */
function isSameStep(one: StatusEntry | null, other: StatusEntry | null): boolean {
  const hasSameWords = one?.description === other?.description && one?.trackingLink === other?.trackingLink
  return one?.type === other?.type && (one?.createdAt === other?.createdAt || hasSameWords)
}

/**
 * Whether a command whose answer was lost was carried out after all, so that a retry would repeat it (product 4.2).
 * False for a note, which is safe to write twice, and if somebody else has moved the shipment too.
 *
 * @param before null if tracking could not tell
 * @returns null if that cannot be known: without the steps before it, a Down Track leaves no trace
 */
export function isCarriedOut(command: ShipmentCommand, before: Tracked | null, now: Tracked): boolean | null {
  const latest = latestStatus(now)
  switch (command.action) {
    case 'upTrack':
      return (
        (before === null || now.status.length === before.status.length + 1) &&
        latest?.type === Number(command.form.type) &&
        ['', command.form.description.trim()].includes(latest.description.trim())
      )
    case 'downTrack':
      return before && now.status.length < before.status.length
    case 'addNote':
      return false
    case 'void':
      return isVoid(now) && !(before && isVoid(before))
  }
}

/**
 * Whether tracking shows that a shipment is void or delivered, so that a step cannot be added or removed (product 3.2).
 * Void is always allowed: a second one changes nothing, and tracking without steps does not prove that there was a first
 * (product 4.2).
 */
export function isNoLongerAllowed({ action }: ShipmentCommand, now: Tracked, viewer: ShipmentViewer): boolean {
  return action !== 'void' && !shipmentCan[action](now, viewer)
}

/**
 * Whether a shipment has already reached the status that an Up Track would set, although the list showed an earlier one:
 * rows of lists may be old (product 4.2).
 */
export function isOvertaken(command: ShipmentCommand, shown: Tracked, now: Tracked): boolean {
  if (command.action !== 'upTrack' || now.status.length < shown.status.length) return false
  const type = Number(command.form.type)
  return journeyStep(shown) < type && journeyStep(now) >= type
}

/**
 * Whether a Down Track would remove another step than the latest one shown, if tracking did not answer before
 * (product 4.2). Only the types are compared, because lists may word their steps differently.
 */
export function isOtherStep({ action }: ShipmentCommand, shown: Tracked, now: Tracked): boolean {
  return action === 'downTrack' && journeyStep(shown) !== journeyStep(now)
}
