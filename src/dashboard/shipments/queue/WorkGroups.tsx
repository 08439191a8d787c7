import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { company } from '@/company'
import { formatCount } from '@/domain/numbers'
import { attentionRule } from '@/domain/shipment/attention'
import { DELIVERED, statusNames, statusTypes, type JourneyStep } from '@/domain/shipment/shipmentStatus'
import { shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { useToday } from '../../useToday'
import type { ShipmentList } from '../list/useShipmentList'
import { plainView, type ShipmentView } from '../view/shipmentView'
import type { ChangeView } from '../view/useShipmentView'
import './workGroups.css'

const all = { kind: 'all' } as const
const mostUrgent = { column: 'attention', isDescending: true } as const

export const queueStart: Partial<ShipmentView> = { needsAttention: true, sort: mostUrgent }

interface WorkGroupsProps {
  view: ShipmentView
  onView: ChangeView
  list: ShipmentList
}

export function WorkGroups({ view, onView, list }: WorkGroupsProps) {
  const today = useToday()
  const query = useMemo(
    () => ({ filter: { attention: attentionRule(company.services, today) }, sort: plainView.sort }),
    [today],
  )
  const { data } = useQuery(
    shipmentSumsQuery(all, query, ['status'], list.source.kind === 'all' ? list.loadedAt : null),
  )
  const sums = data?.status
  const countOf = (step: JourneyStep) => sums?.find(({ key }) => key === String(step))?.shipments ?? 0
  const total = sums?.reduce((count, { shipments }) => count + shipments, 0)
  const { columns } = view
  const isQueue = view.needsAttention

  const chip = (name: string, isOn: boolean, wanted: Partial<ShipmentView>, count?: number) => (
    <button
      key={name}
      className="cc-chip"
      type="button"
      aria-pressed={isOn}
      onClick={() => onView({ ...plainView, columns, ...wanted }, true)}
    >
      {name} <span className="cc-chip-count">{count === undefined ? '' : formatCount(count)}</span>
    </button>
  )
  return (
    <div className="cc-quick cc-groups" role="group" aria-label="Groups">
      {chip('Needs a step', isQueue && view.status === null, queueStart, total)}
      {statusTypes
        .filter((type) => type < DELIVERED)
        .map((type) =>
          chip(
            statusNames[type],
            isQueue && view.status === type,
            { ...queueStart, status: type },
            sums ? countOf(type) : undefined,
          ),
        )}
      {chip('All shipments', !isQueue && view.status === null, {})}
    </div>
  )
}
