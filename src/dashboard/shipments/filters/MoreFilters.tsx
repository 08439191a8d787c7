import { formatCount } from '@/domain/numbers'
import type { Facet, ShipmentFacets } from '@/domain/shipment-index/shipmentSums'
import type { ShipmentSort } from '@/domain/shipment-index/shipmentFilter'
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
      <div>
        <FilterSelect
          label="Service"
          name="service"
          every="Every service"
          value={view.service}
          options={optionsOf(facets?.service)}
          onChange={(service) => onView({ service }, true)}
        />
      </div>
      <div>
        <FilterSelect
          label="Destination"
          name="destination"
          every="Every destination"
          value={view.destination}
          options={optionsOf(facets?.destination)}
          onChange={(destination) => onView({ destination }, true)}
        />
      </div>
      <div>
        <FilterSelect
          label="Booked By"
          name="center"
          every="Every center"
          value={view.center}
          options={optionsOf(facets?.center)}
          onChange={(center) => onView({ center }, true)}
        />
      </div>
      <div>
        <FilterSelect
          label="Remote Area"
          name="remoteArea"
          every="Yes and no"
          value={view.isRemoteArea === null ? '' : view.isRemoteArea ? 'yes' : 'no'}
          options={yesOrNo}
          onChange={(value) => onView({ isRemoteArea: value === '' ? null : value === 'yes' }, true)}
        />
      </div>
      <div className="cc-sort-by">
        <FilterSelect
          label="Sort by"
          name="sort"
          every="Newest first"
          value={sortOptions.find(({ sort }) => isSame(sort, view.sort))?.value ?? ''}
          options={sortOptions}
          onChange={(value) => onView({ sort: sortOptions.find((option) => option.value === value)?.sort ?? newest })}
        />
      </div>
    </>
  )
}

const newest: ShipmentSort = { column: 'createdAt', isDescending: true }
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

function optionsOf(facets: readonly Facet[] | undefined) {
  return (facets ?? []).map(({ value, shipments }) => ({
    value,
    text: `${value} (${formatCount(shipments)})`,
  }))
}

interface FilterSelectProps {
  label: string
  name: string
  every: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

/** A value from the address is kept even if the list does not have it. */
export function FilterSelect({ label, name, every, value, options, onChange }: FilterSelectProps) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <SelectField label={label} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
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
