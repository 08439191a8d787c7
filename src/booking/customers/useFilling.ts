import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fieldsToReenter } from '@/domain/booking/bookAgain'
import { isAnotherShipper } from '@/domain/booking/isAnotherShipper'
import { receiversOf } from '@/domain/booking/lastReceivers'
import type { SavedName } from '@/domain/booking/rememberedCustomers'
import type { BillRows } from '@/domain/booking/rowsOfBill'
import { savedIds } from '@/domain/booking/savedIds'
import { uploadFields } from '@/domain/booking/uploadFields'
import { withReceiver } from '@/domain/booking/withReceiver'
import { withRecentCustomer } from '@/domain/booking/withRecentCustomer'
import type { Customer } from '@/domain/customer'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import { customerOf, partyFields, partyFilledBy, type PartyRole } from '@/domain/forms/partyFields'
import { customerQuery } from '@/services/customer.queries'
import { isUnauthorized } from '@/services/http/errors'
import { sessionEndedQuery } from '@/services/session.queries'
import { t } from '@/texts/t'
import type { Draft } from '../draft/draft'
import type { Mark } from '../fields/BookingText'
import { useWriteFields } from '../fields/useWriteFields'
import { type FormFiles, nameAt } from '../files/useBookingFiles'
import { firstEmptyField } from '../form/firstEmptyField'
import { focusFirstEmpty } from '../form/focusFirstEmpty'
import {
  type BillFilling,
  type Filling,
  type FormerFiles,
  lastFillings,
  type Pending,
  readFillings,
  type RowsFilling,
} from './readFillings'
import { typeLetters } from './typeLetters'
import { receiverStore } from './receiverStore'
import { recentCustomersQuery } from './recentCustomersQuery'
import { NOTHING_AHEAD, type TypedAhead } from './useListCombobox'

interface FillingOptions {
  form: UseFormReturn<BookingForm, unknown, Booking>
  owner: string
  draft: Draft
  files: FormFiles
}

type Fields = Filling['before']

interface FillingState {
  fillings: readonly Filling[]
  pending: Partial<Record<PartyRole, Pending>>
}

/** The oldest supported browsers lack structuredClone. JSON will do, as fields are strings or rows of strings. */
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

const roles: readonly PartyRole[] = ['shipper', 'receiver']

