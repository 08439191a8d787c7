import { useFormContext, useFormState } from 'react-hook-form'
import { TextField, type TextFieldProps } from '@/components/form/TextField'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { useFieldMarks } from './fieldMarks'

/** The form's fields of one line. */
export type TextName = Exclude<keyof BookingForm, 'dimValues' | 'invoiceValues'>

interface BookingTextProps extends Omit<TextFieldProps, 'name' | 'error' | 'className'> {
  name: TextName
  /** The field's place in the section's grid. */
  place: string
  /** Amounts and counts stand at the right and bring up a numeric keypad. */
  isNumber?: boolean
  /** Fields whose messages depend on this one. */
  deps?: TextName[]
}

/** A text field of the booking form; it alone is drawn again when its message changes. */
export function BookingText({
  name,
  place,
  isNumber = false,
  deps = [],
  onChange,
  onBlur,
  ...field
}: BookingTextProps) {
  const { register, control } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name, exact: true })
  const mark = useFieldMarks().marks[name]
  const registered = register(name, { deps })
  return (
    <div className={mark ? `${place} cc-${mark}` : place}>
      <TextField
        {...field}
        {...registered}
        onChange={(event) => {
          void registered.onChange(event)
          onChange?.(event)
        }}
        onBlur={(event) => {
          void registered.onBlur(event)
          onBlur?.(event)
        }}
        className={isNumber ? 'cc-number-field' : ''}
        inputMode={isNumber ? 'decimal' : field.inputMode}
        autoComplete="off"
        error={errors[name]?.message}
      />
    </div>
  )
}
