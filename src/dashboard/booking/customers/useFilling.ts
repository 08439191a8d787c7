import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import { decidedAnew } from '@/domain/booking/bookAgain'
import { withRecentCustomer } from '@/domain/booking/knownCustomers'
import type { Customer } from '@/domain/people'
import { isAnotherShipper, savedIds, type SavedName } from '@/domain/booking/savedParties'
import { uploadFields, type UploadField } from '@/domain/booking/uploads'
import { customerQuery } from '@/services/customer'
import { partyFields, partyFilledBy, type PartyRole } from '@/domain/forms/parties'
import type { Draft } from '../draft/draft'
import { useMarks } from '../fields/fieldMarks'
import { focusFirstEmpty } from '../fields/focusFields'
import { nameAt, noPlace, type FormFiles, type Place } from '../files/useBookingFiles'
import {
  keptFillings,
  lastFillings,
  readFillings,
  type BillFilling,
  type Filling,
  type FillingState,
  type FormerFiles,
  type Pending,
} from './fillings'
import { recentCustomersQuery } from './knownCustomerStore'

interface FillingOptions {
  form: UseFormReturn<BookingForm, unknown, Booking>
  owner: string
  draft: Draft
  files: FormFiles
}

type Fields = Filling['before']

/** The oldest supported browsers lack structuredClone. JSON will do, as fields are strings or rows of strings. */
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

const roles: readonly PartyRole[] = ['shipper', 'receiver']

