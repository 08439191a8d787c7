import { t } from '@/texts/t'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { company } from '@/company'
import { formatCount } from '@/domain/numbers'
import { attentionRule } from '@/domain/shipment/attention'
import { newestFirst } from '@/domain/shipment-index/shipmentFilter'
import { DELIVERED, statusName, statusTypes } from '@/domain/shipment/shipmentStatus'
import { shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { useToday } from '../../useToday'
import type { ShipmentList } from '../list/useShipmentList'
import { workQueue, type ShipmentView } from '../view/shipmentView'
import type { ChangeView } from '../view/useShipmentView'
import './queueChips.css'

const all = { kind: 'all' } as const

interface QueueChipsProps {
  view: ShipmentView
  onView: ChangeView
  list: ShipmentList
  children?: ReactNode
}

/** The work queue, one press away, and the statuses of the Status filter with their counts. */
export function QueueChips({ view, onView, list, children }: QueueChipsProps) {
  const { status, attention } = view
  const today = useToday()
  const query = useMemo(
    () => ({ filter: { needsStep: attentionRule(company.services, today) }, sort: newestFirst }),
    [today],
  )
  const { data } = useQuery(
    shipmentSumsQuery(all, query, ['status'], list.source.kind === 'all' ? list.loadedAt : null),
  )
  const queued = data?.status
  const isQueue = attention === 'step'
  const countOf = (wanted: number) => {
    const known = isQueue
      ? queued?.map(({ key, shipments }) => ({ step: Number(key), shipments }))
      : list.facets?.status
    return known && (known.find(({ step }) => step === wanted)?.shipments ?? 0)
  }
  const chip = (name: string, isOn: boolean, wanted: Partial<ShipmentView>, count?: number) => (
    <button key={name} className="cc-chip" type="button" aria-pressed={isOn} onClick={() => onView(wanted, true)}>
      {name} <span className="cc-chip-count fw-bold">{count === undefined ? '' : formatCount(count)}</span>
    </button>
  )
  const unqueued = { attention: null, sort: newestFirst }
  return (
    <div className="cc-quick cc-beside cc-groups" role="group" aria-label={t('lists.groups')}>
      {chip(
        t('lists.needsStep'),
        isQueue,
        isQueue ? unqueued : workQueue,
        queued?.reduce((sum, { shipments }) => sum + shipments, 0),
      )}
      {chip(t('lists.allShipments'), status === null && attention === null, { ...unqueued, status: null })}
      {statusTypes
        .filter((type) => type < DELIVERED)
        .map((type) =>
          chip(statusName(type), status === type, { status: status === type ? null : type }, countOf(type)),
        )}
      {children}
    </div>
  )
}

const REMEMBERED = 'work-queue'

/** Whether this tab last showed the work queue: Tracking Management opens with it again. */
export function remembersQueue(): boolean {
  try {
    return sessionStorage.getItem(REMEMBERED) !== null
  } catch {
    return false
  }
}

export function rememberQueue(isQueue: boolean): void {
  try {
    if (isQueue) sessionStorage.setItem(REMEMBERED, 'yes')
    else sessionStorage.removeItem(REMEMBERED)
  } catch {
    // Storage is blocked: the screen opens with all shipments.
  }
}
