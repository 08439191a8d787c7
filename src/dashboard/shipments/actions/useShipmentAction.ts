import { useRef, useState } from 'react'
import { isCancelledError, useQueryClient } from '@tanstack/react-query'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { useMessages } from '@/components/messages/useMessages'
import { formatDateTime } from '@/domain/dates'
import type { Shipment } from '@/domain/shipment/shipment'
import type { KnownChange } from '@/domain/shipment-index/freshness'
import { isCarriedOut, isSameStatus, type ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import { shipmentCan, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { latestStatus, statusName, type Tracked } from '@/domain/shipment/shipmentStatus'
import { isLost, isServiceError } from '@/services/http/errors'
import {
  loadWholeLists,
  lookAfterLists,
  statusNowQuery,
  writeIntoLists,
} from '@/services/shipment-list/shipmentIndex.queries'
import { successText } from '@/services/http/successTexts'
import type { PopupAction } from './ShipmentActions'

const EARLIER_DONE =
  'What you confirmed before was done after all, although its answer was lost. Confirm again if this is wanted as well.'

export const callOf = { upTrack: 'upTrack', downTrack: 'downTrack', addNote: 'addNote', void: 'voidShipment' } as const

interface Options {
  action: PopupAction
  shipment: Shipment
  viewer: ShipmentViewer
  onDone: () => void
}

export interface ShipmentActionState {
  /** The shipment's statuses as last read. */
  known: Tracked
  problem: string | null
  isBusy: boolean
  /** The status has changed so that the action is no longer allowed. */
  isOver: boolean
  confirm: (order: ShipmentOrder, call: () => Promise<string>) => Promise<void>
}

/** Reads the current status first: it may have been changed by others, or by an earlier call whose answer was lost. */
export function useShipmentAction({ action, shipment, viewer, onDone }: Options): ShipmentActionState {
  const messages = useMessages()
  const queryClient = useQueryClient()
  const [known, setKnown] = useState<Tracked>(shipment)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const oneAtATime = useOneAtATime()
  /** The order whose answer was lost: it may or may not have been carried out. */
  const unsure = useRef<ShipmentOrder | null>(null)
  const isOver = !shipmentCan[action](known, viewer)

  async function carryOut(order: ShipmentOrder, call: () => Promise<string>): Promise<void> {
    // Notes do not depend on the status.
    if (action !== 'addNote' && shipment.airwayBillNo !== '') {
      const now = await queryClient.fetchQuery(statusNowQuery(shipment.airwayBillNo))
      const earlier = unsure.current
      const isOther = !isSameStatus(known, now)
      if (isOther) {
        writeIntoList({ action: 'seen', status: now.status })
        lookAfterLists(queryClient)
      }
      if (earlier && isCarriedOut(earlier, known, now)) {
        if (JSON.stringify(earlier) === JSON.stringify(order)) tellDone()
        else goOnFrom(now, EARLIER_DONE)
        return
      }
      if (isOther) {
        goOnFrom(now, movedText(now, shipmentCan[action](now, viewer)))
        return
      }
    }
    let text: string
    try {
      text = await call()
    } catch (error) {
      if (isServiceError(error) && isLost(error)) unsure.current = order
      throw error
    }
    writeIntoList(order)
    tellDone(text)
  }

  function goOnFrom(now: Tracked, text: string): void {
    unsure.current = null
    setKnown(now)
    setProblem(text)
  }

  function writeIntoList(change: KnownChange): void {
    void writeIntoLists(queryClient, [{ id: shipment.id, change }])
  }

  function tellDone(text = successText(callOf[action])): void {
    messages.success(text, shipment.airwayBillNo)
    onDone()
  }

  async function confirm(order: ShipmentOrder, call: () => Promise<string>): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    try {
      await carryOut(order, call)
    } catch (error) {
      // Logging out cancels the status query: nothing was sent, and there is nobody to tell.
      if (isCancelledError(error)) return
      if (!isServiceError(error)) throw error
      setProblem(error.message)
      messages.error(error.message, shipment.airwayBillNo)
      // It may have been carried out: only a fresh list can tell.
      if (isLost(error)) loadWholeLists(queryClient)
    } finally {
      setIsBusy(false)
    }
  }

  return { known, problem, isBusy, isOver, confirm: (order, call) => oneAtATime(() => confirm(order, call)) }
}

export function movedText(now: Tracked, isAllowed: boolean): string {
  const latest = latestStatus(now)
  const state = latest
    ? `it is at «${statusName(latest.type)}» since ${formatDateTime(latest.createdAt)}`
    : 'it is void now'
  const next = isAllowed ? 'Look again, and confirm if it still holds.' : 'There is nothing left to confirm.'
  return `Somebody else has moved this shipment meanwhile: ${state}. ${next}`
}
