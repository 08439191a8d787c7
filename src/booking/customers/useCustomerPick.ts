import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SavedName } from '@/domain/booking/rememberedCustomers'
import { uploadFields } from '@/domain/booking/uploadFields'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import { partyFields, type PartyRole } from '@/domain/forms/partyFields'
import { customerQuery } from '@/services/customer.queries'
import { isUnauthorized } from '@/services/http/errors'
import { sessionEndedQuery } from '@/services/session.queries'
import { t } from '@/texts/t'
import type { Draft } from '../draft/draft'
import { firstEmptyField } from '../form/firstEmptyField'
import { focusFirstEmpty } from '../form/focusFirstEmpty'
import { copiedFields } from './copiedFields'
import { typeLetters } from './typeLetters'
import type { FormFilling } from './useFilling'
import { useHasLeft } from './useHasLeft'
import { NOTHING_AHEAD, type TypedAhead } from './useListCombobox'
import type { PendingCustomer, PendingCustomers } from './usePendingCustomers'
import { useWriteFields } from './useWriteFields'

interface PickOptions {
  form: UseFormReturn<BookingForm, unknown, Booking>
  draft: Draft
  pending: PendingCustomers
  fill: FormFilling['fill']
}

const roles: readonly PartyRole[] = ['shipper', 'receiver']

/** Loads a saved customer who was picked in a list, and fills in the section; meanwhile the user goes on typing. */
export function useCustomerPick({ form, draft, pending, fill }: PickOptions) {
  const queryClient = useQueryClient()
  const write = useWriteFields(form)
  const hasLeft = useHasLeft()
  /** The fields when Enter was pressed for a customer whose list had not loaded yet. */
  const fieldsAtEnter = useRef<Partial<Record<PartyRole, Partial<BookingForm>>>>({})

  /** If the field does not have the focus, the letters are written without typing, so that no list opens below it. */
  const addLetters = (letters: string, field: Element | null = null) => {
    if (letters === '' || !(field instanceof HTMLInputElement)) return
    if (field === document.activeElement) typeLetters(letters)
    else write({ [field.name]: field.value + letters })
  }

  const pick = async (
    role: PartyRole,
    { id, company, contactPerson }: SavedName,
    { letters, isLeft }: TypedAhead,
    failed?: PendingCustomer,
  ) => {
    const ahead = isLeft ? fieldsAtEnter.current[role] : undefined
    const fieldsAtPick = { ...(failed?.fieldsAtPick ?? ahead ?? copiedFields(form.getValues, partyFields[role])) }
    const from = document.activeElement
    const chosen = Object.fromEntries(uploadFields.map((field) => [field, draft.file(field)?.id]))
    const typedAhead = { letters, from: failed?.from ?? from }
    const picked = { id, company, contactPerson, fieldsAtPick, files: failed?.files ?? chosen, ...typedAhead }
    pending.put(role, { kind: 'loading', ...picked })
    const loaded = await queryClient.fetchQuery(customerQuery(id)).then(
      (customer) => ({ customer }),
      (error: unknown) => ({ error }),
    )
    const now = pending.now(role)
    // Another customer was picked meanwhile, the pick was cancelled, or the user has logged out, which cancels the
    // call.
    if (now?.fieldsAtPick !== fieldsAtPick || hasLeft() || draft.isClosed()) return
    if ('error' in loaded) {
      pending.put(role, { ...now, kind: 'failed', error: loaded.error })
      return
    }
    fill(role, loaded.customer, now)
    // If the user has moved to another field meanwhile, the focus stays there; the letters still go to the first empty
    // one.
    if (document.activeElement === from && !isLeft) {
      focusFirstEmpty(role, form.getValues)
      typeLetters(letters)
    } else addLetters(letters, firstEmptyField(role, form.getValues))
  }
  const retry = (role: PartyRole) => {
    const failed = pending.now(role)
    if (failed) void pick(role, failed, { letters: failed.letters, isLeft: false }, failed)
  }

  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  const retryRefused = useEffectEvent(() => {
    for (const role of roles) {
      const failed = pending.now(role)
      if (failed?.kind === 'failed' && isUnauthorized(failed.error)) retry(role)
    }
  })
  // After signing in again, a load that was refused because the session had ended is repeated.
  useEffect(() => {
    if (!hasSessionEnded) retryRefused()
  }, [hasSessionEnded])

  return {
    pick: (role: PartyRole, customer: SavedName, typed = NOTHING_AHEAD) => void pick(role, customer, typed),
    onEnterAhead: (role: PartyRole) => {
      fieldsAtEnter.current[role] = copiedFields(form.getValues, partyFields[role])
    },
    retry,
    leaveAsItIs: (role: PartyRole) => {
      const given = pending.now(role)
      pending.put(role, undefined)
      if (given) addLetters(given.letters, given.from)
    },
    /** What the booking has to wait for; null for nothing. */
    awaited: roles.some((role) => pending[role]?.kind === 'loading') ? t('booking.loadingCustomer') : null,
    /** What the user has to decide first; null for nothing. */
    blocker: roles.flatMap((role) => blockerOf(role, pending[role]) ?? [])[0] ?? null,
  }
}

export type CustomerPick = ReturnType<typeof useCustomerPick>

function blockerOf(role: PartyRole, pending: PendingCustomer | undefined): string | null {
  if (pending?.kind !== 'failed') return null
  const name = pending.company || pending.contactPerson
  return t(role === 'shipper' ? 'booking.shipperHinders' : 'booking.receiverHinders', { name })
}
