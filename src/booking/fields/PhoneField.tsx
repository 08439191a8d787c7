import { queryOptions, useQuery } from '@tanstack/react-query'
import { t } from '@/texts/t'
import { BookingText } from './BookingText'
import { useFromFields } from './useFromFields'

/** The rules for phone numbers are loaded when the form has its first number. */
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
