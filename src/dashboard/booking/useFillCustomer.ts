import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BookingForm } from '@/domain/forms/bookingForm'
import { withFavourite, withRecentCustomer } from '@/domain/knownCustomers'
import type { Customer } from '@/domain/people'
import { customerQuery } from '@/services/customer.queries'
import { isServiceError } from '@/services/errors'
import { useFieldMarks } from './fieldMarks'
import { focusFirstEmpty } from './focusFields'
import { knownCustomerStore } from './knownCustomerStore'
import { filledBy, type Role } from './savedCustomer'

type Fields = Partial<BookingForm>

interface Filled {
  customerId: string
  before: Fields
}

/** Fills shipper or receiver from a saved one in one go, and takes it back. */
export function useFillCustomer(owner: string) {
  const form = useFormContext<BookingForm>()
  const { mark } = useFieldMarks()
  const queryClient = useQueryClient()
  const [filled, setFilled] = useState<Partial<Record<Role, Filled>>>({})
  /** Whom a suggestion meant that could not be fetched. */
  const [missed, setMissed] = useState<Partial<Record<Role, string>>>({})
  /** The latest choice wins, however the answers come in. */
  const turns = useRef(0)
  // What is still being fetched belongs to the booking that stood here.
  useEffect(
    () => () => {
      turns.current += 1
    },
    [],
  )

  const write = (fields: Fields) => {
    const shouldValidate = form.formState.isSubmitted
    for (const [name, value] of Object.entries(fields)) {
      form.setValue(name as keyof BookingForm, value, { shouldDirty: true, shouldValidate })
    }
  }
  const fill = (role: Role, customer: Customer) => {
    turns.current += 1
    const fields = filledBy[role](customer)
    const names = Object.keys(fields) as (keyof BookingForm)[]
    const before = Object.fromEntries(names.map((name) => [name, form.getValues(name)])) as Fields
    write(fields)
    setMissed(({ [role]: _earlier, ...others }) => others)
    mark(
      names.filter((name) => fields[name] !== ''),
      'filled',
    )
    setFilled((earlier) => ({ ...earlier, [role]: { customerId: customer.id, before } }))
    const { id, company, contactPerson } = customer
    const known = knownCustomerStore.read(owner)
    knownCustomerStore.write(owner, withRecentCustomer(known, { id, role, company, contactPerson }))
  }

  return {
    filled,
    missed,
    fill,
    /** Fetches whom a suggestion means, fills the form, and goes on to the next field that is empty. */
    pick: async (role: Role, id: string): Promise<void> => {
      const turn = ++turns.current
      const { activeElement } = document
      setMissed(({ [role]: _earlier, ...others }) => others)
      try {
        const customer = await queryClient.fetchQuery(customerQuery(id))
        if (turn !== turns.current) return
        fill(role, customer)
        // Who has gone on by himself stays where he is.
        if (document.activeElement === activeElement) focusFirstEmpty(role, form.getValues)
      } catch (error) {
        if (!isServiceError(error)) throw error
        // A lookup that fails raises no alert (specification 8): its section says so.
        if (turn === turns.current) setMissed((earlier) => ({ ...earlier, [role]: id }))
      }
    },
    undo: (role: Role) => {
      const last = filled[role]
      if (!last) return
      write(last.before)
      mark(Object.keys(last.before), null)
      setFilled(({ [role]: _undone, ...others }) => others)
    },
    setFavourite: (role: Role, isFavourite: boolean) => {
      const id = filled[role]?.customerId
      if (id === undefined) return
      knownCustomerStore.write(owner, withFavourite(knownCustomerStore.read(owner), { id, role }, isFavourite))
    },
  }
}
