import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '@/components/Icon'
import { Dialog } from '@/components/dialog/Dialog'
import type { Customer } from '@/domain/people'
import { placeOf } from '@/domain/foldedText'
import { offeredAs } from '@/domain/booking/savedParties'
import { customerQuery, customerSearchQuery } from '@/services/customer'
import type { PartyRole } from '@/domain/forms/parties'
import { useLengthNotice } from '@/components/form/useLengthNotice'
import { textLimits } from '@/domain/forms/textLimits'
import { NotAuthorized } from '../../NotAuthorized'

interface CustomerLookupProps {
  role: PartyRole
  initialTerm: string
  onPick: (customer: Customer) => void
  onClose: () => void
}

/** Milliseconds without typing before the server is searched. */
const PAUSE = 200

/** While the results for the typed text are on their way, the previous list stays visible but is inert. */
export function CustomerLookup({ role, initialTerm, onPick, onClose }: CustomerLookupProps) {
  const whose = `${role}s`
  const id = useId()
  const queryClient = useQueryClient()
  const [text, setText] = useState(initialTerm)
  /** The id keeps the highlight on a customer when newer results move it. */
  const [active, setActive] = useState<{ term: string; id: string } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { limited, notice } = useLengthNotice(textLimits.search)
  const list = useRef<HTMLUListElement>(null)
  const term = useSettled(text.trim())
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...customerSearchQuery(term),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
  const found = term === '' ? [] : offeredAs(role, data ?? [])
  const isWaiting = text.trim() !== term || isPlaceholderData
  const [first] = found
  if (!isWaiting && first && active?.term !== term) setActive({ term, id: first.id })
  const current = isWaiting ? -1 : found.findIndex(({ id: foundId }) => foundId === active?.id)

  useEffect(() => {
    if (current >= 0) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  /** Grows with each choice, on typing and on closing: a customer fetched for an earlier turn is dropped. */
  const turns = useRef(0)
  const [isPicking, setIsPicking] = useState(false)
  useEffect(
    () => () => {
      turns.current += 1
    },
    [],
  )
  const pick = async (customer: Customer) => {
    if (isWaiting) return
    const turn = ++turns.current
    setIsPicking(true)
    // The list may lack some of the customer's fields. If the whole record cannot be fetched, it has to do.
    const whole = await queryClient.fetchQuery(customerQuery(customer.id)).catch(() => customer)
    if (turn === turns.current) onPick(whole)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      const next = found[(current + step + (current < 0 && step < 0 ? 1 : 0) + found.length) % found.length]
      if (next && !isWaiting) setActive({ term, id: next.id })
    }
    const chosen = found[current]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      void pick(chosen)
    }
  }

  return (
    <Dialog
      title={`Saved ${whose}`}
      hasCross
      onClose={onClose}
      onShow={() => {
        input.current?.focus()
        input.current?.select()
      }}
    >
      <div className="cc-search">
        <label className="visually-hidden" htmlFor={`${id}-term`}>
          Search saved {whose}
        </label>
        <Icon name="search" />
        <input
          {...limited}
          ref={input}
          className="form-control"
          id={`${id}-term`}
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            // Typing on cancels a choice that is still being fetched.
            turns.current += 1
            setIsPicking(false)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {notice}
      {found.length > 0 && (
        <ul
          className={isWaiting ? 'cc-found waiting' : 'cc-found'}
          aria-label={`Saved ${whose}`}
          aria-busy={isWaiting}
          inert={isWaiting}
          ref={list}
        >
          {found.map((customer, index) => (
            <li key={customer.id}>
              <button
                type="button"
                aria-current={index === current ? true : undefined}
                onClick={() => void pick(customer)}
              >
                <b translate="no">
                  <Highlighted text={customer.company || '—'} term={term} />
                </b>
                <span className="cc-number" translate="no">
                  {customer.phone1}
                </span>
                <span translate="no">
                  <Highlighted text={customer.contactPerson} term={term} />
                </span>
                <span translate="no">{customer.city}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="cc-found-note" role="status">
        {isPicking
          ? 'Filling the form…'
          : stateText({ term: text.trim(), isError, isWaiting, isFetching, count: found.length, whose })}
        {isError && !isWaiting && (
          <>
            {' '}
            <NotAuthorized error={error} />
            <button className="btn btn-link p-0 cc-inline" type="button" onClick={() => void refetch()}>
              Try again
            </button>
          </>
        )}
      </p>
    </Dialog>
  )
}

interface LookupState {
  term: string
  isError: boolean
  isWaiting: boolean
  isFetching: boolean
  count: number
  whose: string
}

function stateText({ term, isError, isWaiting, isFetching, count, whose }: LookupState): string {
  if (term === '') return 'Type a company, a person or a phone number.'
  if (isWaiting) return 'Searching…'
  if (isError) return `Saved ${whose} could not be loaded.`
  if (count > 0) return `${count} found. Arrow keys move, Enter fills the form.`
  return isFetching ? 'Searching…' : `No saved ${whose} for «${term}».`
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

export function Highlighted({ text, term }: { text: string; term: string }) {
  const place = placeOf(term, text)
  if (!place) return <>{text}</>
  const [start, end] = place
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
