import { t, type TextKey } from '@/texts/t'
import { formatCount } from '@/domain/numbers'
import type { ShipmentSum } from '@/domain/shipment-index/shipmentSums'
import { newestFirst, type ShipmentSort } from '@/domain/shipment-index/shipmentFilter'
import { SelectField } from '@/components/form/TextField'
import type { ShipmentView } from '../view/shipmentView'
import type { ChangeView } from '../view/useShipmentView'

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
    .sort((one, other) => one.key.localeCompare(other.key, 'en', { numeric: true }))
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
