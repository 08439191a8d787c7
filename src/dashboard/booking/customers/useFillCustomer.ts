import { isCancelledError, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import { withFavourite, withRecentCustomer } from '@/domain/booking/knownCustomers'
import type { Customer } from '@/domain/people'
import { isAnotherShipper, savedIds, type SavedName } from '@/domain/booking/savedParties'
import type { UploadField } from '@/domain/booking/uploads'
import { customerQuery } from '@/services/customer'
import { isServiceError } from '@/services/http/errors'
import { partyFields, partyFilledBy, type PartyRole } from '@/domain/forms/parties'
import type { Draft } from '../draft/draft'
import type { FieldMarks } from '../fields/fieldMarks'
import { keptOf, readFilled, type Fields, type FilledAgain, type FilledState, type Pending } from './filledParties'
import { focusFirstEmpty } from '../fields/focusFields'
import { favouriteStore, recentCustomersQuery } from './knownCustomerStore'
import { useFormerFiles } from './useFormerFiles'
import type { FormFiles, Place } from '../files/useBookingFiles'

interface FillOptions {
  form: UseFormReturn<BookingForm, unknown, Booking>
  mark: FieldMarks['mark']
  owner: string
  draft: Draft
  files: FormFiles
}

/** The oldest supported browsers lack structuredClone. JSON will do, as fields are strings or rows of strings. */
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

const roles: readonly PartyRole[] = ['shipper', 'receiver']

const without = <Value>(all: Partial<Record<PartyRole, Value>>, role: PartyRole): Partial<Record<PartyRole, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== role))

