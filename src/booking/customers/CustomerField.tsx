import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { IconButton } from '@/components/desk/IconButton'
import { NotAuthorized } from '@/components/desk/NotAuthorized'
import type { SavedName } from '@/domain/booking/rememberedCustomers'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { PartyRole } from '@/domain/forms/partyFields'
import { t } from '@/texts/t'
import { BookingText } from '../fields/BookingText'
import { CustomerRow, savedListName } from './CustomerRow'
import { useSuggestions } from './useSuggestions'
import { type TypedAhead, useListCombobox } from './useListCombobox'

interface CustomerFieldProps {
  party: PartyRole
  by: 'company' | 'contactPerson'
  name: 'shipperCompany' | 'shipperContactPerson' | 'recCompany' | 'recContactPerson'
  place: string
  owner: string
  /**
   * Returns the ids of customers to offer first. A function, because the field may get the focus before the next
   * render.
   */
  usual: () => readonly string[]
  onLookup: () => void
  onPick: (customer: SavedName, typed: TypedAhead) => void
  onEnterAhead: () => void
}

/** No suggestion is highlighted until an arrow key is pressed, so that Enter leaves a newly typed name as it is. */
export function CustomerField({ party, by, name, place, owner, usual, onLookup, ...rest }: CustomerFieldProps) {
  const { getValues } = useFormContext<BookingForm>()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { suggestions, isSearching, isLoading, error } = useSuggestions(party, owner, usual(), text, isOpen)
  const { inputProps, highlight, isShown, close, leave, list } = useListCombobox({
    found: suggestions,
    isOpen,
    isLoading,
    onOpenChange: (isWanted) => {
      if (isWanted && !isOpen) setText(getValues(name))
      setIsOpen(isWanted)
    },
    onPick: ({ id, company, contactPerson }, typed) => rest.onPick({ id, company, contactPerson }, typed),
    onEnterAhead: rest.onEnterAhead,
  })

  const listId = inputProps['aria-controls']
  const shownCount = isShown ? suggestions.length : 0
  useEffect(() => {
    if (shownCount > 0) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' })
  }, [shownCount, listId])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isLookup = event.key === 'F2' || (event.altKey && event.key === 'ArrowDown')
    if (!isLookup) return inputProps.onKeyDown(event)
    event.preventDefault()
    close()
    onLookup()
  }

  return (
    <div className={`cc-combo ${place}`}>
      <BookingText
        {...inputProps}
        name={name}
        label={t(by === 'company' ? 'booking.company' : 'booking.contactPerson')}
        place=""
        button={
          <IconButton
            icon="search"
            name={searchName(party, by)}
            className="cc-square"
            // Not a tab stop, which would cost everybody an extra Tab between two fields. F2 in the field does the same.
            tabIndex={-1}
            aria-keyshortcuts="F2 Alt+ArrowDown"
            onClick={() => {
              close()
              onLookup()
            }}
          />
        }
        onChange={(event) => {
          setText(event.target.value)
          setIsOpen(true)
          highlight(null)
        }}
        onFocus={() => {
          if (by !== 'company' || usual().length === 0 || getValues(name) !== '') return
          setText('')
          setIsOpen(true)
        }}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {list(savedListName(party), (customer) => (
        <CustomerRow customer={customer} term={text.trim()} beside={customer.note} />
      ))}
      <span className="visually-hidden" role="status">
        {isOpen && !isSearching && text.trim().length > 1 && suggestedText(suggestions.length, error)}
      </span>
    </div>
  )
}

function searchName(party: PartyRole, by: CustomerFieldProps['by']): string {
  if (party === 'shipper') {
    return t(by === 'company' ? 'booking.searchShippersByCompany' : 'booking.searchShippersByPerson')
  }
  return t(by === 'company' ? 'booking.searchReceiversByCompany' : 'booking.searchReceiversByPerson')
}

function suggestedText(count: number, error: Error | null): ReactNode {
  if (count === 0 && error)
    return (
      <>
        {t('booking.customersNotLoaded')} <NotAuthorized error={error} />
      </>
    )
  if (count === 0) return t('booking.noCustomerOfName')
  return t('booking.customersFound', { count })
}
