import { useRef, useState } from 'react'
import type { SavedName } from '@/domain/booking/rememberedCustomers'
import type { UploadField } from '@/domain/booking/uploadFields'
import type { BookingForm } from '@/domain/forms/bookingForm'
import type { PartyRole } from '@/domain/forms/partyFields'

/** A customer who is being loaded, or could not be. */
export type PendingCustomer = SavedName & {
  /** The section's fields when the customer was picked: those that were typed into since are not filled. */
  fieldsAtPick: Partial<BookingForm>
  /** The ids of the files at that time: those chosen since are the customer's. */
  files: Partial<Record<UploadField, string>>
  /**
   * Letters typed meanwhile. They go into the first empty field once the customer is filled in; if loading fails, into
   * the field `from`.
   */
  letters: string
  from: Element | null
} & ({ kind: 'loading' } | { kind: 'failed'; error: unknown })

/** The customer of each section who is not filled in yet. */
export function usePendingCustomers() {
  const [pending, setPending] = useState<Partial<Record<PartyRole, PendingCustomer>>>({})
  /** Always current, also between two renders. */
  const latest = useRef(pending)
  const update = (next: typeof pending) => {
    latest.current = next
    setPending(next)
  }
  return {
    shipper: pending.shipper,
    receiver: pending.receiver,
    now: (role: PartyRole) => latest.current[role],
    put: (role: PartyRole, customer: PendingCustomer | undefined) => update({ ...latest.current, [role]: customer }),
    clear: () => update({}),
  }
}

export type PendingCustomers = ReturnType<typeof usePendingCustomers>