export function useFillCustomer({ form, mark, owner, draft, files }: FillOptions) {
  const queryClient = useQueryClient()
  const formerFiles = useFormerFiles(draft, files)
  const [state, setState] = useState(() => readFilled(draft.read('filled')))
  const latest = useRef(state)
  const update = (change: Partial<FilledState>) => {
    latest.current = { ...latest.current, ...change }
    setState(latest.current)
    void draft.keep('filled', keptOf(latest.current) ?? undefined)
  }
  const setPending = (role: PartyRole, pending: Pending | null) => {
    const others = without(latest.current.pending, role)
    update({ pending: pending ? { ...others, [role]: pending } : others })
  }
  const becomes = (role: PartyRole, is: Pending['is'], error?: unknown) => {
    const pending = latest.current.pending[role]
    if (pending) setPending(role, { ...pending, is, error })
  }
  const onPlace = (field: UploadField, place: Place) => {
    const { shipper } = latest.current.pending
    if (shipper) setPending('shipper', { ...shipper, files: [...new Set([...shipper.files, field])] })
    files.put(field, place)
  }
  /** Counts the choices of each role, so that the latest wins in whatever order the answers arrive. */
  const turns = useRef({ shipper: 0, receiver: 0 })
  /** Fetched, but only filled in if the user says so when the section asks. */
  const arrived = useRef<Partial<Record<PartyRole, Customer>>>({})

  const standing = (names: readonly (keyof BookingForm)[]): Fields =>
    copyOf(Object.fromEntries(names.map((name) => [name, form.getValues(name)])))
  const write = (fields: Fields) => {
    const shouldValidate = form.formState.isSubmitted
    for (const [name, value] of Object.entries(fields)) {
      form.setValue(name as keyof BookingForm, value, { shouldValidate })
    }
  }
  const stopWaiting = (role: PartyRole) => {
    turns.current[role] += 1
    delete arrived.current[role]
  }
  const isAnother = (customer: Customer) => {
    const { shipperCompany, shipperContactPerson, shipperNtnCnicNo } = form.getValues()
    return isAnotherShipper({ shipperCompany, shipperContactPerson, shipperNtnCnicNo }, customer)
  }
  const fill = (role: PartyRole, customer: Customer, his: readonly UploadField[] = []) => {
    stopWaiting(role)
    const fields = partyFilledBy(role, customer)
    const before = standing(partyFields[role])
    const stood = role === 'shipper' ? formerFiles.leave(isAnother(customer), his) : {}
    write(fields)
    mark(partyFields[role], null)
    mark(
      partyFields[role].filter((name) => fields[name] !== ''),
      'filled',
    )
    const { id, company, contactPerson } = customer
    const { filled, again, pending } = latest.current
    // Only one set of former files is kept, so an older one can no longer be brought back.
    const former = filled[role] ? { ...filled[role], files: {}, former: null } : null
    update({
      filled: { ...filled, [role]: { id, company, contactPerson, before, files: stood, former } },
      // The files set aside when filling from the bill may be overwritten now, so that can no longer be undone.
      again: again && role === 'shipper' ? { ...again, before: null, files: {} } : again,
      pending: without(pending, role),
    })
    // Logging out closes the draft and erases all traces: nothing may be written after that.
    if (draft.isClosed() || id === '') return
    queryClient.setQueryData(recentCustomersQuery(owner).queryKey, (recent = []) =>
      withRecentCustomer(recent, { id, role, company, contactPerson }),
    )
  }

  const bring = async (
    role: PartyRole,
    { id, company, contactPerson, stood, files: chosen }: Omit<Pending, 'is'>,
    from: Element | null,
  ) => {
    stopWaiting(role)
    const turn = turns.current[role]
    setPending(role, { is: 'coming', id, company, contactPerson, stood, files: chosen })
    try {
      const customer = await queryClient.fetchQuery(customerQuery(id))
      if (turn !== turns.current[role]) return
      if (JSON.stringify(standing(partyFields[role])) !== JSON.stringify(stood)) {
        arrived.current[role] = customer
        becomes(role, 'asking')
        return
      }
      fill(role, customer, latest.current.pending[role]?.files)
      // If the user has moved to another field meanwhile, the focus stays there.
      if (document.activeElement === from) focusFirstEmpty(role, form.getValues)
    } catch (error) {
      if (!isServiceError(error) && !isCancelledError(error)) throw error
      // No alert: the section itself shows the failure. Logging out cancels the call, and nothing is left to show.
      if (turn === turns.current[role] && !draft.isClosed()) becomes(role, 'missed', error)
    }
  }
  const pick = (role: PartyRole, customer: SavedName) =>
    void bring(role, { ...customer, stood: standing(partyFields[role]), files: [] }, document.activeElement)

  const bringAll = useRef(() => {
    for (const role of roles) {
      const pending = latest.current.pending[role]
      if (pending) void bring(role, pending, null)
    }
  })
  useEffect(() => {
    // Resumes what a reload cut off. On unmount, answers still to come belong to the old booking and are dropped.
    const ofForm = turns.current
    bringAll.current()
    return () => {
      for (const role of roles) ofForm[role] += 1
    }
  }, [])

  return {
    ...state,
    onPlace,
    pick,
    retry: (role: PartyRole) => {
      const pending = latest.current.pending[role]
      if (pending) void bring(role, { ...pending, stood: standing(partyFields[role]) }, document.activeElement)
    },
    fill: (role: PartyRole, customer: Customer) => fill(role, customer),
    fillAllTheSame: (role: PartyRole) => {
      const customer = arrived.current[role]
      if (customer) fill(role, customer, latest.current.pending[role]?.files)
    },
    leaveAsItIs: (role: PartyRole) => {
      stopWaiting(role)
      setPending(role, null)
    },
    undo: (role: PartyRole) => {
      const last = latest.current.filled[role]
      if (!last) return
      write(last.before)
      mark(partyFields[role], null)
      if (role === 'shipper') formerFiles.undo(last.files)
      const others = without(latest.current.filled, role)
      update({ filled: last.former ? { ...others, [role]: { ...last.former, former: null } } : others })
    },
    fillAgain: (fields: Fields, bill: Pick<FilledAgain, 'airwayBillNo' | 'missing'>) => {
      const { airwayBillNo: _number, user: _user, ...before } = copyOf(form.getValues())
      for (const role of roles) stopWaiting(role)
      const stood = formerFiles.leave(true, [])
      write(fields)
      update({ filled: {}, again: { ...bill, before, files: stood, former: latest.current.filled }, pending: {} })
    },
    undoAgain: () => {
      const { again } = latest.current
      if (!again?.before) return
      for (const role of roles) stopWaiting(role)
      write(again.before)
      mark(Object.keys(again.before), null)
      formerFiles.undo(again.files)
      update({ filled: again.former, again: null, pending: {} })
    },
    setFavourite: (role: PartyRole, isFavourite: boolean) => {
      const id = latest.current.filled[role]?.id
      if (!id) return
      favouriteStore.write(owner, withFavourite(favouriteStore.read(owner), { id, role }, isFavourite))
    },
    savedIds: () => savedIds(form.getValues(), latest.current.filled),
    /** Whom the booking has to wait for. */
    awaited: roles.some((role) => state.pending[role]?.is === 'coming') ? 'Fetching the customer…' : null,
    hindrance: roles.flatMap((role) => hindranceOf(role, state.pending[role]) ?? [])[0] ?? null,
  }
}

export type FilledParties = ReturnType<typeof useFillCustomer>

/** What the user has to decide first. */
function hindranceOf(role: PartyRole, pending: Pending | undefined): string | null {
  if (!pending || pending.is === 'coming') return null
  const name = `«${pending.company || pending.contactPerson}»`
  return pending.is === 'asking'
    ? `Say first whether the ${role} is filled from ${name}.`
    : `The saved ${role} ${name} could not be loaded. Try again, or leave the section as it is.`
}
