import { SelectField } from '@/components/form/TextField'
import { compareTexts } from '@/domain/compareTexts'
import { formatCount } from '@/domain/numbers'
import type { ShipmentSum } from '@/domain/shipment-index/shipmentIndex'
import { placeName } from '@/texts/placeName'
import { serviceText } from '@/texts/serviceText'

/** Filters that offer the values of the list. */
export const offered = ['service', 'destination', 'center'] as const

/** The name of a value in the language of the page. */
export const shownValue: Record<(typeof offered)[number], (value: string) => string> = {
  service: serviceText,
  destination: placeName,
  center: (username) => username,
}

/** The options of a filter, without blank values. */
export const optionsOf = (name: (typeof offered)[number], sums: readonly ShipmentSum[] = []) =>
  sums
    .filter(({ key }) => key !== '')
    .map(({ key, shipments }) => ({ key, shown: shownValue[name](key), shipments }))
    .sort((one, other) => compareTexts(one.shown, other.shown))
    .map(({ key, shown, shipments }) => ({ value: key, text: `${shown} (${formatCount(shipments)})` }))

interface FilterSelectProps {
  className?: string
  label: string
  name: string
  every: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

/** A value from the address is offered too, even if the list does not have it. */
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
