import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { SelectField, type SelectFieldProps } from '@/components/form/SelectField'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { TextName } from './BookingText'
import { useFieldMarks } from './fieldMarks'

interface BookingSelectProps extends Omit<SelectFieldProps, 'name' | 'error' | 'className' | 'children'> {
  name: TextName
  /** The field's place in the section's grid. */
  place: string
  options: readonly { value: string; text: string }[]
  /** The value of «Select», where the field starts unset. */
  unset?: string
  /** Fields whose messages depend on this one. */
  deps?: TextName[]
}

/** A select of the booking form. */
export function BookingSelect({ name, place, options, unset, deps = [], ...field }: BookingSelectProps) {
  const { register, control, setValue } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name, exact: true })
  const value = useWatch({ control, name })
  useEffect(() => {
    const isOffered = value === unset || options.some((option) => option.value === value)
    if (options.length === 0) return
    // Options may come after the value, which the select then has to be told again. One that is not offered cannot be
    // seen, and must not be sent.
    setValue(name, isOffered ? value : (unset ?? ''))
  }, [options, value, unset, name, setValue])
  const mark = useFieldMarks().marks[name]
  return (
    <div className={mark ? `${place} cc-${mark}` : place}>
      <SelectField {...field} {...register(name, { deps })} error={errors[name]?.message}>
        {unset !== undefined && <option value={unset}>Select</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
