import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { offeredAs, type SavedName } from '@/domain/booking/savedParties'
import { Icon } from '@/components/Icon'
import type { PartyRole } from '@/domain/forms/parties'
import { MIN_TERM, rememberedCustomers, type RecentCustomer } from '@/domain/booking/knownCustomers'
import type { Customer } from '@/domain/people'
import { customerQuery, customerSearchQuery } from '@/services/customer'
import { useDeviceStore } from '@/browser/deviceStore'
import { BookingText } from '../fields/BookingText'
import { Highlighted } from './CustomerLookup'
import { favouriteStore, recentCustomersQuery } from './knownCustomerStore'
import { NotAuthorized } from '../../NotAuthorized'

interface CustomerFieldProps {
  party: PartyRole
  by: 'company' | 'contactPerson'
  name: 'shipperCompany' | 'shipperContactPerson' | 'recCompany' | 'recContactPerson'
  label: string
  place: string
  owner: string
  onLookup: (by: 'company' | 'contactPerson') => void
  onPick: (customer: SavedName) => void
}

/** The id keeps the highlight on a customer when newer results move it; `first`: the first one, once the list shows. */
type Active = { id: string } | 'first' | null

/** No suggestion is highlighted until an arrow key is pressed, so that Enter leaves a newly typed name as it is. */
export function CustomerField({ party, by, name, label, place, owner, onLookup, onPick }: CustomerFieldProps) {
  const id = useId()
  const { getValues } = useFormContext<BookingForm>()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<Active>(null)
  const { suggestions, isSearching, error } = useSuggestions(party, owner, text, isOpen)
  const isShown = isOpen && suggestions.length > 0
  const [first] = suggestions
  if (active === 'first' && isShown && first) setActive({ id: first.id })
  const current = active === null || active === 'first' ? -1 : suggestions.findIndex((each) => each.id === active.id)

  const list = useRef<HTMLDivElement>(null)
  const shownCount = isShown ? suggestions.length : 0
  useEffect(() => {
    if (shownCount > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [shownCount])

  const close = () => {
    setIsOpen(false)
    setActive(null)
  }
  const pick = ({ id: customerId, company, contactPerson }: SavedName) => {
    close()
    onPick({ id: customerId, company, contactPerson })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F2' || (event.altKey && event.key === 'ArrowDown')) {
      event.preventDefault()
      close()
      onLookup(by)
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = isShown ? suggestions[current] : undefined
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) setText(getValues(name))
      setIsOpen(true)
      const count = suggestions.length
      const next = suggestions[(current + step + (current < 0 && step < 0 ? 1 : 0) + count) % count]
      setActive(isShown && next ? { id: next.id } : 'first')
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      pick(chosen)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }

  return (
    <div className={`cc-combo ${place}`}>
      <BookingText
        name={name}
        label={label}
        place=""
        isRequired
        button={<LookupButton whose={party === 'shipper' ? 'shippers' : 'receivers'} by={by} onLookup={onLookup} />}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && current >= 0 ? `${id}-${current}` : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setIsOpen(true)
          setActive(null)
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        className="cc-combo-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={`Saved ${party}s`}
        hidden={!isShown}
      >
        {isShown &&
          suggestions.map((customer, index) => (
            <div
              key={customer.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              // Keeps the focus in the field: losing it would close the list before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(customer)}
              onKeyDown={(event) => event.key === 'Enter' && pick(customer)}
            >
              <b>
                <Highlighted text={customer.company || '—'} term={text.trim()} />
              </b>
              <span>{customer.note}</span>
              <span>
                <Highlighted text={customer.contactPerson} term={text.trim()} />
              </span>
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
        Saved names could not be loaded. <NotAuthorized error={error} />
      </>
    )
  if (count === 0) return 'Nobody saved under this name.'
  return `${count} saved. Arrow down goes to them, Enter fills the form.`
}

interface LookupButtonProps {
  whose: 'shippers' | 'receivers'
  by: 'company' | 'contactPerson'
  onLookup: (by: 'company' | 'contactPerson') => void
}

function LookupButton({ whose, by, onLookup }: LookupButtonProps) {
  const field = by === 'company' ? 'company' : 'contact person'
  return (
    <button
      className="btn cc-ghost"
      type="button"
      // Not a tab stop, which would cost everybody an extra Tab between two fields. F2 in the field does the same.
      tabIndex={-1}
      aria-keyshortcuts="F2 Alt+ArrowDown"
      aria-label={`Search saved ${whose} by ${field}`}
      onClick={() => onLookup(by)}
    >
      <Icon name="search" />
    </button>
  )
}

interface Suggestion {
  id: string
  company: string
  contactPerson: string
  note: string
}

/** Milliseconds without typing before the server is searched. */
const PAUSE = 120
const MAX_SHOWN = 8

const nobody: readonly RecentCustomer[] = []
const answersOf = (queries: UseQueryResult<Customer>[]) => queries.flatMap(({ data }) => data ?? [])

/** Favourites and this session's customers show at once, search results follow. Outdated answers are ignored. */
function useSuggestions(role: PartyRole, owner: string, text: string, isOpen: boolean) {
  const { data: recent = nobody } = useQuery(recentCustomersQuery(owner))
  const favourites = useDeviceStore(favouriteStore, owner)
  const term = text.trim()
  const settled = useSettled(term)
  const isSearched = isOpen && term.length >= MIN_TERM
  const search = useQuery({ ...customerSearchQuery(settled), enabled: isSearched && settled.length >= MIN_TERM })
  // With nothing typed the favourites show. This computer keeps only their ids, so their names are fetched.
  const unnamed = isOpen && term === '' ? favourites.filter((each) => each.role === role).slice(0, MAX_SHOWN) : []
  const named = useQueries({ queries: unnamed.map(({ id }) => customerQuery(id)), combine: answersOf })
  if (!isOpen) return { suggestions: [], isSearching: false, error: null }

  const memory = { recent, favourites, named: offeredAs(role, named) }
  const remembered = isSearched || term === '' ? rememberedCustomers(memory, role, term) : []
  const isFavourite = (id: string) => favourites.some((each) => each.role === role && each.id === id)
  const first = remembered.map(({ isFavourite: isOne, ...customer }): Suggestion => ({
    ...customer,
    note: isOne ? 'Favourite' : 'Recent',
  }))
  const found = isSearched && settled === term ? offeredAs(role, search.data ?? []) : []
  const others = found
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
    isSearching: isSearched && (settled !== term || search.isFetching),
    error: isSearched ? search.error : null,
  }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
