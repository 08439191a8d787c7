import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOneAtATime } from '@/browser/useOneAtATime'
import { useMessages } from '@/components/messages/useMessages'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ShipmentOrder } from '@/domain/shipment/shipmentOrders'
import type { ShipmentViewer } from '@/domain/shipment/shipmentCan'
import type { Tracked } from '@/domain/shipment/shipmentStatus'
import { statusNowQuery } from '@/services/shipment-list/shipmentIndex.queries'
import type { PopupAction } from './ShipmentActions'
import { dependsOnStatus, tellLists, useChangeStatus } from './useChangeStatus'

interface Options {
  action: PopupAction
  shipment: Shipment
  viewer: ShipmentViewer
  onDone: () => void
}

export interface ShipmentActionState {
  /** The statuses to show: tracking's, unless it shows fewer than the list. */
  known: Tracked
  problem: string | null
  isBusy: boolean
  /** The status has changed so that the action is no longer allowed. */
  isOver: boolean
  confirm: (order: ShipmentOrder) => Promise<void>
}

/** The change of one shipment, with what its popup says about it. */
export function useShipmentAction({ action, shipment, viewer, onDone }: Options): ShipmentActionState {
  const messages = useMessages()
  const queryClient = useQueryClient()
  const change = useChangeStatus(action, [shipment], viewer)
  const { data: now } = useQuery({
    ...statusNowQuery(shipment.airwayBillNo),
    enabled: dependsOnStatus(action, shipment),
  })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const oneAtATime = useOneAtATime()

  async function confirm(order: ShipmentOrder): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    const outcome = await change(shipment, order).finally(() => setIsBusy(false))
    if (!outcome) return
    tellLists(queryClient, new Map([[shipment.id, outcome]]))
    if (outcome.is === 'done') {
      messages.success(outcome.text, shipment.airwayBillNo)
      onDone()
      return
    }
    setProblem(outcome.text)
    if (outcome.is === 'moved') setIsOver(outcome.isOver)
    else messages.error(outcome.text, shipment.airwayBillNo)
  }

  return {
    known: now && now.status.length >= shipment.status.length ? now : shipment,
    problem,
    isBusy,
    isOver,
    confirm: (order) => oneAtATime(() => confirm(order)),
  }
}
