import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { useMessages } from '@/components/messages/useMessages'
import type { ShipmentChange } from '@/domain/shipment-index/freshness'
import type { ShipmentViewer } from '@/domain/shipment/shipmentStatus'
import { successTexts } from '@/services/http/successTexts'
import { loadWholeLists, lookAfterLists, writeIntoLists } from '@/services/shipment-list/shipmentIndex.queries'
import type { ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import { takeStep, type BatchRow } from './batchStep'
import { formatCount } from '@/domain/numbers'
import { callOf } from '../actions/useShipmentAction'

/** So many calls are under way at the same time. */
const AT_ONCE = 3

export interface BatchRun {
  rows: readonly BatchRow[]
  phase: 'idle' | 'running' | 'stopping' | 'over'
  /** Takes every row's turn that is waiting or has failed; the others stay as they are. */
  start: (rows: readonly BatchRow[], order: ShipmentOrder) => void
  /** No further row is begun; those under way come to their end. */
  stop: () => void
}

/** Does the same to many shipments, a few at a time. A writing call never repeats by itself. */
export function useBatchRun(viewer: ShipmentViewer): BatchRun {
  const queryClient = useQueryClient()
  const messages = useMessages()
  const { mutateAsync } = useMutation({ mutationFn: (call: () => Promise<void>) => call() })
  const [rows, setRows] = useState<readonly BatchRow[]>([])
  const [phase, setPhase] = useState<BatchRun['phase']>('idle')
  const isStopped = useRef(false)
  const oneAtATime = useOneAtATime()

  const stop = useCallback(() => {
    isStopped.current = true
    setPhase((now) => (now === 'running' ? 'stopping' : now))
  }, [])
  // Where the page goes, no further row is begun.
  useEffect(() => stop, [stop])

  const run = async (chosen: readonly BatchRow[], order: ShipmentOrder): Promise<void> => {
    isStopped.current = false
    const current = chosen.map((row) =>
      row.state === 'done' ? row : { ...row, state: 'waiting' as const, message: '' },
    )
    const show = () => setRows([...current])
    let succeeded = 0
    setPhase('running')
    show()

    const takeTurn = async (row: BatchRow, place: number): Promise<void> => {
      if (isStopped.current || row.state === 'done') return
      current[place] = { ...row, state: 'busy' }
      show()
      const outcome = await takeStep(queryClient, { row, order, viewer, write: mutateAsync })
      current[place] = outcome.row
      if (outcome.row.state === 'done') succeeded += 1
      if (outcome.isSignedOut) isStopped.current = true
      show()
    }

    const enqueue = jobQueue(AT_ONCE)
    try {
      await Promise.all(current.map((row, place) => enqueue(() => takeTurn(row, place))))
    } finally {
      setPhase('over')
      // Once for all of them: each list may be long.
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
      const text = `${successTexts[callOf[order.action]]} (${formatCount(succeeded)})`
      messages.success(text, current.length === 1 ? only?.shipment.airwayBillNo : undefined)
    }
    const failed = current.filter(({ state }) => state === 'failed').length
    if (failed > 0) messages.error(`${formatCount(failed)} of ${formatCount(current.length)} shipments failed`)
  }

  return { rows, phase, start: (chosen, order) => void oneAtATime(() => run(chosen, order)), stop }
}
