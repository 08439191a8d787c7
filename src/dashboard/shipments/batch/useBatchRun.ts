import { isCancelledError, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { useMessages } from '@/components/messages/useMessages'
import type { ShipmentChange } from '@/domain/shipment-index/freshness'
import { shipmentCan, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import type { Tracked } from '@/domain/shipment/shipmentStatus'
import { successText } from '@/services/http/successTexts'
import {
  loadWholeLists,
  lookAfterLists,
  writeIntoLists,
  statusNowQuery,
} from '@/services/shipment-list/shipmentIndex.queries'
import { isCarriedOut, isSameStatus, type ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import { formatCount } from '@/domain/numbers'
import type { UpTrackForm } from '@/domain/forms/upTrackForm'
import type { Shipment } from '@/domain/shipment/shipment'
import { addNote, downTrack, upTrack, voidShipment } from '@/services/airwayBill'
import { isLost, isServiceError, isSignedOut } from '@/services/http/errors'
import { callOf, movedText } from '../actions/useShipmentAction'

const AT_ONCE = 3

export interface BatchRun {
  rows: readonly BatchRow[]
  phase: 'idle' | 'running' | 'stopping' | 'over'
  /** Rows already done are skipped. */
  start: (rows: readonly BatchRow[], order: ShipmentOrder) => void
  /** Starts no further rows; those under way are finished. */
  stop: () => void
}

/** Write calls are never retried automatically. */
export function useBatchRun(viewer: ShipmentViewer): BatchRun {
  const queryClient = useQueryClient()
  const messages = useMessages()
  const { mutateAsync } = useMutation({ mutationFn: (write: () => Promise<string>) => write() })
  const [rows, setRows] = useState<readonly BatchRow[]>([])
  const [phase, setPhase] = useState<BatchRun['phase']>('idle')
  const isStopped = useRef(false)
  const oneAtATime = useOneAtATime()

  const stop = useCallback(() => {
    isStopped.current = true
    setPhase((now) => (now === 'running' ? 'stopping' : now))
  }, [])
  // Starts no further rows after unmounting.
  useEffect(() => stop, [stop])

  const run = async (chosen: readonly BatchRow[], order: ShipmentOrder): Promise<void> => {
    isStopped.current = false
    const current = chosen.map((row) =>
      row.state === 'done' ? row : { ...row, state: 'waiting' as const, message: '' },
    )
    const show = () => setRows([...current])
    let succeeded = 0
    /** The text of the last row's answer. */
    let said: string | null = null
    setPhase('running')
    show()

    const takeTurn = async (row: BatchRow, place: number): Promise<void> => {
      if (isStopped.current || row.state === 'done') return
      current[place] = { ...row, state: 'busy' }
      show()
      const outcome = await takeStep(queryClient, { row, order, viewer, write: mutateAsync })
      current[place] = outcome.row
      if (outcome.row.state === 'done') succeeded += 1
      said = outcome.text ?? said
      if (outcome.isSignedOut) isStopped.current = true
      show()
    }

    const enqueue = jobQueue(AT_ONCE)
    try {
      await Promise.all(current.map((row, place) => enqueue(() => takeTurn(row, place))))
    } finally {
      setPhase('over')
      // One write for all rows, as each list may be long.
      const changes = current.flatMap(({ shipment: { id }, known, state }, place): ShipmentChange[] => {
        if (state === 'done') return chosen[place]?.state === 'done' ? [] : [{ id, change: order }]
        // Somebody else has moved it.
        return known === chosen[place]?.known ? [] : [{ id, change: { action: 'seen', status: known.status } }]
      })
      void writeIntoLists(queryClient, changes)
      if (current.some(({ isUnsure }) => isUnsure)) loadWholeLists(queryClient)
      else lookAfterLists(queryClient)
    }
    const [only] = current
    if (succeeded > 0) {
      const text = `${said ?? successText(callOf[order.action])} (${formatCount(succeeded)})`
      messages.success(text, current.length === 1 ? only?.shipment.airwayBillNo : undefined)
    }
    const failed = current.filter(({ state }) => state === 'failed').length
    if (failed > 0) messages.error(`${formatCount(failed)} of ${formatCount(current.length)} shipments failed`)
  }

  return { rows, phase, start: (chosen, order) => void oneAtATime(() => run(chosen, order)), stop }
}

export interface BatchRow {
  shipment: Shipment
  /** The shipment's statuses as last read. */
  known: Tracked
  state: 'waiting' | 'busy' | 'done' | 'failed'
  message: string
  /** The answer was lost: the action may or may not have been carried out. */
  isUnsure: boolean
  /** The Up Track to undo, which is done only if no other status has followed it. */
  undoes: UpTrackForm | null
}

interface StepOutcome {
  row: BatchRow
  /** Reports the success; null without one, or if its answer was lost. */
  text: string | null
  /** The session has ended, so the other rows would fail as well. */
  isSignedOut: boolean
}

type WriteOnce = (call: () => Promise<string>) => Promise<string>

/** Reads the current status first. A shipment that others have moved is skipped; a retry starts from its new status. */
async function takeStep(
  queryClient: QueryClient,
  { row, order, viewer, write }: { row: BatchRow; order: ShipmentOrder; viewer: ShipmentViewer; write: WriteOnce },
): Promise<StepOutcome> {
  const { shipment, known, undoes } = row
  const failed = (message: string, details: Partial<BatchRow> = {}): StepOutcome => ({
    row: { ...row, ...details, state: 'failed', message },
    text: null,
    isSignedOut: false,
  })
  const done = (text: string | null): StepOutcome => ({
    row: { ...row, state: 'done', message: '', isUnsure: false },
    text,
    isSignedOut: false,
  })
  let isSent = false
  try {
    // Notes do not depend on the status.
    if (order.action !== 'addNote' && shipment.airwayBillNo !== '') {
      const now = await queryClient.fetchQuery(statusNowQuery(shipment.airwayBillNo))
      if (row.isUnsure && (undoes ? isSameStatus(known, now) : isCarriedOut(order, known, now))) return done(null)
      const isAllowed = shipmentCan[order.action](now, viewer)
      if (undoes) {
        if (!isCarriedOut({ action: 'upTrack', form: undoes }, known, now)) return failed(movedText(now, false))
      } else if (!isSameStatus(known, now)) {
        return failed(movedText(now, isAllowed), { known: now, isUnsure: false })
      }
      if (!isAllowed) return failed('Its status does not allow this.')
    }
    isSent = true
    return done(await write(() => call(order, shipment.id)))
  } catch (error) {
    // Logging out cancels the status query: nothing was sent.
    if (isCancelledError(error)) return { row, text: null, isSignedOut: true }
    if (!isServiceError(error)) throw error
    const isUnsure = row.isUnsure || (isSent && isLost(error))
    return { ...failed(error.message, { isUnsure }), isSignedOut: isSignedOut(error) }
  }
}

function call(order: ShipmentOrder, id: string): Promise<string> {
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

export function waitingRow(shipment: Shipment, known: Tracked = shipment, undoes: UpTrackForm | null = null): BatchRow {
  return { shipment, known, state: 'waiting', message: '', isUnsure: false, undoes }
}