/** Fills sections from a saved customer, the last booking or an earlier bill; Undo takes one filling back at a time. */
export function useFilling({ form, owner, draft, files }: FillingOptions) {
  const queryClient = useQueryClient()
  const [state, setState] = useState(() => readFillings(draft.read('filled')))
  const { marks, mark, onTyped } = useMarks()
  /** Always current, also between two renders. */
  const latest = useRef(state)
  const isOver = useRef(false)
  const update = (change: Partial<FillingState>) => {
    latest.current = { ...latest.current, ...change }
    setState(latest.current)
    void draft.keep('filled', keptFillings(latest.current))
  }
  const setPending = (role: PartyRole, pending: Pending | undefined) =>
    update({ pending: { ...latest.current.pending, [role]: pending } })

  const standing = (names: readonly (keyof BookingForm)[]): Fields =>
    copyOf(Object.fromEntries(names.map((name) => [name, form.getValues(name)])))
  const write = (fields: Fields) => {
    const shouldValidate = form.formState.isSubmitted
    for (const [name, value] of Object.entries(fields)) {
      form.setValue(name as keyof BookingForm, value, { shouldValidate })
    }
  }

  /** The draft keeps the files taken out last, too: Undo brings them back even after a reload. */
  const takenOut = useRef(new Map<UploadField, Place>())
  /** What stands at the upload fields, but for files of the one being filled in; another shipper's are taken out. */
  const leaveFiles = (isOut: boolean, his: readonly UploadField[]): FormerFiles => {
    const stood: FormerFiles = {}
    for (const field of uploadFields) {
      const place = files.placeNow(field)
      if (place.is === 'none' || his.includes(field)) continue
      const name = nameAt(place)
      if (name) stood[field] = { ...name, isOut }
      if (!isOut) continue
      const setAside = (file: File, isReady: boolean) => {
        takenOut.current.set(field, { is: isReady ? 'ready' : 'preparing', file })
        void draft.keepFormer(field, file)
      }
      if (place.is === 'ready' || place.is === 'preparing') setAside(place.file, place.is === 'ready')
      else if (place.is === 'returning')
        draft.readFile(field).then(
          (file) => setAside(file, place.isPrepared),
          () => undefined,
        )
      files.put(field, noPlace)
    }
    return stood
  }
  /** Files chosen since are taken out. */
  const bringFilesBack = (stood: FormerFiles) => {
    for (const field of uploadFields) {
      const file = stood[field]
      const place = takenOut.current.get(field)
      if (!file && nameAt(files.placeNow(field))) files.put(field, noPlace)
      // One that was being prepared is prepared again.
      else if (file?.isOut && place) files.put(field, { ...place })
      else if (file?.isOut) files.bringBack(field, file, draft.readFormer(field, file))
    }
  }

  const push = (filling: Filling, pending: FillingState['pending']) => {
    // Of each upload field only the last file taken out is kept, so an older one can no longer be brought back.
    const isKept = ([field]: [string, unknown]) => filling.files[field as UploadField]?.isOut !== true
    const older = latest.current.fillings.map((each) => ({
      ...each,
      files: Object.fromEntries(Object.entries(each.files).filter(isKept)),
    }))
    update({ fillings: [...older, filling], pending })
  }
  const fill = (role: PartyRole, customer: Customer, his: readonly UploadField[] = []) => {
    const { id, company, contactPerson } = customer
    const before = standing(partyFields[role])
    const stood = role === 'shipper' ? leaveFiles(isAnotherShipper(form.getValues(), customer), his) : {}
    const fields = partyFilledBy(role, customer)
    write(fields)
    mark(partyFields[role], undefined)
    mark(
      partyFields[role].filter((name) => fields[name] !== ''),
      'filled',
    )
    push(
      { kind: role, id, company, contactPerson, before, files: stood },
      { ...latest.current.pending, [role]: undefined },
    )
    // Logging out closes the draft and erases all traces: nothing may be written after that.
    if (draft.isClosed() || id === '') return
    queryClient.setQueryData(recentCustomersQuery(owner).queryKey, (recent = []) =>
      withRecentCustomer(recent, { id, role, company, contactPerson }),
    )
  }
  const undo = (filling: Filling | undefined) => {
    if (!filling) return
    const { fillings, pending } = latest.current
    write(filling.before)
    mark(Object.keys(filling.before), undefined)
    if (filling.kind !== 'receiver') bringFilesBack(filling.files)
    if (filling.kind === 'bill') update({ fillings: fillings.slice(0, fillings.indexOf(filling)), pending: {} })
    else update({ fillings: fillings.filter((each) => each !== filling), pending })
  }

  const bring = async (
    role: PartyRole,
    { id, company, contactPerson }: SavedName,
    standingThen: Fields,
    his: readonly UploadField[],
    from: Element | null,
  ) => {
    const stood = { ...standingThen }
    const named = { id, company, contactPerson, stood }
    setPending(role, { kind: 'coming', ...named, files: [...his] })
    const found = await queryClient.fetchQuery(customerQuery(id)).then(
      (whole) => ({ kind: 'asking', whole }) as const,
      (error: unknown) => ({ kind: 'missed', error }) as const,
    )
    const pending = latest.current.pending[role]
    // Somebody else was picked meanwhile, or nobody any more. Logging out cancels the call, and nothing is left to show.
    if (pending?.stood !== stood || isOver.current || draft.isClosed()) return
    const isUntouched = JSON.stringify(standing(partyFields[role])) === JSON.stringify(stood)
    if (found.kind === 'missed' || !isUntouched) {
      setPending(role, { ...named, files: pending.files, ...found })
      return
    }
    fill(role, found.whole, pending.files)
    // If the user has moved to another field meanwhile, the focus stays there.
    if (document.activeElement === from) focusFirstEmpty(role, form.getValues)
  }
  const pick = (role: PartyRole, customer: SavedName, his: readonly UploadField[] = []) =>
    void bring(role, customer, standing(partyFields[role]), his, document.activeElement)

  const bringAll = useEffectEvent(() => {
    for (const role of roles) {
      const pending = latest.current.pending[role]
      if (pending) void bring(role, pending, pending.stood, pending.files, null)
    }
  })
  useEffect(() => {
    // Resumes what a reload cut off. On unmount, answers still to come belong to the old booking and are dropped.
    isOver.current = false
    bringAll()
    return () => {
      isOver.current = true
    }
  }, [])

  const last = lastFillings(state.fillings)
  return {
    ...last,
    pending: state.pending,
    marks,
    onTyped,
    pick,
    fill: (role: PartyRole, customer: Customer) => fill(role, customer),
    onPlace: (field: UploadField, place: Place) => {
      const { shipper } = latest.current.pending
      if (shipper) setPending('shipper', { ...shipper, files: [...new Set([...shipper.files, field])] })
      files.put(field, place)
    },
    retry: (role: PartyRole) => {
      const pending = latest.current.pending[role]
      if (pending) pick(role, pending, pending.files)
    },
    fillAllTheSame: (role: PartyRole) => {
      const pending = latest.current.pending[role]
      if (pending?.kind === 'asking') fill(role, pending.whole, pending.files)
    },
    leaveAsItIs: (role: PartyRole) => setPending(role, undefined),
    undo: (section: keyof typeof last) => undo(lastFillings(latest.current.fillings)[section]),
    fillFromBill: (fields: Fields, { airwayBillNo, missing }: Pick<BillFilling, 'airwayBillNo' | 'missing'>) => {
      const { airwayBillNo: _number, user: _user, ...before } = copyOf(form.getValues())
      const stood = leaveFiles(true, [])
      write(fields)
      const open = (['service', 'recCountry'] as const).filter((name) => missing[name] !== '')
      mark(Object.keys(before), undefined)
      mark([...decidedAnew, ...open], 'anew')
      push({ kind: 'bill', airwayBillNo, missing, before, files: stood }, {})
    },
    savedIds: () => savedIds(form.getValues(), lastFillings(latest.current.fillings)),
    /** Whom the booking has to wait for. */
    awaited: roles.some((role) => state.pending[role]?.kind === 'coming') ? 'Fetching the customer…' : null,
    hindrance: roles.flatMap((role) => hindranceOf(role, state.pending[role]) ?? [])[0] ?? null,
  }
}

export type FormFilling = ReturnType<typeof useFilling>

/** What the user has to decide first. */
function hindranceOf(role: PartyRole, pending: Pending | undefined): string | null {
  if (!pending || pending.kind === 'coming') return null
  const name = `«${pending.company || pending.contactPerson}»`
  return pending.kind === 'asking'
    ? `Say first whether the ${role} is filled from ${name}.`
    : `The saved ${role} ${name} could not be loaded. Try again, or leave the section as it is.`
}
