import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { fieldsToReenter } from '@/domain/booking/bookAgain'
import { isAnotherShipper } from '@/domain/booking/isAnotherShipper'
import type { SavedName } from '@/domain/booking/rememberedCustomers'
import type { BillRows } from '@/domain/booking/rowsFromBill'
import { savedIds } from '@/domain/booking/savedIds'
import { withRecentCustomer } from '@/domain/booking/withRecentCustomer'
import type { Customer } from '@/domain/customer'
import type { Booking, BookingForm } from '@/domain/forms/bookingForm'
import { customerOf, partyFields, partyFilledBy, type PartyRole } from '@/domain/forms/partyFields'
import type { Draft } from '../draft/draft'
import type { FieldMarking } from '../fields/useFieldMarks'
import type { FormFiles } from '../files/useBookingFiles'
import { focusFirstEmpty } from '../form/focusFirstEmpty'
import { copiedFields } from './copiedFields'
import { formerFiles } from './formerFiles'
import { type BillFilling, type Filling, lastFillings, readFillings, type RowsFilling } from './readFillings'
import { recentCustomersQuery } from './recentCustomersQuery'
import { useHasLeft } from './useHasLeft'
import type { PendingCustomer, PendingCustomers } from './usePendingCustomers'
import { useWriteFields } from './useWriteFields'

interface FillingOptions {
  form: UseFormReturn<BookingForm, unknown, Booking>
  owner: string
  draft: Draft
  files: FormFiles
  mark: FieldMarking['mark']
  /** Who has been filled in is no longer pending; a bill fills in both parties. */
  pending: PendingCustomers
}

/** Fills sections from a saved customer, the last booking or an earlier bill; Undo takes one filling back at a time. */
export function useFilling({ form, owner, draft, files, mark, pending }: FillingOptions) {
  const queryClient = useQueryClient()
  const hasLeft = useHasLeft()
  const write = useWriteFields(form)
  const former = formerFiles(draft, files)
  const [fillings, setFillings] = useState(() => readFillings(draft.read('filled')))
  /** Always current, also between two renders. */
  const latest = useRef(fillings)
  const update = (next: readonly Filling[]) => {
    latest.current = next
    setFillings(next)
    void draft.write('filled', next.length > 0 ? next : undefined)
  }
  const add = (filling: Filling) => update([...latest.current, filling])

  /** The saved customers that the sections were filled from. */
  const filledFrom = (): { [Role in PartyRole]?: SavedName | undefined } => {
    const { bill, shipper, receiver } = lastFillings(latest.current)
    return { shipper: shipper ?? bill?.saved?.shipper, receiver: receiver ?? bill?.saved?.receiver }
  }

  const undo = (filling: Filling | undefined) => {
    if (!filling) return
    write(filling.before)
    mark(Object.keys(filling.before), undefined)
    // A pasted address does not change the shipper, so the files stay.
    const isSameCustomer = filling.kind === 'shipper' && filling.isPasted && Object.keys(filling.files).length === 0
    if (['shipper', 'bill'].includes(filling.kind) && !isSameCustomer) former.restore(filling.files)
    if (filling.kind === 'bill') {
      update(latest.current.slice(0, latest.current.indexOf(filling)))
      pending.clear()
    } else update(latest.current.filter((each) => each !== filling))
  }

  const last = lastFillings(fillings)
  return {
    ...last,
    /** @param picked the fields and files at the time of the pick: whatever was entered since is not replaced */
    fill: (role: PartyRole, customer: Customer, picked?: Pick<PendingCustomer, 'fieldsAtPick' | 'files'>) => {
      const { id, company, contactPerson } = customer
      const before = copiedFields(form.getValues, partyFields[role])
      const removed = role === 'shipper' ? former.note(isAnotherShipper(form.getValues(), customer), picked?.files) : {}
      const fields = partyFilledBy(role, customer)
      const names = partyFields[role].filter((name) => !picked || before[name] === picked.fieldsAtPick[name])
      write(Object.fromEntries(names.map((name) => [name, fields[name]])))
      mark(partyFields[role], undefined)
      mark(
        names.filter((name) => fields[name] !== ''),
        'filled',
      )
      add({ kind: role, id, company, contactPerson, before, files: removed })
      pending.put(role, undefined)
      // Logging out closes the draft and erases all traces: nothing may be written after that.
      if (draft.isClosed() || id === '') return
      queryClient.setQueryData(recentCustomersQuery(owner).queryKey, (recent = []) =>
        withRecentCustomer(recent, { id, role, company, contactPerson }),
      )
    },
    /** Fills some fields of a party from a pasted address; it is still the same customer. */
    fillPasted: (role: PartyRole, fields: Partial<BookingForm>) => {
      const names = Object.keys(fields) as (keyof BookingForm)[]
      const before = copiedFields(form.getValues, names)
      const { id = '', company = '', contactPerson = '' } = filledFrom()[role] ?? {}
      const next = customerOf(role, { ...form.getValues(), ...fields }, id)
      const removed = role === 'shipper' && isAnotherShipper(form.getValues(), next) ? former.note(true) : {}
      write(fields)
      mark(names, 'filled')
      add({ kind: role, id, company, contactPerson, before, files: removed, isPasted: true })
      focusFirstEmpty(role, form.getValues)
    },
    fillFromBill: (
      fields: Partial<BookingForm>,
      bill: Pick<BillFilling, 'airwayBillNo' | 'missing' | 'unreadable' | 'saved'>,
    ) => {
      const { missing } = bill
      const { airwayBillNo: _number, user: _user, ...before } = copiedFields(form.getValues)
      const removed = former.note(true)
      write(fields)
      const open = (['service', 'recCountry'] as const).filter((name) => missing[name] !== '')
      mark(Object.keys(before), undefined)
      mark([...fieldsToReenter, ...open], 'reenter')
      add({ kind: 'bill', ...bill, before, files: removed })
      pending.clear()
    },
    /** Fills only boxes and invoice lines. */
    fillRows: (rows: Partial<BillRows>, bill: Pick<RowsFilling, 'airwayBillNo' | 'createdAt' | 'unreadable'>) => {
      if (hasLeft() || draft.isClosed()) return
      const before = copiedFields(form.getValues, ['dimValues', 'invoiceValues'])
      write(rows)
      const counts = { boxes: rows.dimValues?.length ?? 0, lines: rows.invoiceValues?.length ?? 0 }
      add({ kind: 'rows', ...bill, ...counts, before, files: {} })
    },
    undo: (section: keyof typeof last) => undo(lastFillings(latest.current)[section]),
    /** The saved customers' ids to send with the booking. */
    savedIds: () => savedIds(form.getValues(), filledFrom()),
  }
}

export type FormFilling = ReturnType<typeof useFilling>
