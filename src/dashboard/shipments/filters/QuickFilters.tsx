import { t } from '@/texts/t'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { tabStore } from '@/browser/tabStore'
import { dayPresetNames, dayPresets, daysOf } from '@/domain/dayRanges'
import { formatCount } from '@/domain/numbers'
import { viewerCan } from '@/domain/roles'
import { everything, newestFirst } from '@/domain/shipment-index/shipmentFilter'
import { DELIVERED, statusName, statusTypes } from '@/domain/shipment/shipmentStatus'
import { shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { useCurrentUser } from '../../session/useCurrentUser'
import { useAttentionRule, useToday } from '../../useToday'
import type { ShipmentList } from '../list/useShipmentList'
import { workQueue, type ShipmentView } from '../view/shipmentView'
import type { ChangeView } from '../view/useShipmentView'
import './queueChips.css'

const all = { kind: 'all' } as const
const byStatus = ['status'] as const

interface ChipsProps {
  view: ShipmentView
  onView: ChangeView
  children?: ReactNode
}

const chipOf =
  ({ onView }: ChipsProps) =>
  (name: string, isOn: boolean, wanted: Partial<ShipmentView>, count?: ReactNode) => (
    <button key={name} className="cc-chip" type="button" aria-pressed={isOn} onClick={() => onView(wanted, true)}>
      {name}
      {count}
    </button>
  )

/** The usual days, and what needs attention, one press each. */
export function QuickFilters(props: ChipsProps) {
  const user = useCurrentUser()
  const { view, children } = props
  const today = useToday()
  const chip = chipOf(props)
  const isLate = view.attention === 'any'
  return (
    <div className="cc-quick cc-beside">
      {dayPresets.map((preset) => {
        const days = daysOf(preset, today)
        const isOn = days.from === view.from && days.to === view.to
        return chip(t(dayPresetNames[preset]), isOn, isOn ? { from: '', to: '' } : days)
      })}
      {viewerCan.moveShipments(user) && chip(t('desk.needsAttention'), isLate, { attention: isLate ? null : 'any' })}
      {children}
    </div>
  )
}

/** The work queue, one press away, and the statuses of the Status filter with their counts. */
export function QueueChips({ list, ...props }: ChipsProps & { list: ShipmentList }) {
  const { status, attention } = props.view
  const rule = useAttentionRule()
  const query = useMemo(() => ({ filter: { needsStep: rule }, sort: newestFirst }), [rule])
  const isQueue = attention === 'step'
  const { source, loadedAt } = list
  const queued = useQuery(shipmentSumsQuery(all, query, byStatus, source.kind === 'all' ? loadedAt : null)).data?.status
  const listed = useQuery(shipmentSumsQuery(source, everything, byStatus, loadedAt)).data?.status
  const countOf = (type: number) => {
    const sums = isQueue ? queued : listed
    return sums && (sums.find(({ key }) => key === String(type))?.shipments ?? 0)
  }
  const button = chipOf(props)
  const chip = (name: string, isOn: boolean, wanted: Partial<ShipmentView>, count?: number) => {
    const text = count === undefined ? '' : formatCount(count)
    return button(name, isOn, wanted, [
      ' ',
      <span key="count" className="cc-chip-count fw-bold">
        {text}
      </span>,
    ])
  }
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
      {props.children}
    </div>
  )
}

const REMEMBERED = 'work-queue'

/** Whether this tab last showed the work queue: Tracking Management opens with it again. */
export const remembersQueue = (): boolean => tabStore.read(REMEMBERED) !== null

export const rememberQueue = (isQueue: boolean): void => tabStore.write(REMEMBERED, isQueue ? 'yes' : null)
