import { isCarriedOut, isMoved, isNoLongerAllowed, isOtherStep, isOvertaken } from './movedMeanwhile'
import type { ShipmentCommand, ShipmentViewer } from './shipmentCan'
import type { Tracked } from './shipmentStatus'

/** A command that the user has confirmed. */
interface Confirmed {
  command: ShipmentCommand
  /** The status on which the user decided. */
  shown: Tracked
  /** A Down Track that may take back only this user's own Up Track. */
  isUndo: boolean
}

/** What is known about the shipment when the command is about to be sent. */
interface Known {
  /** Its status as tracking showed it before; null if tracking did not answer, or was not asked. */
  before: Tracked | null
  /** Its status as tracking shows it at the moment; null likewise. */
  now: Tracked | null
  /** The command whose answer was lost, or that the backend failed at: it may or may not have been carried out. */
  unsure: ShipmentCommand | null
  /** The command carried out last, which an Undo takes back. */
  own: ShipmentCommand | null
}

/**
 * `done already`: this very command was carried out, although its answer was lost. `earlier done`: another command
 * was. `earlier unsure`: tracking cannot tell whether one was. `moved`: somebody else has moved the shipment.
 *
 * `unknown`: a repeated command, of which nobody knows whether it was carried out before. `undo unknown`: an Undo of
 * which nobody knows whether it would take back the user's own step.
 */
export type CommandCheck =
  'send' | 'done already' | 'earlier done' | 'earlier unsure' | 'moved' | 'unknown' | 'undo unknown'

/**
 * Decides whether a confirmed command is sent, or why not (product 4.2). If tracking does not answer it is sent, except
 * for an Undo, which Down Track can replace, and a command after one whose answer was lost.
 */
export function checkCommand(confirmed: Confirmed, known: Known, viewer: ShipmentViewer): CommandCheck {
  const { command, isUndo } = confirmed
  const { before, now, unsure } = known
  if (now === null) {
    if (isUndo) return 'undo unknown'
    // A second Void changes nothing, but a second step does, or the removal of one.
    return unsure?.action === 'upTrack' || unsure?.action === 'downTrack' ? 'unknown' : 'send'
  }
  const isEarlierDone = unsure !== null && isCarriedOut(unsure, before, now)
  if (isEarlierDone) return JSON.stringify(unsure) === JSON.stringify(command) ? 'done already' : 'earlier done'
  if (isEarlierDone === null) return 'earlier unsure'
  if (isMovedByOthers(confirmed, known, now, viewer)) return 'moved'
  // With fewer steps than before, nothing shows that the latest step is still the user's own.
  return isUndo && before !== null && now.status.length < before.status.length ? 'undo unknown' : 'send'
}

function isMovedByOthers(
  { command, shown, isUndo }: Confirmed,
  { before, own }: Known,
  now: Tracked,
  viewer: ShipmentViewer,
): boolean {
  if (before !== null && isMoved(before, now)) return true
  // Without an earlier answer, only the latest step shows whether others have moved it.
  if (before === null && isUndo && own !== null && isCarriedOut(own, null, now) === false) return true
  if (before === null && !isUndo && isOtherStep(command, shown, now)) return true
  return isNoLongerAllowed(command, now, viewer) || isOvertaken(command, shown, now)
}
