import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { SelectField, type SelectFieldProps } from '@/components/form/TextField'
import { type BookingForm, fixedChoices, requiredFields } from '@/domain/forms/bookingForm'
import { isNoLongerOffered } from '@/domain/option'
import { t } from '@/texts/t'
import { type TextName, useMarked } from './BookingText'

interface BookingSelectProps extends Omit<SelectFieldProps, 'name' | 'error' | 'className' | 'children'> {
  name: TextName
  place: string
  options: readonly { value: string; text: string }[]
  /** The value of the option “Select”; without it there is no such option. */
  unset?: string
  /** Fields whose messages depend on this one. */
  deps?: TextName[]
  /** Called when the user has chosen, not when the form is filled. */
  onChosen?: (value: string) => void
  /** The name of a value that is no longer offered; by default the value itself. */
  nameOf?: (value: string) => string
}

export function BookingSelect({
  name,
  place,
  options,
  unset,
  deps = [],
  onChosen,
  nameOf,
  ...field
}: BookingSelectProps) {
  const { register, control, getValues, setValue, getFieldState } = useFormContext<BookingForm>()
  const { errors } = useFormState({ control, name, exact: true })
  const drawn = useWatch({ control, name })
  const values = options.map(({ value }) => value)
  const isGone = drawn !== unset && isNoLongerOffered(drawn, values)
  const gone = isGone ? (nameOf?.(drawn) ?? drawn) : null
  // Compared by content: a new array alone must not reset a choice being made.
  const offered = JSON.stringify([...values, ...(isGone ? [drawn] : [])])
  useEffect(() => {
    // A value set before its option existed has to be set again. The form's value counts, not the one last rendered.
    if (offered !== '[]') setValue(name, getValues(name), { shouldValidate: getFieldState(name).invalid })
  }, [offered, name, getValues, setValue, getFieldState])
  const marked = useMarked(name, place)
  return (
    <div className={marked}>
      <SelectField
        {...field}
        {...register(name, { deps, onChange: () => onChosen?.(getValues(name)) })}
        isRequired={requiredFields().includes(name)}
        error={gone === null ? errors[name]?.message : t('booking.noLongerOffered', { gone })}
      >
        {unset !== undefined && <option value={unset}>{t('booking.select')}</option>}
        {gone !== null && (
          <option value={drawn} disabled>
            {gone}
          </option>
        )}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

const labels = {
  paymentType: 'booking.payment',
  shipmentType: 'booking.shipmentType',
  cod: 'booking.codOrNot',
  remArea: 'booking.remoteArea',
  insurance: 'booking.insurance',
} as const

/** Of a select whose options are fixed. */
export const choicesOf = (name: keyof typeof labels) => ({
  label: t(labels[name]),
  options: fixedChoices[name].map(({ value, label }) => ({ value, text: t(label) })),
})
