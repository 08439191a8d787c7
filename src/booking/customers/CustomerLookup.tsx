import { useId, useRef, useState } from 'react'
import { DeskButton } from '@/components/desk/DeskButton'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { NotAuthorized } from '@/components/desk/NotAuthorized'
import { Dialog } from '@/components/dialog/Dialog'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import type { Customer } from '@/domain/customer'
import type { PartyRole } from '@/domain/forms/partyFields'
import { textLimits } from '@/domain/forms/textLimits'
import { t } from '@/texts/t'
import { CustomerRow, savedListName } from './CustomerRow'
import { useCustomerSearch } from './useCustomerSearch'
import { type TypedAhead, useListCombobox } from './useListCombobox'

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
    isLoading: text.trim() !== '' && (isWaiting || isFetching),
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
      title={savedListName(role)}
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
        {...getMenuProps({ role: undefined, 'aria-label': savedListName(role) })}
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
