import { formatCount } from '@/domain/numbers'
import type { ShipmentFacets } from '@/domain/shipment-index/shipmentSums'
import { newestFirst, type ShipmentSort } from '@/domain/shipment-index/shipmentFilter'
import { SelectField } from '@/components/form/SelectField'
import type { ShipmentView } from '../view/shipmentView'
import type { ChangeView } from '../view/useShipmentView'

interface MoreFiltersProps {
  view: ShipmentView
  onView: ChangeView
  facets: ShipmentFacets | null
}

export function MoreFilters({ view, onView, facets }: MoreFiltersProps) {
  return (
    <>
      {facetFields.map(({ name, ...texts }) => (
        <FilterSelect
          key={name}
          {...texts}
          name={name}
          value={view[name]}
          options={(facets?.[name] ?? []).map(({ value, shipments }) => ({
            value,
            text: `${value} (${formatCount(shipments)})`,
          }))}
          onChange={(value) => onView({ [name]: value }, true)}
        />
      ))}
      <FilterSelect
        label="Remote Area"
        name="remoteArea"
        every="Any"
        value={view.isRemoteArea === null ? '' : view.isRemoteArea ? 'yes' : 'no'}
        options={yesOrNo}
        onChange={(value) => onView({ isRemoteArea: value === '' ? null : value === 'yes' }, true)}
      />
      <FilterSelect
        className="cc-sort-by"
        label="Sort by"
        name="sort"
        every="Newest first"
        value={sortOptions.find(({ sort }) => isSame(sort, view.sort))?.value ?? ''}
        options={sortOptions}
        onChange={(value) =>
          onView({ sort: sortOptions.find((option) => option.value === value)?.sort ?? newestFirst })
        }
      />
    </>
  )
}

const facetFields = [
  { name: 'service', label: 'Service', every: 'All services' },
  { name: 'destination', label: 'Destination', every: 'All destinations' },
  { name: 'center', label: 'Booked By', every: 'All centers' },
] as const

const yesOrNo = [
  { value: 'yes', text: 'Yes' },
  { value: 'no', text: 'No' },
]

/** For phones, where rows are cards without column headings to sort by. */
const sortOptions: readonly { value: string; text: string; sort: ShipmentSort }[] = [
  { value: 'oldest', text: 'Oldest first', sort: { column: 'createdAt', isDescending: false } },
  { value: 'waiting', text: 'Waiting the longest', sort: { column: 'attention', isDescending: true } },
  { value: 'number', text: 'AB #', sort: { column: 'airwayBillNo', isDescending: false } },
  { value: 'largest', text: 'Largest G.Total', sort: { column: 'grossTotal', isDescending: true } },
  { value: 'status', text: 'Status', sort: { column: 'status', isDescending: false } },
  { value: 'destination', text: 'Destination', sort: { column: 'destination', isDescending: false } },
  { value: 'consignee', text: 'Consignee', sort: { column: 'consignee', isDescending: false } },
  { value: 'center', text: 'Booked By', sort: { column: 'center', isDescending: false } },
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
export function FilterSelect({ className, every, value, options, onChange, ...select }: FilterSelectProps) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <div className={className}>
      <SelectField {...select} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{every}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
