import { useEffect, useState } from 'react'
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
  /** What people call a value that is not among the options any more; the value itself where nothing is given. */
  nameOf?: (value: string) => string
}

/** A select of the booking form. */
export function BookingSelect({ name, place, options, unset, deps = [], nameOf, ...field }: BookingSelectProps) {
  const { register, control, getValues, setValue } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name, exact: true })
  const drawn = useWatch({ control, name })
  /** What stood here and is no longer offered, until something else is chosen. */
  const [gone, setGone] = useState<string | null>(null)
  useEffect(() => {
    // The form may have been filled since it was drawn.
    const value = getValues(name)
    const isOffered = value === unset || options.some((option) => option.value === value)
    if (options.length === 0) return
    if (!isOffered) setGone(nameOf?.(value) ?? value)
    else if (value !== unset) setGone(null)
    // Options may come after the value, which the select then has to be told again. One that is not offered cannot be
    // seen, and must not be sent.
    setValue(name, isOffered ? value : (unset ?? ''))
  }, [options, drawn, unset, name, nameOf, getValues, setValue])
  const mark = useFieldMarks().marks[name]
  return (
    <div className={mark ? `${place} cc-${mark}` : place}>
      <SelectField
        {...field}
        {...register(name, { deps })}
        error={gone === null ? errors[name]?.message : `${gone} is no longer offered. Choose another.`}
      >
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
