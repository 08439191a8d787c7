import type { DataColumn } from '@/components/dataTable/DataColumn'
import { viewerCan, type Viewer } from '@/domain/roles'
import { attentionIn, attentionText, type AttentionRule } from '@/domain/shipment/attention'
import type { Shipment } from '@/domain/shipment/shipment'
import { shipmentCan, type ShipmentViewer } from '@/domain/shipment/shipmentCan'
import { nextStep, statusNames } from '@/domain/shipment/shipmentStatus'
import { DeskIcon } from '../../DeskIcon'
import type { OnAction } from '../actions/ShipmentActions'

const waiting = {
  id: 'attention',
  head: 'Waiting',
  width: [8, 11],
  className: 'waiting',
  isWords: true,
  isSortable: true,
  isDescendingFirst: true,
} as const
const next = { id: 'nextStep', head: 'Next Step', width: [9.25, 10], className: 'next-step', isWords: true } as const

export type QueueColumnId = (typeof waiting | typeof next)['id']
type QueueColumn = DataColumn<Shipment> & { id: QueueColumnId }

export const queueChoices: readonly { id: QueueColumnId; head: string }[] = [waiting, next]

/** Only viewers who may move shipments have a work queue. */
export function hasQueue(viewer: Viewer): boolean {
  return viewerCan.moveShipments(viewer)
}

export function queueColumns(viewer: ShipmentViewer, onAction: OnAction, rule: AttentionRule): readonly QueueColumn[] {
  if (!hasQueue(viewer)) return []
  const attentionOf = attentionIn(rule)
  return [
    {
      ...waiting,
      cell: (shipment) => {
        const attention = attentionOf(shipment)
        return attention ? attentionText(attention) : '—'
      },
    },
    {
      ...next,
      cell: (shipment) => {
        const step = nextStep(shipment)
        if (step === null || shipment.id === '' || !shipmentCan.upTrack(shipment, viewer)) return null
        return (
          <button
            className="cc-next"
            type="button"
            aria-label={`Next step: ${statusNames[step]}`}
            onClick={() => onAction('upTrack', shipment, step)}
          >
            <DeskIcon name="upTrack" small />
            <span key={step}>{statusNames[step]}</span>
          </button>
        )
      },
    },
  ]
}
