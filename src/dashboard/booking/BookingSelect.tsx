import { useFormContext, useFormState } from 'react-hook-form'
import { SelectField, type SelectFieldProps } from '@/components/form/SelectField'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { TextName } from './BookingText'

interface BookingSelectProps extends Omit<SelectFieldProps, 'name' | 'error' | 'className' | 'children'> {
  name: TextName
  /** The field's place in the section's grid. */
  place: string
  options: readonly { value: string; text: string }[]
  /** The value of «Select», where the field starts unset. */
  unset?: string
}

/** A select of the booking form. */
export function BookingSelect({ name, place, options, unset, ...field }: BookingSelectProps) {
  const { register, control } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name, exact: true })
  return (
    <div className={place}>
      <SelectField {...field} {...register(name)} error={errors[name]?.message}>
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
