import { isCancelledError, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import { afterChange, type KnownChange } from '@/domain/shipment-index/afterChange'
import { checkCommand, type CommandCheck } from '@/domain/shipment/checkCommand'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentCan, type ShipmentCommand, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { latestStatus, type Tracked } from '@/domain/shipment/shipmentStatus'
import { addNote, downTrack, successTexts, upTrack, voidShipment } from '@/services/airwayBill'
import { isServiceError, mayBeDone, type ServiceError } from '@/services/http/errors'
import { refreshLists, reloadWholeLists } from '@/services/shipment-list/refreshLists'
import { statusNowQuery } from '@/services/shipment-list/statusNow.queries'
import { writeIntoLists } from '@/services/shipment-list/writeIntoLists'
import { watchLogout } from '@/session/watchLogout'
import { formatDateTime } from '@/texts/dates'
import { statusName } from '@/texts/statusName'
import { t } from '@/texts/t'
import type { PopupAction } from './ShipmentActions'

/** How many statuses are read at the same time. */
const MAX_PARALLEL_CALLS = 3

export type Outcome =
  | { kind: 'done'; text: string; change: KnownChange }
  /** Nothing was sent, as others have moved the shipment. `isNoLongerAllowed`: nor can it be sent by another press. */
  | { kind: 'moved'; text: string; change: KnownChange; isNoLongerAllowed: boolean }
  /** Nothing was sent, as tracking cannot show whether the command would be right. */
  | { kind: 'unsent'; text: string }
  | { kind: 'failed'; text: string; error: ServiceError }

/** What is known about a shipment that is about to be changed. */
interface Known {
  /**
   * Its status as tracking last showed it; null if tracking did not answer. Never the list's status, which may be old
   * or worded differently.
   */
  before: Tracked | null | Promise<Tracked | null>
  /** The command whose answer was lost, or that the backend failed at: it may or may not have been carried out. */
  unsure: ShipmentCommand | null
  /** The command carried out last, which an Undo takes back. */
  own: ShipmentCommand | null
}

/**
 * `shown` is the status on which the user decided. `isUndo`: a Down Track that may take back only our own Up Track.
 * Resolves to null if the user has logged out.
 */
type ChangeStatus = (
  shipment: Shipment,
  command: ShipmentCommand,
  shown: Tracked,
  isUndo?: boolean,
) => Promise<Outcome | null>

/**
 * Changes shipments, of one popup or of a batch (product 4.2). Tracking is read when the popup opens, and again before
 * each command: what others have moved in between is not changed unasked.
 */
export function useChangeStatus(
  action: PopupAction,
  shipments: readonly Shipment[],
  viewer: ShipmentViewer,
): ChangeStatus {
  const client = useQueryClient()
  const { mutateAsync: write } = useMutation({ mutationFn: (send: () => Promise<string>) => send() })
  const [known] = useState(() => new Map<string, Known>())
  const opened = useRef(shipments)
  const isOpening = useRef(true)

  useEffect(() => {
    isOpening.current = true
    const enqueue = jobQueue(MAX_PARALLEL_CALLS)
    for (const shipment of opened.current) {
      if (!dependsOnStatus(action, shipment)) continue
      void enqueue(async () => {
        if (!isOpening.current) return
        const before = client.fetchQuery(statusNowQuery(shipment.airwayBillNo)).catch(() => null)
        known.set(shipment.id, { before, unsure: null, own: null })
        await before
      })
    }
    return () => {
      isOpening.current = false
    }
  }, [action, client, known])

  /** @returns null if the user has logged out meanwhile */
  const readStatuses = async (airwayBillNo: string, last: Known['before']) => {
    try {
      const [before, now] = await Promise.all([last, client.fetchQuery(statusNowQuery(airwayBillNo))])
      return { before, now }
    } catch (error) {
      if (isCancelledError(error)) return null
      throw error
    }
  }

  /** @param latest the status that tracking has shown last */
  const send = async (
    shipment: Shipment,
    command: ShipmentCommand,
    latest: Tracked | null,
    { unsure, own }: Pick<Known, 'unsure' | 'own'>,
  ): Promise<Outcome> => {
    const { id } = shipment
    try {
      const text = await write(() => call(command, id))
      const after = latest && afterChange({ ...shipment, status: [...latest.status] }, command, new Date())
      known.set(id, { before: after, unsure: null, own: command })
      // Without this, the lists would apply the command to an old row, whose status is no longer that of the shipment.
      const isOld = latest !== null && latest.status.length > shipment.status.length
      return { kind: 'done', text, change: after && isOld ? { action: 'seen', status: after.status } : command }
    } catch (error) {
      if (!isServiceError(error)) throw error
      known.set(id, { before: latest, unsure: mayBeDone(error) ? command : unsure, own })
      return { kind: 'failed', text: error.message, error }
    }
  }

  const carryOut: ChangeStatus = async (shipment, command, shown, isUndo = false) => {
    const { id, airwayBillNo } = shipment
    const { before: last = null, unsure = null, own = null } = known.get(id) ?? {}
    isOpening.current = false
    const statuses = dependsOnStatus(command.action, shipment)
      ? await readStatuses(airwayBillNo, last)
      : { before: null, now: null }
    if (statuses === null) return null
    const { before, now } = statuses
    const check = checkCommand({ command, shown, isUndo }, { before, now, unsure, own }, viewer)
    if (check === 'send') return send(shipment, command, now ?? before, { unsure, own })
    if (check === 'undo unknown') return { kind: 'unsent', text: t('lists.undoUnsure') }
    if (check === 'unknown' || now === null) {
      known.set(id, { before, unsure: null, own })
      return { kind: 'unsent', text: t('lists.earlierUnknown') }
    }
    const change: KnownChange = { action: 'seen', status: now.status }
    if (check === 'done already') {
      known.set(id, { before: now, unsure: null, own: command })
      return { kind: 'done', text: successTexts[command.action], change }
    }
    const isAllowed = !isUndo && shipmentCan[command.action](now, viewer)
    known.set(id, { before: isAllowed ? now : before, unsure: null, own })
    return { kind: 'moved', text: movedText(check, now, isAllowed), change, isNoLongerAllowed: !isAllowed }
  }

  return async (shipment, command, ...how) => {
    const { id } = shipment
    const hasLoggedOut = watchLogout()
    // Several may wait for the same change: each then also waits for those before it.
    for (let earlier = underWay.get(id); earlier; earlier = underWay.get(id)) {
      const outcome = await earlier.result.catch(() => null)
      if (hasLoggedOut()) return null
      if (!dependsOnStatus(action, shipment)) continue
      if (outcome?.kind === 'done') {
        const { status } = afterChange(shipment, outcome.change, new Date())
        const change: KnownChange = { action: 'seen', status }
        return { kind: 'moved', text: t('lists.earlierDone'), change, isNoLongerAllowed: false }
      }
      // The command may have been carried out since this popup was opened.
      if (outcome?.kind === 'failed' && mayBeDone(outcome.error)) {
        known.set(id, { before: null, own: null, ...known.get(id), unsure: earlier.command })
      }
    }
    const result = carryOut(shipment, command, ...how)
    const own = { command, result }
    underWay.set(id, own)
    const forget = () => underWay.get(id) === own && underWay.delete(id)
    void result.then(forget, forget)
    return result
  }
}

/**
 * The changes under way, by shipment. The popup of a change may be gone, as Back leaves the page. Another change of the
 * same shipment waits for it, because a step must not be removed twice.
 */
const underWay = new Map<string, { command: ShipmentCommand; result: Promise<Outcome | null> }>()

/**
 * Whether tracking is asked first. A note does not depend on the status, and without a number tracking cannot be asked.
 */
export function dependsOnStatus(action: PopupAction, { airwayBillNo }: Shipment): boolean {
  return action !== 'addNote' && airwayBillNo !== ''
}

function call(command: ShipmentCommand, id: string): Promise<string> {
  switch (command.action) {
    case 'upTrack':
      return upTrack(id, command.form)
    case 'downTrack':
      return downTrack(id)
    case 'addNote':
      return addNote(id, command.form)
    case 'void':
      return voidShipment(id)
  }
}

/** What the user is told before the command can be confirmed again. */
function movedText(check: CommandCheck, now: Tracked, isAllowed: boolean): string {
  if (check === 'earlier done') return t('lists.earlierDone')
  const latest = latestStatus(now)
  // Nothing that depends on the status is allowed on a void shipment.
  if (!latest) return t('lists.movedToVoid')
  const values = { status: statusName(latest.type), time: formatDateTime(latest.createdAt) }
  if (check === 'earlier unsure') return t('lists.earlierUnsure', values)
  return isAllowed ? t('lists.moved', values) : t('lists.movedOver', values)
}

/**
 * Shows the outcomes in the lists, in a single write, as the lists may be long. If a change may or may not have been
 * made, they are reloaded completely, as only that shows it.
 */
export function showOutcomes(client: QueryClient, outcomes: ReadonlyMap<string, Outcome>): void {
  const all = [...outcomes]
  const changes = all.flatMap(([id, outcome]) => ('change' in outcome ? [{ id, change: outcome.change }] : []))
  void writeIntoLists(client, changes)
  if (all.some(([, outcome]) => outcome.kind === 'failed' && mayBeDone(outcome.error))) reloadWholeLists(client)
  else refreshLists(client)
}
