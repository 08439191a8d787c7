import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { useMessages } from '@/components/messages/useMessages'
import { formatCount } from '@/domain/numbers'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentCommand, ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { ownCommand } from '@/domain/shipment/upTrackMany'
import { isUnauthorized } from '@/services/http/errors'
import { watchLogout } from '@/session/watchLogout'
import { t } from '@/texts/t'
import type { PopupAction } from '../actions/ShipmentActions'
import { type Outcome, showOutcomes, useChangeStatus } from '../actions/useChangeStatus'

const MAX_PARALLEL_CALLS = 3

export interface BatchRow {
  shipment: Shipment
  state: 'waiting' | 'busy' | 'done' | 'failed'
  message: string
}

/** What to do with each shipment. `isUndo`: take back our own Up Track, but no later step. */
interface Task {
  command: ShipmentCommand
  isUndo: boolean
}

export type BatchRun = ReturnType<typeof useBatchRun>

/**
 * Changes many selected shipments (product 10.5). One that others have moved is skipped; a retry starts from there.
 *
 * @param shipments all shipments that the run may change
 */
export function useBatchRun(action: PopupAction, shipments: readonly Shipment[], viewer: ShipmentViewer) {
  const queryClient = useQueryClient()
  const messages = useMessages()
  const change = useChangeStatus(action, shipments, viewer)
  const [rows, setRows] = useState<readonly BatchRow[]>([])
  const [phase, setPhase] = useState<'idle' | 'running' | 'stopping' | 'over'>('idle')
  const [task, setTask] = useState<Task | null>(null)
  const isStopped = useRef(false)
  const oneAtATime = useOneAtATime()

  const stop = useCallback(() => {
    isStopped.current = true
    setPhase((now) => (now === 'running' ? 'stopping' : now))
  }, [])
  // Starts no further rows after unmounting.
  useEffect(() => stop, [stop])

  const run = async (chosen: readonly BatchRow[], { command, isUndo }: Task): Promise<void> => {
    isStopped.current = false
    const hasLoggedOut = watchLogout()
    const current = [...chosen]
    const show = (place: number, row: BatchRow) => {
      current[place] = row
      setRows([...current])
    }
    const outcomes = new Map<string, Outcome>()
    setPhase('running')
    setTask({ command, isUndo })
    setRows(chosen)

    const takeTurn = async (row: BatchRow, place: number): Promise<void> => {
      if (isStopped.current || hasLoggedOut() || row.state === 'done') return
      const own = ownCommand(command, row.shipment)
      if (!own) return show(place, { ...row, state: 'failed', message: t('lists.noPlainNextStep') })
      show(place, { ...row, state: 'busy' })
      const outcome = await change(row.shipment, own, row.shipment, isUndo)
      // After a logout or a 401 none of the others can be changed either.
      if (!outcome || (outcome.kind === 'failed' && isUnauthorized(outcome.error))) isStopped.current = true
      if (!outcome) return show(place, row)
      outcomes.set(row.shipment.id, outcome)
      if (outcome.kind === 'done') show(place, { ...row, state: 'done' })
      else {
        // A retry starts from the status to which others have moved the shipment, so its next step is a different one
        // now.
        const { shipment } = row
        const seen =
          outcome.kind === 'moved' && outcome.change.action === 'seen' ? outcome.change.status : shipment.status
        show(place, { shipment: { ...shipment, status: [...seen] }, state: 'failed', message: outcome.text })
      }
    }

    const enqueue = jobQueue(MAX_PARALLEL_CALLS)
    try {
      await Promise.all(chosen.map((row, place) => enqueue(() => takeTurn(row, place))))
    } finally {
      setPhase('over')
      showOutcomes(queryClient, outcomes)
    }
    const texts = [...outcomes.values()].flatMap((outcome) => (outcome.kind === 'done' ? [outcome.text] : []))
    if (texts.length > 0) {
      const only = chosen.length === 1 ? ` ${chosen[0]?.shipment.airwayBillNo}` : ''
      messages.success(texts.at(-1) ?? '', `(${formatCount(texts.length)})${only}`)
    }
    // Not counted by outcomes: a row without a plain next step has none, as nothing was sent for it.
    const failed = current.filter(({ state }) => state === 'failed').length
    if (failed > 0) {
      const all = formatCount(chosen.length)
      messages.error(t('lists.batchFailed', { failed: formatCount(failed), all }))
    }
  }
  const begin = (chosen: readonly Shipment[], command: ShipmentCommand, isUndo = false) =>
    void oneAtATime(() => run(chosen.map(waiting), { command, isUndo }))

  return {
    rows,
    phase,
    task,
    start: begin,
    /** Goes on with the rows that are not done. */
    retry: () => {
      const again = rows.map((row) => (row.state === 'done' ? row : waiting(row.shipment)))
      if (task) void oneAtATime(() => run(again, task))
    },
    /** Takes back the Up Track of the rows that are done. */
    undo: () => {
      const done = rows.filter(({ state }) => state === 'done')
      begin(
        done.map(({ shipment }) => shipment),
        { action: 'downTrack' },
        true,
      )
    },
    /** Starts no further rows; those under way are finished. */
    stop,
  }
}

const waiting = (shipment: Shipment): BatchRow => ({ shipment, state: 'waiting', message: '' })
