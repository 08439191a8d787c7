import type { QueryClient } from '@tanstack/react-query'
import type { UpTrackForm } from '@/domain/forms/upTrackForm'
import type { Shipment } from '@/domain/shipment/shipment'
import { isCarriedOut, isSameStatus, type ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import { shipmentCan, type ShipmentViewer, type Tracked } from '@/domain/shipment/shipmentStatus'
import { addNote, downTrack, upTrack, voidShipment } from '@/services/airwayBill'
import { isLost, isServiceError, isSignedOut } from '@/services/http/errors'
import { statusNowQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { movedText } from '../actions/useShipmentAction'

export interface BatchRow {
  shipment: Shipment
  /** Its status as it was last seen. */
  known: Tracked
  state: 'waiting' | 'busy' | 'done' | 'failed'
  /** Why it failed. */
  message: string
  /** The answer was lost: nobody knows whether it was done. */
  isUnsure: boolean
  /** The Up Track that is taken back: only where nothing has come after it. */
  undoes: UpTrackForm | null
}

export interface StepOutcome {
  row: BatchRow
  /** Nobody is signed in any more: the others would fail as well. */
  isSignedOut: boolean
}

/** Makes a writing call, once. */
export type WriteOnce = (call: () => Promise<void>) => Promise<void>

/**
 * One shipment's turn. The newest status is read right before it is changed, as for a single shipment; where somebody
 * else has moved it meanwhile it is left alone, and a second go starts from there.
 *
 * @param row as it stands
 * @param write makes the call
 * @returns the row afterwards
 */
export async function takeStep(
  queryClient: QueryClient,
  { row, order, viewer, write }: { row: BatchRow; order: ShipmentOrder; viewer: ShipmentViewer; write: WriteOnce },
): Promise<StepOutcome> {
  const { shipment, known, undoes } = row
  const failed = (message: string, details: Partial<BatchRow> = {}): StepOutcome => ({
    row: { ...row, ...details, state: 'failed', message },
    isSignedOut: false,
  })
  const done: StepOutcome = { row: { ...row, state: 'done', message: '', isUnsure: false }, isSignedOut: false }
  let isSent = false
  try {
    // A note leaves the status as it is.
    if (order.action !== 'addNote' && shipment.airwayBillNo !== '') {
      const now = await queryClient.fetchQuery(statusNowQuery(shipment.airwayBillNo))
      if (row.isUnsure && (undoes ? isSameStatus(known, now) : isCarriedOut(order, known, now))) return done
      const isAllowed = shipmentCan[order.action](now, viewer)
      if (undoes) {
        if (!isCarriedOut({ action: 'upTrack', form: undoes }, known, now)) return failed(movedText(now, false))
      } else if (!isSameStatus(known, now)) {
        return failed(movedText(now, isAllowed), { known: now, isUnsure: false })
      }
      if (!isAllowed) return failed('Its status does not allow this.')
    }
    isSent = true
    await write(() => call(order, shipment.id))
    return done
  } catch (error) {
    if (!isServiceError(error)) throw error
    const isUnsure = row.isUnsure || (isSent && isLost(error))
    return { ...failed(error.message, { isUnsure }), isSignedOut: isSignedOut(error) }
  }
}

function call(order: ShipmentOrder, id: string): Promise<void> {
  switch (order.action) {
    case 'upTrack':
      return upTrack(id, order.form)
    case 'downTrack':
      return downTrack(id)
    case 'addNote':
      return addNote(id, order.form)
    case 'void':
      return voidShipment(id)
  }
}

/** A row whose turn has not come; `undoes` is the Up Track that is taken back from it, if any. */
export function waitingRow(shipment: Shipment, known: Tracked = shipment, undoes: UpTrackForm | null = null): BatchRow {
  return { shipment, known, state: 'waiting', message: '', isUnsure: false, undoes }
}
