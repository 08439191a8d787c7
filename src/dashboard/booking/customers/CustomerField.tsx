import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { SavedName } from '@/domain/booking/savedParties'
import { Icon } from '@/components/Icon'
import { BookingText } from '../fields/BookingText'
import { Highlighted } from './Highlighted'
import type { Role } from './savedCustomer'
import { useSuggestions } from './useSuggestions'

interface CustomerFieldProps {
  party: Role
  by: 'company' | 'contactPerson'
  name: 'shipperCompany' | 'shipperContactPerson' | 'recCompany' | 'recContactPerson'
  label: string
  place: string
  owner: string
  onLookup: (by: 'company' | 'contactPerson') => void
  onPick: (customer: SavedName) => void
}

/** Somebody of the list, or the first that it shows; he stays highlighted wherever the list moves him. */
type Active = { id: string } | 'first' | null

/**
 * Company or contact person, with the saved ones it may mean below it: a combobox whose list follows what is typed.
 * Nothing is chosen until somebody moves into the list, so that a new name can be typed and left with Enter.
 */
export function CustomerField({ party, by, name, label, place, owner, onLookup, onPick }: CustomerFieldProps) {
  const id = useId()
  const { getValues } = useFormContext<BookingForm>()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState<Active>(null)
  const { suggestions, isSearching, isFailed } = useSuggestions(party, owner, text, isOpen)
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
              // A press of the mouse must not take the field's focus, and the keys with it.
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
        {isOpen && !isSearching && text.trim().length > 1 && suggestedText(suggestions.length, isFailed)}
      </span>
    </div>
  )
}

function suggestedText(count: number, isFailed: boolean): string {
  if (count === 0 && isFailed) return 'Saved names could not be loaded.'
  if (count === 0) return 'Nobody saved under this name.'
  return `${count} saved. Arrow down goes to them, Enter fills the form.`
}

interface LookupButtonProps {
  whose: 'shippers' | 'receivers'
  by: 'company' | 'contactPerson'
  onLookup: (by: 'company' | 'contactPerson') => void
}

/** The search icon at the end of a company or contact person. */
function LookupButton({ whose, by, onLookup }: LookupButtonProps) {
  const field = by === 'company' ? 'company' : 'contact person'
  return (
    <button
      className="btn cc-ghost"
      type="button"
      // The field's own keys open it: between two fields it would cost everybody a Tab.
      tabIndex={-1}
      aria-keyshortcuts="F2 Alt+ArrowDown"
      aria-label={`Search saved ${whose} by ${field}`}
      onClick={() => onLookup(by)}
    >
      <Icon name="search" />
    </button>
  )
}
