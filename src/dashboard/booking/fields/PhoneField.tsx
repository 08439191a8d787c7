import type { BookingForm } from '@/domain/forms/bookingForm'
import { countryCode, phoneProblem, printedPhone } from '@/domain/phone'
import { BookingText } from './BookingText'
import { useLive } from './useLive'

interface PhoneFieldProps {
  name: 'shipperPhone1' | 'shipperPhone2' | 'recPhone1' | 'recPhone2'
  label: string
  place: string
  isRequired?: boolean
  /** The field with the country whose national numbers these are. */
  country: 'origin' | 'recCountry'
}

/** A phone number, with what will stand on the papers: nobody else can see a wrong code before they are printed. */
export function PhoneField({ name, country, ...field }: PhoneFieldProps) {
  const [phone, from] = useLive([name, country]) as [BookingForm[typeof name], BookingForm[typeof country]]
  const printed = phoneProblem(phone, '') === null ? printedPhone(phone, countryCode(from)) : ''
  return (
    <BookingText name={name} {...field} inputMode="tel" hint={printed === '' ? undefined : `Prints as ${printed}`} />
  )
}