/** Fills sections from a saved customer, the last booking or an earlier bill; Undo takes one filling back at a time. */
export function useFilling({ form, owner, draft, files }: FillingOptions) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<FillingState>(() => ({
    fillings: readFillings(draft.read('filled')),
    pending: {},
  }))
  const [marks, setMarks] = useState<Readonly<Record<string, Mark | undefined>>>({})
  const mark = (names: readonly string[], kind: Mark | undefined) =>
    setMarks((earlier) => ({ ...earlier, ...Object.fromEntries(names.map((name) => [name, kind])) }))
  /** Always current, also between two renders. */
  const latest = useRef(state)
  const isOver = useRef(false)
  const update = (change: Partial<FillingState>) => {
    latest.current = { ...latest.current, ...change }
    setState(latest.current)
    const { fillings } = change
    if (fillings) void draft.write('filled', fillings.length > 0 ? fillings : undefined)
  }
  const setPending = (role: PartyRole, pending: Pending | undefined) =>
    update({ pending: { ...latest.current.pending, [role]: pending } })

  const valuesOf = (names: readonly (keyof BookingForm)[]): Fields =>
    copyOf(Object.fromEntries(names.map((name) => [name, form.getValues(name)])))
  const write = useWriteFields(form)
  /** The saved customers that the sections were filled from. */
  const filledFrom = (): { [Role in PartyRole]?: SavedName | undefined } => {
    const { bill, shipper, receiver } = lastFillings(latest.current.fillings)
    return { shipper: shipper ?? bill?.saved?.shipper, receiver: receiver ?? bill?.saved?.receiver }
  }

  /**
   * The files of the form, to be restored by Undo; but not those chosen after a customer was picked, given `picked`,
   * the ids of that time. With `isOut` they are taken out of the form, as another shipper's.
   */
  const noteFiles = (isOut: boolean, picked?: Pending['files']): FormerFiles => {
    const former: FormerFiles = {}
    for (const field of uploadFields) {
      const file = draft.file(field)
      if (files.placeNow(field).kind === 'none' || (picked && picked[field] !== file?.id)) continue
      if (file) former[field] = { ...file, isOut }
      if (isOut) files.takeOut(field)
    }
    return former
  }
  /** Files chosen since are taken out. */
  const restoreFiles = (former: FormerFiles) => {
    for (const field of uploadFields) {
      const file = former[field]
      if (file?.isOut) files.restore(field, file)
      else if (!file && nameAt(files.placeNow(field)) !== null) files.put(field, null)
    }
  }

  /** If the field does not have the focus, the letters are written without typing, so that no list opens below it. */
  const addLetters = (letters: string, field: Element | null = null) => {
    if (letters === '' || !(field instanceof HTMLInputElement)) return
    if (field === document.activeElement) typeLetters(letters)
    else write({ [field.name]: field.value + letters })
  }

  const fill = (role: PartyRole, customer: Customer, picked?: Pick<Pending, 'fieldsAtPick' | 'files'>) => {
    const { id, company, contactPerson } = customer
    const before = valuesOf(partyFields[role])
    const former = role === 'shipper' ? noteFiles(isAnotherShipper(form.getValues(), customer), picked?.files) : {}
    const fields = partyFilledBy(role, customer)
    const names = partyFields[role].filter((name) => !picked || before[name] === picked.fieldsAtPick[name])
    write(Object.fromEntries(names.map((name) => [name, fields[name]])))
    mark(partyFields[role], undefined)
    mark(
      names.filter((name) => fields[name] !== ''),
      'filled',
    )
    update({
      fillings: [...latest.current.fillings, { kind: role, id, company, contactPerson, before, files: former }],
      pending: { ...latest.current.pending, [role]: undefined },
    })
    // Logging out closes the draft and erases all traces: nothing may be written after that.
    if (draft.isClosed() || id === '') return
    queryClient.setQueryData(recentCustomersQuery(owner).queryKey, (recent = []) =>
      withRecentCustomer(recent, { id, role, company, contactPerson }),
    )
  }
  /** Fills some fields of a party from a pasted address; it is still the same customer. */
  const fillPasted = (role: PartyRole, fields: Fields) => {
    const names = Object.keys(fields) as (keyof BookingForm)[]
    const before = valuesOf(names)
    const { id = '', company = '', contactPerson = '' } = filledFrom()[role] ?? {}
    const next = customerOf(role, { ...form.getValues(), ...fields }, id)
    const former = role === 'shipper' && isAnotherShipper(form.getValues(), next) ? noteFiles(true) : {}
    write(fields)
    mark(names, 'filled')
    const filling = { kind: role, id, company, contactPerson, before, files: former, isPasted: true } as const
    update({ fillings: [...latest.current.fillings, filling] })
    focusFirstEmpty(role, form.getValues)
  }
  const undo = (filling: Filling | undefined) => {
    if (!filling) return
    const { fillings, pending } = latest.current
    write(filling.before)
    mark(Object.keys(filling.before), undefined)
    const isOfSame = filling.kind === 'shipper' && filling.isPasted && Object.keys(filling.files).length === 0
    if (['shipper', 'bill'].includes(filling.kind) && !isOfSame) restoreFiles(filling.files)
    if (filling.kind === 'bill') update({ fillings: fillings.slice(0, fillings.indexOf(filling)), pending: {} })
    else update({ fillings: fillings.filter((each) => each !== filling), pending })
  }

  /** The fields when Enter was pressed for a customer whose list had not loaded yet. */
  const fieldsAtEnter = useRef<Partial<Record<PartyRole, Fields>>>({})
  const pick = async (
    role: PartyRole,
    { id, company, contactPerson }: SavedName,
    { letters, isLeft }: TypedAhead,
    failed?: Pending,
  ) => {
    const ahead = isLeft ? fieldsAtEnter.current[role] : undefined
    const fieldsAtPick = { ...(failed?.fieldsAtPick ?? ahead ?? valuesOf(partyFields[role])) }
    const from = document.activeElement
    const chosen = Object.fromEntries(uploadFields.map((field) => [field, draft.file(field)?.id]))
    const typedAhead = { letters, from: failed?.from ?? from }
    const picked = { id, company, contactPerson, fieldsAtPick, files: failed?.files ?? chosen, ...typedAhead }
    setPending(role, { kind: 'loading', ...picked })
    const loaded = await queryClient.fetchQuery(customerQuery(id)).then(
      (customer) => ({ customer }),
      (error: unknown) => ({ error }),
    )
    const pending = latest.current.pending[role]
    // Another customer was picked meanwhile, or the pick was given up; or the user has logged out, which cancels the
    // call.
    if (pending?.fieldsAtPick !== fieldsAtPick || isOver.current || draft.isClosed()) return
    if ('error' in loaded) {
      setPending(role, { ...pending, kind: 'failed', error: loaded.error })
      return
    }
    fill(role, loaded.customer, pending)
    // If the user has moved to another field meanwhile, the focus stays there; the letters still go to the first empty
    // one.
    if (document.activeElement === from && !isLeft) {
      focusFirstEmpty(role, form.getValues)
      typeLetters(letters)
    } else addLetters(letters, firstEmptyField(role, form.getValues))
  }
  const retry = (role: PartyRole) => {
    const pending = latest.current.pending[role]
    if (pending) void pick(role, pending, { letters: pending.letters, isLeft: false }, pending)
  }
  useEffect(() => {
    // Answers that arrive after the unmount belong to the old booking and are dropped.
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])

  const { data: hasSessionEnded } = useQuery(sessionEndedQuery())
  const retryRefused = useEffectEvent(() => {
    for (const role of roles) {
      const pending = latest.current.pending[role]
      if (pending?.kind === 'failed' && isUnauthorized(pending.error)) retry(role)
    }
  })
  // After signing in again, what was refused for want of a session is tried again.
  useEffect(() => {
    if (!hasSessionEnded) retryRefused()
  }, [hasSessionEnded])

  const [areRowsLoading, setAreRowsLoading] = useState(false)
  const rowsProblem = useRef<string | null>(null)

  const filledIds = () => savedIds(form.getValues(), filledFrom())
  const lastReceivers = () => receiversOf(receiverStore.read(owner), filledIds().shipperId)
  const last = lastFillings(state.fillings)
  return {
    ...last,
    pending: state.pending,
    marks,
    /** Typing into a field clears its mark. */
    onTyped: (name: string) => marks[name] && mark([name], undefined),
    pick: (role: PartyRole, customer: SavedName, typed = NOTHING_AHEAD) => void pick(role, customer, typed),
    onEnterAhead: (role: PartyRole) => {
      fieldsAtEnter.current[role] = valuesOf(partyFields[role])
    },
    fill: (role: PartyRole, customer: Customer) => fill(role, customer),
    fillPasted,
    retry,
    leaveAsItIs: (role: PartyRole) => {
      const pending = latest.current.pending[role]
      setPending(role, undefined)
      if (pending) addLetters(pending.letters, pending.from)
    },
    undo: (section: keyof typeof last) => undo(lastFillings(latest.current.fillings)[section]),
    fillFromBill: (fields: Fields, bill: Pick<BillFilling, 'airwayBillNo' | 'missing' | 'unreadable' | 'saved'>) => {
      const { missing } = bill
      const { airwayBillNo: _number, user: _user, ...before } = copyOf(form.getValues())
      const former = noteFiles(true)
      write(fields)
      const open = (['service', 'recCountry'] as const).filter((name) => missing[name] !== '')
      mark(Object.keys(before), undefined)
      mark([...fieldsToReenter, ...open], 'anew')
      const filling = { kind: 'bill', ...bill, before, files: former } as const
      update({ fillings: [...latest.current.fillings, filling], pending: {} })
    },
    /** Fills only boxes and invoice lines. */
    fillRows: (rows: Partial<BillRows>, bill: Pick<RowsFilling, 'airwayBillNo' | 'createdAt' | 'unreadable'>) => {
      if (isOver.current || draft.isClosed()) return
      const before = valuesOf(['dimValues', 'invoiceValues'])
      write(rows)
      const counts = { boxes: rows.dimValues?.length ?? 0, lines: rows.invoiceValues?.length ?? 0 }
      const filling = { kind: 'rows', ...bill, ...counts, before, files: {} } as const
      update({ fillings: [...latest.current.fillings, filling] })
    },
    /** Makes the booking wait for rows. @param load resolves to why there are none to fill in, or null */
    loadRows: async (load: () => Promise<string | null>) => {
      rowsProblem.current = null
      setAreRowsLoading(true)
      rowsProblem.current = await load()
      setAreRowsLoading(false)
    },
    /** Why the rows loaded last have not been filled in; null once it has been asked for. */
    takeRowsProblem: (): string | null => {
      const problem = rowsProblem.current
      rowsProblem.current = null
      return problem
    },
    /** The receiver of a booking just made: offered first for the same shipper, with the shipment's boxes and lines. */
    rememberReceiver: (shipmentId: string) => {
      const { shipperId, recId: id } = filledIds()
      const receiver = { id, shipment: shipmentId, createdAt: new Date().toISOString() }
      receiverStore.write(owner, withReceiver(receiverStore.read(owner), shipperId, receiver))
    },
    /** The last shipment that this computer has booked between the two saved customers. */
    lastShipment: () => lastReceivers().find(({ id }) => id === filledIds().recId),
    /** The last receivers of the saved shipper, latest first. */
    lastReceivers,
    savedIds: filledIds,
    /** What the booking has to wait for; null for nothing. */
    awaited: roles.some((role) => state.pending[role]?.kind === 'loading')
      ? t('booking.loadingCustomer')
      : areRowsLoading
        ? t('booking.loadingBill')
        : null,
    hindrance: roles.flatMap((role) => blockingReasonOf(role, state.pending[role]) ?? [])[0] ?? null,
  }
}

export type FormFilling = ReturnType<typeof useFilling>

/** What the user has to decide first. */
function blockingReasonOf(role: PartyRole, pending: Pending | undefined): string | null {
  if (pending?.kind !== 'failed') return null
  const name = pending.company || pending.contactPerson
  return t(role === 'shipper' ? 'booking.shipperHinders' : 'booking.receiverHinders', { name })
}
