import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { SavedName } from '@/domain/booking/knownCustomers'
import { Dialog } from '@/components/dialog/Dialog'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { DeskButton, IconButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import type { Customer } from '@/domain/people'
import { textLimits } from '@/domain/forms/textLimits'
import type { PartyRole } from '@/domain/forms/parties'
import { BookingText } from '../fields/BookingText'
import { CustomerRow, savedName, useListCombobox, type TypedAhead } from './useListCombobox'
import { useCustomerSearch, useSuggestions } from './useCustomerSearch'
import { NotAuthorized } from '@/session/NotAuthorized'
import { t } from '@/texts/t'

interface CustomerFieldProps {
  party: PartyRole
  by: 'company' | 'contactPerson'
  name: 'shipperCompany' | 'shipperContactPerson' | 'recCompany' | 'recContactPerson'
  place: string
  owner: string
  /** Ids of those who are offered first, as of now: the focus may come before the next render. */
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
  const { suggestions, isSearching, isComing, error } = useSuggestions(party, owner, usual(), text, isOpen)
  const { inputProps, highlight, isShown, close, leave, list } = useListCombobox({
    found: suggestions,
    isOpen,
    isComing,
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
      {list(savedName(party), (customer) => (
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

interface CustomerLookupProps {
  role: PartyRole
  initialTerm: string
  onPick: (customer: Customer, typed: TypedAhead) => void
  onClose: () => void
}

/** While the results for the typed text are on their way, the previous list stays visible but is inert. */
export function CustomerLookup({ role, initialTerm, onPick, onClose }: CustomerLookupProps) {
  const isShipper = role === 'shipper'
  const id = useId()
  const [text, setText] = useState(initialTerm)
  const input = useRef<HTMLInputElement>(null)
  const { limited, notice } = useLengthNotice(textLimits.search)
  const { term, found, isWaiting, isFetching, error, refetch } = useCustomerSearch(role, text, 1)
  const { inputProps, getItemProps, getMenuProps, highlight, highlighted } = useListCombobox<Customer>({
    found: isWaiting ? [] : found,
    isOpen: true,
    isEager: true,
    isComing: text.trim() !== '' && (isWaiting || isFetching),
    onOpenChange: () => undefined,
    input,
    onPick,
  })
  const stateText = () => {
    const typed = text.trim()
    if (typed === '') return t('booking.enterCustomer')
    if (isWaiting) return t('booking.searching')
    if (error) return t(isShipper ? 'booking.shippersNotLoaded' : 'booking.receiversNotLoaded')
    if (found.length > 0) return t('booking.foundCustomers', { count: found.length })
    if (isFetching) return t('booking.searching')
    return t(isShipper ? 'booking.noShippersFor' : 'booking.noReceiversFor', { typed })
  }
  const { role: _combobox, 'aria-expanded': _isExpanded, ...searchProps } = inputProps

  return (
    <Dialog
      title={savedName(role)}
      hasCross
      onClose={onClose}
      onShow={() => {
        input.current?.focus()
        input.current?.select()
      }}
    >
      <div className="cc-search">
        <label className="visually-hidden" htmlFor={`${id}-term`}>
          {t(isShipper ? 'booking.searchShippers' : 'booking.searchReceivers')}
        </label>
        <DeskIcon name="search" />
        <input
          {...searchProps}
          {...limited}
          className="form-control"
          id={`${id}-term`}
          type="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            highlight('first')
          }}
        />
      </div>
      {notice}
      <ul
        {...getMenuProps({ role: undefined, 'aria-label': savedName(role) })}
        className={isWaiting ? 'cc-found waiting' : 'cc-found'}
        aria-busy={isWaiting}
        inert={isWaiting}
        hidden={found.length === 0}
      >
        {found.map((item, index) => (
          <li key={item.id}>
            <button
              {...getItemProps({
                item,
                index,
                role: undefined,
                'aria-selected': undefined,
                'aria-disabled': undefined,
              })}
              type="button"
              aria-current={index === highlighted ? true : undefined}
            >
              <CustomerRow customer={item} term={term} beside={item.phone1} below={item.city} />
            </button>
          </li>
        ))}
      </ul>
      <p className="cc-aside cc-small mt-2" role="status">
        {stateText()}
        {error && !isWaiting && (
          <>
            {' '}
            <NotAuthorized error={error} />
            <DeskButton look="inline" text={t('booking.tryAgain')} onClick={() => void refetch()} />
          </>
        )}
      </p>
    </Dialog>
  )
}
