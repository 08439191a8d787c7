import { type FocusEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import type { PartyRole } from '@/domain/forms/partyFields'
import { t } from '@/texts/t'
import { BookingText } from '../fields/BookingText'
import { useWriteFields } from './useWriteFields'
import type { placesOffered } from '../last-times/placesOffered'
import { FoundText } from './FoundText'
import { useListCombobox } from './useListCombobox'

interface PlaceFieldProps {
  party: PartyRole
  part: 'city' | 'postCode'
  owner: string
  place: string
  onPicked: (field: string) => unknown
}

const townFields = {
  shipper: { country: 'origin', city: 'shipperCity', postCode: 'shipperPostCode' },
  receiver: { country: 'recCountry', city: 'recCity', postCode: 'recPostCode' },
} as const

/** Loaded after the form. If it does not load, nothing is offered. */
let places: { placesOffered: typeof placesOffered } | null = null

/** Offers what was booked on this computer for the country; none is highlighted before an arrow key is pressed. */
export function PlaceField({ party, part, owner, place, onPicked }: PlaceFieldProps) {
  const form = useFormContext<BookingForm, unknown, Booking>()
  const { getValues } = form
  const write = useWriteFields(form)
  const { country, city, [part]: name } = townFields[party]
  /** Null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isReady, setIsReady] = useState(places !== null)
  const isCity = part === 'city'
  const offered = (text: string) => {
    const town = { country: getValues(country), city: getValues(city) }
    return places?.placesOffered(owner, part, town, text) ?? []
  }
  /** Where nothing is offered, a key press does not render anything. */
  const offerFor = (text: string) => setTyped(offered(text).length > 0 ? text : null)
  const onFocus = async ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const { value } = currentTarget
    places ??= await import('../last-times/placesOffered').catch(() => null)
    setIsReady(true)
    if (document.activeElement !== currentTarget) return
    // Something was typed before the module had loaded.
    if (currentTarget.value !== value) offerFor(currentTarget.value)
    // If the town always had the same post code, it is offered at once.
    else if (!isCity && value === '' && offered('').length === 1) setTyped('')
  }
  const { inputProps, highlight, close, list } = useListCombobox({
    found: typed === null ? [] : offered(typed).map((id) => ({ id })),
    isOpen: typed !== null,
    isLoading: typed !== null && !isReady,
    onOpenChange: (isWanted) => setTyped(isWanted ? '' : null),
    onPick: ({ id }) => {
      close()
      write({ [name]: id })
      onPicked(name)
    },
  })
  const label = t(isCity ? 'booking.city' : 'booking.postCode')
  return (
    <div className={`cc-combo ${place}`}>
      <BookingText
        {...inputProps}
        name={name}
        label={label}
        place=""
        dir={isCity ? undefined : 'ltr'}
        onChange={({ target }) => {
          offerFor(target.value)
          highlight(null)
        }}
        onFocus={(event) => void onFocus(event)}
        onBlur={close}
      />
      {list(t('booking.townsBefore'), ({ id }) => (
        <FoundText text={id} term={typed ?? ''} />
      ))}
    </div>
  )
}
