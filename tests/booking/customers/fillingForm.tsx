import { act, renderHook, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect } from 'vitest'
import { useCustomerPick } from '@/booking/customers/useCustomerPick'
import { useFilling } from '@/booking/customers/useFilling'
import { usePendingCustomers } from '@/booking/customers/usePendingCustomers'
import { beginDraft } from '@/booking/draft/draft'
import { useBookingFiles } from '@/booking/files/useBookingFiles'
import type { Customer } from '@/domain/customer'
import { type Booking, type BookingForm, emptyBookingForm } from '@/domain/forms/bookingForm'
import type { PartyRole } from '@/domain/forms/partyFields'
import { createQueryClient } from '@/services/createQueryClient'
import { providersOf } from '../../app'
import { aCustomer } from '../../backend/builders'
import type { StoredCustomer } from '../../backend/records'
import { signIn } from '../../backend/session'
import type { Store } from '../../backend/store'

export const OWNER = 'gujrat'
export const bill = { airwayBillNo: '4010020099', missing: { service: '', recCountry: '' } }

const asRead = (customer: StoredCustomer): Customer => ({ ...customer, phone2: String(customer.phone2 ?? '') })

/** Two shippers and a receiver, whom the backend has saved; signed in before each test. */
export function withSavedCustomers(store: Store) {
  const saved = [
    aCustomer({ company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', city: 'Jhelum', ntnCnic: '3740500000001' }),
    aCustomer({ company: 'Zarghun Furs', contactPerson: 'Gul Kakar', city: 'Quetta', ntnCnic: '5440000000002' }),
    aCustomer({ company: 'Olsen Import', contactPerson: 'Kari Olsen', country: 'Norway', city: 'Oslo' }),
  ] as const
  beforeEach(() => {
    store.customers = [...saved]
    signIn(store, OWNER)
  })
  return { zarqa: asRead(saved[0]), zarghun: asRead(saved[1]), olsen: asRead(saved[2]) }
}

/** What fills the form, without a screen. */
export function openForm() {
  const draft = beginDraft(OWNER)
  const client = createQueryClient()
  const { result, unmount } = renderHook(
    () => {
      const form = useForm<BookingForm, unknown, Booking>({ defaultValues: emptyBookingForm(OWNER, '') })
      const files = useBookingFiles(draft)
      const pending = usePendingCustomers()
      const filling = useFilling({ form, owner: OWNER, draft, files, mark: () => undefined, pending })
      const picking = useCustomerPick({ form, draft, pending, fill: filling.fill })
      return { form, files, pending, filling, picking }
    },
    {
      wrapper: providersOf(client),
    },
  )
  const value = (name: keyof BookingForm) => result.current.form.getValues(name)
  const stands = (name: keyof BookingForm, text: string) => waitFor(() => expect(value(name)).toBe(text))
  return {
    draft,
    client,
    filling: () => result.current.filling,
    pick: (role: PartyRole, customer: Customer) => act(() => result.current.picking.pick(role, customer)),
    pending: () => result.current.pending,
    files: () => result.current.files,
    value,
    stands,
    unmount,
  }
}
