import { createContext, useContext } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { TextField, type TextFieldProps } from '@/components/form/TextField'
import { type BookingForm, requiredFields } from '@/domain/forms/bookingForm'
import { fieldLimit } from '@/domain/forms/fieldLimit'
import { useBlurMessage } from './useBlurMessage'

/** `filled`: filled in by the form, not typed. `reenter`: to be decided again by the user. */
export type Mark = 'filled' | 'reenter'
export const FieldMarks = createContext<Readonly<Record<string, Mark | undefined>>>({})

/** The class names of a field: those that place it, and that of its mark, if it has one. */
export function useMarked(name: string, place: string): string {
  const mark = useContext(FieldMarks)[name]
  return mark ? `${place} cc-${mark}` : place
}

export type TextName = Exclude<keyof BookingForm, 'dimValues' | 'invoiceValues'>

interface BookingTextProps extends Omit<TextFieldProps, 'name' | 'error' | 'className'> {
  name: TextName
  place: string
  /** Right-aligned, with a numeric keypad on phones. */
  isNumber?: boolean
  /** Fields whose messages depend on this one. */
  deps?: TextName[]
}

/** Subscribes to its own error only, so that an error in another field does not re-render this one. */
export function BookingText({
  name,
  place,
  isNumber = false,
  deps = [],
  onChange,
  onBlur,
  ref,
  ...field
}: BookingTextProps) {
  const { register, control } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name, exact: true })
  const marked = useMarked(name, place)
  const registered = register(name, { deps })
  const blurMessage = useBlurMessage(name)
  return (
    <div className={marked}>
      <TextField
        {...field}
        {...registered}
        ref={(input: HTMLInputElement | null) => {
          registered.ref(input)
          if (typeof ref === 'function') ref(input)
        }}
        onChange={(event) => {
          void registered.onChange(event)
          onChange?.(event)
        }}
        onBlur={(event) => {
          void registered.onBlur(event)
          blurMessage.onLeft()
          onBlur?.(event)
        }}
        isRequired={field.isRequired ?? (!field.readOnly && requiredFields().includes(name))}
        className={isNumber ? 'text-end' : ''}
        inputMode={isNumber ? 'decimal' : field.inputMode}
        dir={isNumber || field.inputMode ? 'ltr' : field.dir}
        autoComplete="off"
        maxLength={fieldLimit(name)}
        error={errors[name]?.message ?? blurMessage.problem}
        hint={blurMessage.hint || field.hint}
      />
    </div>
  )
}
