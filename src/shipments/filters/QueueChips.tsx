import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useScrollEdges } from '@/components/useScrollEdges'
import { formatCount } from '@/domain/numbers'
import type { ShipmentFilter } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import { type JourneyStep, statusTypes, VOID } from '@/domain/shipment/shipmentStatus'
import { shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { statusName } from '@/texts/statusName'
import { t } from '@/texts/t'
import type { ShipmentList } from '../list/useShipmentList'
import { useAttentionRule } from '../useAttentionRule'
import type { ShipmentView } from '../view/shipmentView'
import { type ChipsProps, FilterChip } from './FilterChip'

const byStatus = ['status'] as const

/** The view of the work queue: the most urgent shipments first. */
const workQueue = {
  attention: 'step',
  sort: { column: 'attention', isDescending: true },
} as const satisfies Partial<ShipmentView>

const steps: readonly JourneyStep[] = [...statusTypes, VOID]

const total = (sums: readonly { shipments: number }[] | undefined) =>
  sums?.reduce((sum, { shipments }) => sum + shipments, 0)

/**
 * Buttons for the work queue and for each status, with counts. In Tracking Management they replace the Status filter.
 */
export function QueueChips({ list, ...props }: ChipsProps & { list: ShipmentList }) {
  const { status, attention } = props.view
  const rule = useAttentionRule()
  const { source, loadedAt } = list
  const { filter } = list.query
  const shown = useMemo(() => {
    // Counted under the other filters, so that each button says how many rows it would show.
    const { status: _status, attention: _attention, needsStep: _needsStep, ...others } = filter
    const asked = (each: ShipmentFilter): ShipmentQuery => ({ filter: each, sort: newestFirst })
    return { listed: asked(others), queued: asked({ ...others, needsStep: rule }) }
  }, [filter, rule])
  const isQueue = attention === 'step'
  const queued = useQuery(shipmentSumsQuery(source, shown.queued, byStatus, loadedAt)).data?.status
  const listed = useQuery(shipmentSumsQuery(source, shown.listed, byStatus, loadedAt)).data?.status
  const countOf = (type: number) => {
    const sums = isQueue ? queued : listed
    return sums && (sums.find(({ key }) => key === String(type))?.shipments ?? 0)
  }
  const chip = (name: string, isOn: boolean, wanted: Partial<ShipmentView>, count?: number) => {
    const isKnown = count !== undefined && list.isComplete
    const figure = (
      <>
        {' '}
        <span className="cc-chip-count fw-bold">{isKnown && formatCount(count)}</span>
      </>
    )
    return <FilterChip key={name} name={name} isOn={isOn} wanted={wanted} onView={props.onView} count={figure} />
  }
  const line = useRef<HTMLDivElement>(null)
  const onScroll = useScrollEdges(line, '.cc-chip-count')
  const unqueued = { attention: null, sort: newestFirst }
  return (
    <div
      className="cc-quick cc-beside cc-groups cc-fades"
      role="group"
      aria-label={t('lists.groups')}
      ref={line}
      onScroll={onScroll}
    >
      {chip(t('lists.needsStep'), isQueue, isQueue ? unqueued : workQueue, total(queued))}
      {chip(
        t('lists.allShipments'),
        status === null && attention === null,
        { ...unqueued, status: null },
        total(listed),
      )}
      {steps.map((type) =>
        chip(
          type === VOID ? t('common.void') : statusName(type),
          status === type,
          { status: status === type ? null : type },
          countOf(type),
        ),
      )}
      {props.children}
    </div>
  )
}
