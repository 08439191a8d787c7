import type { NoteForm, UpTrackForm } from '../forms/upTrackForm'
import { isVoid, latestStatus, type StatusEntry, type Tracked } from './shipmentStatus'

export type ShipmentOrder =
  | { action: 'upTrack'; form: UpTrackForm }
  | { action: 'downTrack' }
  | { action: 'addNote'; form: NoteForm }
  | { action: 'void' }

/**
 * Whether somebody has moved a shipment between two answers of tracking (product 4.2). False if the later one has fewer
 * steps: tracking may show less than there is.
 */
export function isMoved(before: Tracked, now: Tracked): boolean {
  const added = now.status.length - before.status.length
  return added > 0 || (added === 0 && !isSameStep(latestStatus(before), latestStatus(now)))
}

/** Compares texts if times differ, as a step added here has a guessed time until its row arrives (product 4.2). */
function isSameStep(one: StatusEntry | null, other: StatusEntry | null): boolean {
  const hasSameWords = one?.description === other?.description && one?.trackingLink === other?.trackingLink
  return one?.type === other?.type && (one?.createdAt === other?.createdAt || hasSameWords)
}

/**
 * Whether an order whose answer was lost was carried out after all, so that a retry would repeat it (product 4.2).
 * False for a note, which is safe to write twice, and if somebody else has moved the shipment too.
 */
export function isCarriedOut(order: ShipmentOrder, before: Tracked, now: Tracked): boolean {
  const latest = latestStatus(now)
  switch (order.action) {
    case 'upTrack':
      return (
        now.status.length === before.status.length + 1 &&
        latest?.type === Number(order.form.type) &&
        latest.description === order.form.description
      )
    case 'downTrack':
      return now.status.length < before.status.length
    case 'addNote':
      return false
    case 'void':
      return isVoid(now) && !isVoid(before)
  }
}
