import { queryOptions, useQuery } from '@tanstack/react-query'
import { useFormContext, useFormState } from 'react-hook-form'
import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react'
import { TextField, type TextFieldProps } from '@/components/form/TextField'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { requiredFields, type BookingForm } from '@/domain/forms/bookingForm'
import { fieldLimit } from '@/domain/forms/parties'
import { useFromFields } from './useBookingFields'
import { useSaidWhenLeft } from './useSaidWhenLeft'
import { textLimits } from '@/domain/forms/textLimits'
import { t } from '@/texts/t'

/** `filled`: filled in by the form, not typed. `anew`: to be decided again by the user. */
export type Mark = 'filled' | 'anew'
export const FieldMarks = createContext<Readonly<Record<string, Mark | undefined>>>({})

/** Of a field with a mark, beside the classes that place it. */
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
  const said = useSaidWhenLeft(name)
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
          said.onLeft()
          onBlur?.(event)
        }}
        isRequired={field.isRequired ?? (!field.readOnly && requiredFields().includes(name))}
        className={isNumber ? 'text-end' : ''}
        inputMode={isNumber ? 'decimal' : field.inputMode}
        dir={isNumber || field.inputMode ? 'ltr' : field.dir}
        autoComplete="off"
        maxLength={fieldLimit(name)}
        error={errors[name]?.message ?? said.problem}
        hint={said.hint || field.hint}
      />
    </div>
  )
}

/** What reads phone numbers comes with the first number of the form. */
export const phoneRulesQuery = () =>
  queryOptions({
    queryKey: ['phone-rules'],
    queryFn: async () => (await import('./phoneRules')).phoneRules,
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  })

interface PhoneFieldProps {
  name: 'shipperPhone1' | 'shipperPhone2' | 'recPhone1' | 'recPhone2'
  label: string
  place: string
  /** The field with the country whose code a national number gets in print. */
  country: 'origin' | 'recCountry'
}

/** Shows the number as printed: nothing else would reveal a wrong country code before printing. */
export function PhoneField({ name, country, ...field }: PhoneFieldProps) {
  const isTyped = useFromFields([name], ([phone]) => phone !== '')
  const { data: rules } = useQuery({ ...phoneRulesQuery(), enabled: isTyped })
  const printed = useFromFields([name, country], ([phone, from]) => rules?.printedPhone(phone, from) ?? '')
  return (
    <BookingText
      name={name}
      {...field}
      inputMode="tel"
      hint={printed === '' ? undefined : t('booking.printsAs', { printed })}
    />
  )
}

interface CellInputProps extends ComponentProps<'input'> {
  /** For screen readers; sighted users have the column heading. */
  label: string
  error: string | undefined
  isText?: boolean
  hint?: ReactNode
}

export function CellInput({ label, error, isText = false, hint, ...input }: CellInputProps) {
  const id = useId()
  const { limited, notice } = useLengthNotice(isText ? textLimits.description : textLimits.number, input.onPaste)
  return (
    <>
      <input
        {...input}
        {...limited}
        className={`form-control ${isText ? '' : 'text-end'} ${error ? 'is-invalid' : ''}`}
        inputMode={isText ? 'text' : 'decimal'}
        dir={isText ? undefined : 'ltr'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : hint ? `${id}-hint` : undefined}
      />
      {notice}
      {hint && (
        <div className="form-text" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="invalid-feedback d-block" id={id}>
          {error}
        </div>
      )}
    </>
  )
}
