import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useFillCustomer } from '@/dashboard/booking/customers/useFillCustomer'
import { favouriteStore, recentCustomersQuery } from '@/dashboard/booking/customers/knownCustomerStore'
import { beginDraft, openDraft, type Draft } from '@/dashboard/booking/draft/draft'
import { useBookingFiles } from '@/dashboard/booking/files/useBookingFiles'
import { forgetEverything } from '@/dashboard/session/localTraces'
import { emptyBookingForm, type Booking, type BookingForm } from '@/domain/forms/bookingForm'
import type { Customer } from '@/domain/people'
import { createQueryClient } from '@/services/http/queryClient'
import { thereAndBack, withBackend } from '../../../app'
import { aCustomer } from '../../../backend/builders'
import type { StoredCustomer } from '../../../backend/records'
import { signIn } from '../../../backend/session'
import { withComputer } from '../../../browser/browserStandIns'
import { holdAnswers } from '../heldAnswers'

const { store, server } = withBackend()
withComputer()

const OWNER = 'gujrat'
const WHOLES = '*/api/customer/getOne/*'
const file = new File(['picture'], 'front.jpg', { type: 'image/jpeg' })

let zarqa: Customer
let zarghun: Customer
let olsen: Customer
beforeEach(() => {
  const saved = [
    aCustomer({ company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', city: 'Jhelum', ntnCnic: '3740500000001' }),
    aCustomer({ company: 'Zarghun Furs', contactPerson: 'Gul Kakar', city: 'Quetta', ntnCnic: '5440000000002' }),
    aCustomer({ company: 'Olsen Import', contactPerson: 'Kari Olsen', country: 'Norway', city: 'Oslo' }),
  ] as const
  store.customers = [...saved]
  const asRead = (customer: StoredCustomer): Customer => ({
    ...customer,
    phone2: String(customer.phone2 ?? ''),
  })
  zarqa = asRead(saved[0])
  zarghun = asRead(saved[1])
  olsen = asRead(saved[2])
  signIn(store, OWNER)
})

function open(draft: Draft = beginDraft(OWNER)) {
  const client = createQueryClient()
  const mark = vi.fn()
  const { result, unmount } = renderHook(
    () => {
      const form = useForm<BookingForm, unknown, Booking>({ defaultValues: emptyBookingForm(OWNER, '') })
      const files = useBookingFiles(draft, () => undefined)
      return { form, files, fill: useFillCustomer({ form, mark, owner: OWNER, draft, files }) }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const now = () => result.current.fill
  const value = (name: keyof BookingForm) => result.current.form.getValues(name)
  const type = (name: keyof BookingForm, text: string) => act(() => result.current.form.setValue(name, text))
  const stands = (name: keyof BookingForm, text: string) => waitFor(() => expect(value(name)).toBe(text))
  return { draft, client, mark, now, value, type, stands, files: () => result.current.files, unmount }
}

describe('a customer being fetched', () => {
  it('comes no more where the user logs out, and nothing is said of it', async () => {
    const { client, draft, now, value } = open()
    const release = draft.hold()
    const answers = holdAnswers(server, WHOLES)
    act(() => now().pick('shipper', zarqa))
    await answers.asked(zarqa.id)
    await act(async () => forgetEverything(client))
    await thereAndBack()
    expect(now().pending.shipper?.is).toBe('coming')
    expect(value('shipperCity')).toBe('')
    release()
  })

  it('can be tried again where the call was cancelled, or failed', async () => {
    const { client, now, stands } = open()
    const answers = holdAnswers(server, WHOLES)
    act(() => now().pick('shipper', zarqa))
    await answers.asked(zarqa.id)
    expect(now()).toMatchObject({ awaited: 'Fetching the customer…', hindrance: null })
    await act(async () => client.clear())
    expect(now().awaited).toBeNull()
    expect(now().hindrance).toMatch(/^The saved shipper «Zarqa Looms» could not be loaded/)
    server.resetHandlers()
    server.use(http.get(WHOLES, () => HttpResponse.json({}, { status: 500 }), { once: true }))
    act(() => now().retry('shipper'))
    await waitFor(() => expect(now().pending.shipper?.is).toBe('missed'))
    act(() => now().retry('shipper'))
    await stands('shipperCity', 'Jhelum')
    await waitFor(() => expect(now().hindrance).toBeNull())
    expect(now().pending).toEqual({})
  })

  it('gives way to the one picked after him, whoever comes first', async () => {
    const { now, stands, value } = open()
    const answers = holdAnswers(server, WHOLES)
    act(() => now().pick('shipper', zarqa))
    act(() => now().pick('shipper', zarghun))
    await answers.letGo(zarghun.id)
    await stands('shipperCity', 'Quetta')
    await answers.letGo(zarqa.id)
    await thereAndBack()
    expect(value('shipperCity')).toBe('Quetta')
    expect(now().pending).toEqual({})
  })

  it('does not fail in the place of the one picked after him', async () => {
    const { now } = open()
    let fail: (() => void) | undefined
    server.use(
      http.get(
        WHOLES,
        async () => {
          await new Promise<void>((resolve) => (fail = resolve))
          return HttpResponse.json({}, { status: 500 })
        },
        { once: true },
      ),
    )
    act(() => now().pick('shipper', zarqa))
    await waitFor(() => expect(fail).toBeDefined())
    const answers = holdAnswers(server, WHOLES)
    act(() => now().pick('shipper', zarghun))
    await answers.asked(zarghun.id)
    await act(async () => fail?.())
    await thereAndBack()
    expect(now().pending.shipper).toMatchObject({ id: zarghun.id, is: 'coming' })
    await answers.letGo(zarghun.id)
  })

  it('is dropped when the form goes', async () => {
    const { now, value, unmount, draft } = open()
    const answers = holdAnswers(server, WHOLES)
    act(() => now().pick('shipper', zarqa))
    await answers.asked(zarqa.id)
    unmount()
    await answers.letGo(zarqa.id)
    await thereAndBack()
    expect(value('shipperCity')).toBe('')
    expect(draft.read('filled')).toMatchObject({ filled: {}, pending: { shipper: { id: zarqa.id } } })
  })

  it('is asked about where somebody types meanwhile: filled all the same, or left', async () => {
    const { now, stands, type, value } = open()
    for (const isFilled of [false, true]) {
      act(() => now().pick('receiver', olsen))
      type('recPhone1', `0300${String(isFilled)}`)
      await waitFor(() => expect(now().pending.receiver?.is).toBe('asking'))
      expect(now().hindrance).toBe('Say first whether the receiver is filled from «Olsen Import».')
      act(() => (isFilled ? now().fillAllTheSame('receiver') : now().leaveAsItIs('receiver')))
      expect(now().pending).toEqual({})
      expect(value('recCity')).toBe(isFilled ? 'Oslo' : '')
    }
    act(() => now().undo('receiver'))
    await stands('recPhone1', '0300true')
    // Nobody is waiting any more.
    act(() => now().fillAllTheSame('receiver'))
    act(() => now().retry('receiver'))
    expect(now().pending).toEqual({})
    expect(value('recCity')).toBe('')
  })
})

describe('filling', () => {
  it('marks what is filled in, and remembers the customer for the session', async () => {
    const { now, mark, client, draft } = open()
    act(() => now().fill('receiver', { ...olsen, phone2: '' }))
    expect(mark).toHaveBeenLastCalledWith(expect.arrayContaining(['recCity', 'recCountry']), 'filled')
    expect(mark).toHaveBeenLastCalledWith(expect.not.arrayContaining(['recPhone2']), 'filled')
    const recent = { id: olsen.id, role: 'receiver', company: 'Olsen Import', contactPerson: 'Kari Olsen' }
    expect(client.getQueryData(recentCustomersQuery(OWNER).queryKey)).toEqual([recent])
    expect(now().savedIds()).toEqual({ shipperId: '', recId: olsen.id })
    expect(draft.read('filled')).toMatchObject({ filled: { receiver: { id: olsen.id } } })
  })

  it.each(['nobody who is not saved', 'nobody after a logout'])('remembers %s', (who) => {
    const { now, client, draft } = open()
    if (who.endsWith('logout')) draft.close('given up')
    act(() => now().fill('receiver', who.endsWith('logout') ? olsen : { ...olsen, id: '' }))
    expect(client.getQueryData(recentCustomersQuery(OWNER).queryKey)).toBeUndefined()
  })

  it('is undone one by one: two back, and no further', async () => {
    const { now, type, value } = open()
    type('shipperCity', 'Lahore')
    act(() => now().undo('shipper'))
    act(() => now().fill('shipper', zarqa))
    act(() => now().fill('shipper', zarghun))
    act(() => now().undo('shipper'))
    expect(value('shipperCity')).toBe('Jhelum')
    expect(now().filled.shipper).toMatchObject({ id: zarqa.id, files: {}, former: null })
    act(() => now().undo('shipper'))
    expect(value('shipperCity')).toBe('Lahore')
    expect(now().filled).toEqual({})
  })

  it('of the receiver, and its Undo, leave the shipper’s files alone', async () => {
    const { now, files } = open()
    act(() => now().fill('receiver', olsen))
    act(() => now().onPlace('shipperIDFront', { is: 'ready', file }))
    act(() => now().undo('receiver'))
    act(() => now().fill('shipper', zarqa))
    act(() => now().onPlace('shipperIDFront', { is: 'ready', file }))
    act(() => now().fill('receiver', olsen))
    expect(files().places.shipperIDFront).toEqual({ is: 'ready', file })
  })

  it('of a shipper takes out the files of another, unless they were chosen for him', async () => {
    const { now, files, stands } = open()
    act(() => now().fill('shipper', zarqa))
    act(() => now().onPlace('shipperIDFront', { is: 'ready', file }))
    const answers = holdAnswers(server, WHOLES)
    act(() => now().pick('shipper', zarghun))
    act(() => now().onPlace('shipperIDBack', { is: 'ready', file }))
    act(() => now().onPlace('shipperIDBack', { is: 'ready', file }))
    expect(now().pending.shipper?.files).toEqual(['shipperIDBack'])
    await answers.letGo(zarghun.id)
    await stands('shipperCity', 'Quetta')
    expect(files().places).toMatchObject({ shipperIDFront: { is: 'none' }, shipperIDBack: { is: 'ready' } })
    act(() => now().undo('shipper'))
    expect(files().places.shipperIDFront).toEqual({ is: 'ready', file })
  })

  it('makes a favourite of who is filled in alone', () => {
    const { now } = open()
    act(() => now().setFavourite('shipper', true))
    expect(favouriteStore.read(OWNER)).toEqual([])
    act(() => now().fill('shipper', zarqa))
    act(() => now().setFavourite('shipper', true))
    expect(favouriteStore.read(OWNER)).toEqual([{ id: zarqa.id, role: 'shipper' }])
    act(() => now().setFavourite('shipper', false))
    expect(favouriteStore.read(OWNER)).toEqual([])
  })
})

describe('filling from an earlier bill', () => {
  const bill = { airwayBillNo: '4010020099', missing: { service: '', recCountry: '' } }

  it('is undone with all it replaced', async () => {
    const { now, value, type, files, mark } = open()
    act(() => now().fill('shipper', zarqa))
    act(() => now().onPlace('customNTN', { is: 'ready', file }))
    type('airwayBillNo', '4010020100')
    act(() => now().fillAgain({ shipperCity: 'Multan' }, bill))
    expect(now()).toMatchObject({ filled: {}, pending: {}, again: bill })
    expect(value('shipperCity')).toBe('Multan')
    expect(files().places.customNTN).toEqual({ is: 'none' })
    type('airwayBillNo', '4010020101')
    act(() => now().undoAgain())
    expect(value('shipperCity')).toBe('Jhelum')
    expect(value('airwayBillNo')).toBe('4010020101')
    expect(mark).toHaveBeenLastCalledWith(expect.arrayContaining(['shipperCity']), null)
    expect(files().places.customNTN).toEqual({ is: 'ready', file })
    expect(now()).toMatchObject({ again: null, filled: { shipper: { id: zarqa.id } } })
  })

  it('can no longer be undone once another shipper is filled in, but still after a receiver', () => {
    const { now, value } = open()
    act(() => now().undoAgain())
    act(() => now().fillAgain({ shipperCity: 'Multan' }, bill))
    act(() => now().fill('receiver', olsen))
    expect(now().again?.before).not.toBeNull()
    act(() => now().fill('shipper', zarqa))
    expect(now().again).toMatchObject({ airwayBillNo: bill.airwayBillNo, before: null, files: {} })
    act(() => now().undoAgain())
    expect(value('shipperCity')).toBe('Jhelum')
  })

  it.each(['fillAgain', 'undoAgain'] as const)('drops who is still being fetched: %s', async (which) => {
    const { now, value } = open()
    if (which === 'undoAgain') act(() => now().fillAgain({ shipperCity: 'Multan' }, bill))
    const answers = holdAnswers(server, WHOLES)
    act(() => now().pick('receiver', olsen))
    act(() => (which === 'fillAgain' ? now().fillAgain({ shipperCity: 'Multan' }, bill) : now().undoAgain()))
    await answers.letGo(olsen.id)
    await thereAndBack()
    expect(value('recCity')).toBe('')
    expect(now().pending).toEqual({})
  })
})

it('what was filled is there again after a reload, and who was coming comes', async () => {
  const before = open()
  act(() => before.now().fill('shipper', zarqa))
  const answers = holdAnswers(server, WHOLES)
  act(() => before.now().pick('receiver', olsen))
  await answers.asked(olsen.id)
  before.unmount()
  server.resetHandlers()
  const { now, stands } = open(await openDraft(OWNER))
  expect(now()).toMatchObject({ filled: { shipper: { id: zarqa.id } }, pending: { receiver: { id: olsen.id } } })
  await stands('recCity', 'Oslo')
})
