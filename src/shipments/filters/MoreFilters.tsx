import type { ShipmentSum } from '@/domain/shipment-index/shipmentIndex'
import { isSameSort, newestFirst, type ShipmentSort } from '@/domain/shipment-index/shipmentSort'
import { t, type TextKey } from '@/texts/t'
import { sortInWords } from '../table/sortInWords'
import type { ShipmentView } from '../view/shipmentView'
import type { ChangeView } from '../view/useShipmentView'
import { FilterSelect, type offered, optionsOf } from './FilterSelect'

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
          options={optionsOf(name, sums?.[name])}
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
        value={sortName(view.sort)}
        options={[
          ...sortOptions.map(({ value, text }) => ({ value, text: t(text) })),
          // Offered if it comes from a wider screen or an address.
          ...(sortName(view.sort) === OTHER ? [{ value: OTHER, text: sortInWords(view.sort) }] : []),
        ]}
        onChange={(value) =>
          onView({ sort: sortOptions.find((option) => option.value === value)?.sort ?? newestFirst })
        }
      />
    </>
  )
}

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

const OTHER = 'other'

function sortName(sort: ShipmentSort): string {
  if (isSameSort(sort, newestFirst)) return ''
  return sortOptions.find((option) => isSameSort(option.sort, sort))?.value ?? OTHER
}
