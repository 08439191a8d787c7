import { SelectField } from '@/components/form/SelectField'

interface FilterSelectProps {
  label: string
  name: string
  /** What the select says where nothing is chosen. */
  every: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

/** A choice among the values of a list. A value that an address brought along stays, whether the list has it or not. */
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
