import { t, type TextKey } from '@/texts/t'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { tabStore } from '@/browser/tabStore'
import { dayPresetNames, dayPresets, daysOf } from '@/domain/dayRanges'
import { formatCount } from '@/domain/numbers'
import { compareTexts } from '@/domain/textOrder'
import { viewerCan } from '@/domain/roles'
import { everything, newestFirst, type ShipmentSort } from '@/domain/shipment-index/shipmentFilter'
import { DELIVERED, statusName, statusTypes } from '@/domain/shipment/shipmentStatus'
import { shipmentSumsQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { useCurrentUser } from '@/session/useCurrentUser'
import { useAttentionRule, useToday } from '@/components/desk/useToday'
import type { ShipmentList } from '../list/useShipmentList'
import { workQueue, type ShipmentView } from '../view/shipmentView'
import type { ChangeView } from '../view/useSearchedShipments'
import './queueChips.css'
import type { ShipmentSum } from '@/domain/shipment-index/shipmentIndex'
import { SelectField } from '@/components/form/TextField'

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

interface MoreFiltersProps {
  view: ShipmentView
  onView: ChangeView
  /** The values of the list; undefined until it has loaded. */
  sums: Record<(typeof offered)[number], ShipmentSum[]> | null | undefined
}

export function MoreFilters({ view, onView, sums }: MoreFiltersProps) {
  return (
    <>
      {fields.map(({ name, label, every }) => (
        <FilterSelect
          key={name}
          label={t(label)}
          every={t(every)}
          name={name}
          value={view[name]}
          options={optionsOf(sums?.[name])}
          onChange={(value) => onView({ [name]: value }, true)}
        />
      ))}
      <FilterSelect
        label={t('lists.remoteArea')}
        name="remoteArea"
        every={t('lists.any')}
        value={view.isRemoteArea === null ? '' : view.isRemoteArea ? 'yes' : 'no'}
        options={[
          { value: 'yes', text: t('lists.yes') },
          { value: 'no', text: t('lists.no') },
        ]}
        onChange={(value) => onView({ isRemoteArea: value === '' ? null : value === 'yes' }, true)}
      />
      <FilterSelect
        className="cc-sort-by cc-narrow-only"
        label={t('lists.sortBy')}
        name="sort"
        every={t('lists.newestFirst')}
        value={sortOptions.find(({ sort }) => isSame(sort, view.sort))?.value ?? ''}
        options={sortOptions.map(({ value, text }) => ({ value, text: t(text) }))}
        onChange={(value) =>
          onView({ sort: sortOptions.find((option) => option.value === value)?.sort ?? newestFirst })
        }
      />
    </>
  )
}

/** Filters that offer the values of the list. */
export const offered = ['service', 'destination', 'center'] as const

/** A blank value is nothing to filter by. */
const optionsOf = (sums: readonly ShipmentSum[] = []) =>
  sums
    .filter(({ key }) => key !== '')
    .sort((one, other) => compareTexts(one.key, other.key))
    .map(({ key, shipments }) => ({ value: key, text: `${key} (${formatCount(shipments)})` }))

const fields = [
  { name: 'service', label: 'lists.service', every: 'lists.allServices' },
  { name: 'destination', label: 'lists.destination', every: 'lists.allDestinations' },
  { name: 'center', label: 'lists.bookedBy', every: 'lists.allCenters' },
] as const

/** For phones, where rows are cards without column headings to sort by. */
const sortOptions: readonly { value: string; text: TextKey; sort: ShipmentSort }[] = [
  { value: 'oldest', text: 'lists.oldestFirst', sort: { column: 'createdAt', isDescending: false } },
  { value: 'waiting', text: 'lists.waitingLongest', sort: { column: 'attention', isDescending: true } },
  { value: 'number', text: 'lists.abNo', sort: { column: 'airwayBillNo', isDescending: false } },
  { value: 'largest', text: 'lists.largestTotal', sort: { column: 'grossTotal', isDescending: true } },
  { value: 'status', text: 'lists.status', sort: { column: 'status', isDescending: false } },
  { value: 'destination', text: 'lists.destination', sort: { column: 'destination', isDescending: false } },
  { value: 'consignee', text: 'lists.consignee', sort: { column: 'consignee', isDescending: false } },
  { value: 'center', text: 'lists.bookedBy', sort: { column: 'center', isDescending: false } },
]

function isSame(one: ShipmentSort, other: ShipmentSort): boolean {
  return one.column === other.column && one.isDescending === other.isDescending
}

interface FilterSelectProps {
  className?: string
  label: string
  name: string
  every: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

/** A value from the address is kept even if the list does not have it. */
export function FilterSelect({ className = '', every, value, options, onChange, ...select }: FilterSelectProps) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <SelectField wrap={className} {...select} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{every}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </SelectField>
  )
}
