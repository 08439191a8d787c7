import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { offeredAs, type SavedName } from '@/domain/booking/savedParties'
import { Icon } from '@/components/Icon'
import type { PartyRole } from '@/domain/forms/parties'
import { MIN_TERM, rememberedCustomers, type RecentCustomer } from '@/domain/booking/knownCustomers'
import type { Customer } from '@/domain/people'
import { customerQuery } from '@/services/customer'
import { useDeviceStore } from '@/browser/deviceStore'
import { BookingText } from '../fields/BookingText'
import { favouriteStore, recentCustomersQuery } from './knownCustomerStore'
import { CustomerRow, useCustomerCombobox } from './useCustomerCombobox'
import { useCustomerSearch } from './useCustomerSearch'
import { NotAuthorized } from '../../NotAuthorized'

interface CustomerFieldProps {
  party: PartyRole
  by: 'company' | 'contactPerson'
  name: 'shipperCompany' | 'shipperContactPerson' | 'recCompany' | 'recContactPerson'
  place: string
  owner: string
  onLookup: (by: 'company' | 'contactPerson') => void
  onPick: (customer: SavedName) => void
}

/** No suggestion is highlighted until an arrow key is pressed, so that Enter leaves a newly typed name as it is. */
export function CustomerField({ party, by, name, place, owner, onLookup, onPick }: CustomerFieldProps) {
  const { getValues } = useFormContext<BookingForm>()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { suggestions, isSearching, error } = useSuggestions(party, owner, text, isOpen)
  const { inputProps, getItemProps, getMenuProps, highlight, isShown } = useCustomerCombobox({
    found: suggestions,
    isOpen,
    onOpenChange: (isWanted) => {
      if (isWanted && !isOpen) setText(getValues(name))
      setIsOpen(isWanted)
      highlight(isWanted ? 'first' : null)
    },
    onPick: ({ id, company, contactPerson }) => onPick({ id, company, contactPerson }),
  })
  const close = () => {
    setIsOpen(false)
    highlight(null)
  }

  const listId = inputProps['aria-controls']
  const shownCount = isShown ? suggestions.length : 0
  useEffect(() => {
    if (shownCount > 0) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' })
  }, [shownCount, listId])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isLookup = event.key === 'F2' || (event.altKey && event.key === 'ArrowDown')
    if (isLookup || (event.key === 'Escape' && isOpen)) {
      event.preventDefault()
      close()
    }
    if (isLookup) onLookup(by)
    inputProps.onKeyDown(event)
  }

  return (
    <div className={`cc-combo ${place}`}>
      <BookingText
        {...inputProps}
        name={name}
        label={by === 'company' ? 'Company' : 'Contact person'}
        place=""
        button={<LookupButton party={party} by={by} onLookup={onLookup} />}
        onChange={(event) => {
          setText(event.target.value)
          setIsOpen(true)
          highlight(null)
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div {...getMenuProps({ 'aria-label': `Saved ${party}s` })} className="cc-combo-list" hidden={!isShown}>
        {isShown &&
          suggestions.map((customer, index) => (
            <div {...getItemProps({ item: customer, index })} key={customer.id} tabIndex={-1}>
              <CustomerRow customer={customer} term={text.trim()} beside={customer.note} />
            </div>
          ))}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen && !isSearching && text.trim().length > 1 && suggestedText(suggestions.length, error)}
      </span>
    </div>
  )
}

function suggestedText(count: number, error: Error | null): ReactNode {
  if (count === 0 && error)
    return (
      <>
        Saved customers could not be loaded. <NotAuthorized error={error} />
      </>
    )
  if (count === 0) return 'No saved customer with this name.'
  return `${count} saved. Press the down arrow to choose, Enter to fill the form.`
}

interface LookupButtonProps {
  party: PartyRole
  by: 'company' | 'contactPerson'
  onLookup: (by: 'company' | 'contactPerson') => void
}

function LookupButton({ party, by, onLookup }: LookupButtonProps) {
  return (
    <button
      className="btn cc-ghost"
      type="button"
      // Not a tab stop, which would cost everybody an extra Tab between two fields. F2 in the field does the same.
      tabIndex={-1}
      aria-keyshortcuts="F2 Alt+ArrowDown"
      aria-label={`Search saved ${party}s by ${by === 'company' ? 'company' : 'contact person'}`}
      onClick={() => onLookup(by)}
    >
      <Icon name="search" />
    </button>
  )
}

interface Suggestion extends SavedName {
  note: string
}

const MAX_SHOWN = 8

const nobody: readonly RecentCustomer[] = []
const answersOf = (queries: UseQueryResult<Customer>[]) => queries.flatMap(({ data }) => data ?? [])

/** Favourites and this session's customers show at once, search results follow. */
function useSuggestions(role: PartyRole, owner: string, text: string, isOpen: boolean) {
  const { data: recent = nobody } = useQuery(recentCustomersQuery(owner))
  const favourites = useDeviceStore(favouriteStore, owner)
  const term = text.trim()
  const search = useCustomerSearch(role, isOpen ? text : '', MIN_TERM)
  // With nothing typed the favourites show. This computer keeps only their ids, so their names are fetched.
  const unnamed = isOpen && term === '' ? favourites.filter((each) => each.role === role).slice(0, MAX_SHOWN) : []
  const named = useQueries({ queries: unnamed.map(({ id }) => customerQuery(id)), combine: answersOf })
  if (!isOpen) return { suggestions: [], isSearching: false, error: null }

  const memory = { recent, favourites, named: offeredAs(role, named) }
  const isSearched = term.length >= MIN_TERM
  const remembered = isSearched || term === '' ? rememberedCustomers(memory, role, term) : []
  const isFavourite = (id: string) => favourites.some((each) => each.role === role && each.id === id)
  const first = remembered.map(({ isFavourite: isOne, ...customer }): Suggestion => ({
    ...customer,
    note: isOne ? 'Favourite' : 'Recent',
  }))
  const others = (search.isWaiting ? [] : search.found)
    .filter(({ id }) => !remembered.some((each) => each.id === id))
    .sort((one, other) => Number(isFavourite(other.id)) - Number(isFavourite(one.id)))
    .map(({ id, company, contactPerson, city }): Suggestion => ({
      id,
      company,
      contactPerson,
      note: isFavourite(id) ? 'Favourite' : city,
    }))
  return {
    suggestions: [...first, ...others].slice(0, MAX_SHOWN),
    isSearching: isSearched && (search.isWaiting || search.isFetching),
    error: search.error,
  }
}
