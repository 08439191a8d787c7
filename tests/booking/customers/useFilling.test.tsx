import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it } from 'vitest'
import { recentCustomersQuery } from '@/booking/customers/recentCustomersQuery'
import { useFilling } from '@/booking/customers/useFilling'
import { beginDraft, type Draft } from '@/booking/draft/draft'
import { nameAt, useBookingFiles } from '@/booking/files/useBookingFiles'
import type { Customer } from '@/domain/customer'
import { type Booking, type BookingForm, emptyBookingForm } from '@/domain/forms/bookingForm'
import { createQueryClient } from '@/services/createQueryClient'
import { forgetEverything } from '@/session/localTraces'
import { providersOf, makeRoundTrip, withBackend } from '../../app'
import { aCustomer } from '../../backend/builders'
import type { StoredCustomer } from '../../backend/records'
import { signIn } from '../../backend/session'
import { specimenCard } from '../../backend/specimenCard'
import { withComputer } from '../../browser/browserStandIns'
import { holdAnswers } from '../holdAnswers'

const { store, server } = withBackend()
withComputer()

const OWNER = 'gujrat'
const WHOLES = '*/api/customer/getOne/*'
const file = new File([specimenCard('front')], 'front.png', { type: 'image/png' })

const bill = { airwayBillNo: '4010020099', missing: { service: '', recCountry: '' } }

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
  const { result, unmount } = renderHook(
    () => {
      const form = useForm<BookingForm, unknown, Booking>({ defaultValues: emptyBookingForm(OWNER, '') })
      const files = useBookingFiles(draft)
      return { form, files, filling: useFilling({ form, owner: OWNER, draft, files }) }
    },
    {
      wrapper: providersOf(client),
    },
  )
  const now = () => result.current.filling
  const value = (name: keyof BookingForm) => result.current.form.getValues(name)
  const type = (name: keyof BookingForm, text: string) => act(() => result.current.form.setValue(name, text))
  const stands = (name: keyof BookingForm, text: string) => waitFor(() => expect(value(name)).toBe(text))
  return { draft, client, now, value, type, stands, files: () => result.current.files, unmount }
}

describe('a customer who is still loading', () => {
  async function picking(...customers: Customer[]) {
    const opened = open()
    const answers = holdAnswers(server, WHOLES)
    for (const customer of customers) act(() => opened.now().pick('shipper', customer))
    for (const { id } of customers) await answers.asked(id)
    return { ...opened, answers }
  }

  it('is not filled in after a logout, silently', async () => {
    const { client, draft, now, value } = await picking(zarqa)
    const release = draft.claim()
    await act(async () => forgetEverything(client))
    await makeRoundTrip()
    expect(now().pending.shipper?.kind).toBe('loading')
    expect(value('shipperCity')).toBe('')
    release()
  })

  it('is replaced by the one picked later, whichever loads first', async () => {
    const { now, stands, value, answers } = await picking(zarqa, zarghun)
    await answers.release(zarghun.id)
    await stands('shipperCity', 'Quetta')
    await answers.release(zarqa.id)
    await makeRoundTrip()
    expect(value('shipperCity')).toBe('Quetta')
    expect(now().pending.shipper).toBeUndefined()
  })

  it('does not report an error once another was picked', async () => {
    const { now } = open()
    let fail: (() => void) | undefined
    const failing = http.get(
      WHOLES,
      async () => {
        await new Promise<void>((resolve) => (fail = resolve))
        return HttpResponse.json({}, { status: 500 })
      },
      { once: true },
    )
    server.use(failing)
    act(() => now().pick('shipper', zarqa))
    await waitFor(() => expect(fail).toBeDefined())
    const answers = holdAnswers(server, WHOLES)
    act(() => now().pick('shipper', zarghun))
    await answers.asked(zarghun.id)
    await act(async () => fail?.())
    await makeRoundTrip()
    expect(now().pending.shipper).toMatchObject({ id: zarghun.id, kind: 'loading' })
    await answers.release(zarghun.id)
  })

  it('is dropped when the form unmounts', async () => {
    const { value, unmount, answers } = await picking(zarqa)
    unmount()
    await answers.release(zarqa.id)
    await makeRoundTrip()
    expect(value('shipperCity')).toBe('')
  })

  it.each(['a bill', 'Undo of a bill'])('is dropped by %s', async (which) => {
    const { now, value } = open()
    if (which !== 'a bill') act(() => now().fillFromBill({ shipperCity: 'Multan' }, bill))
    const answers = holdAnswers(server, WHOLES)
    act(() => now().pick('receiver', olsen))
    act(() => (which === 'a bill' ? now().fillFromBill({ shipperCity: 'Multan' }, bill) : now().undo('bill')))
    await answers.release(olsen.id)
    await makeRoundTrip()
    expect(value('recCity')).toBe('')
    expect(now().pending).toEqual({})
  })
})

describe('a filled customer', () => {
  it.each([
    ['nobody who is not saved', false],
    ['nobody after a logout', true],
  ])('makes %s a recent customer', (_who, isOut) => {
    const { now, client, draft } = open()
    if (isOut) draft.discard()
    act(() => now().fill('receiver', isOut ? olsen : { ...olsen, id: '' }))
    expect(client.getQueryData(recentCustomersQuery(OWNER).queryKey)).toBeUndefined()
  })

  it('gets the removed files back on Undo, without losing remaining ones', async () => {
    const { now, files } = open()
    const standing = () => Object.values(files().places).map((place) => nameAt(place) ?? place.kind)
    act(() => now().fill('shipper', zarqa))
    act(() => files().put('shipperIDFront', file))
    act(() => now().fill('shipper', zarqa))
    act(() => now().undo('shipper'))
    expect(standing()).toEqual(['front.png', 'none', 'none'])
    act(() => now().fill('shipper', zarghun))
    act(() => files().put('shipperIDBack', new File(['film'], 'film.mp4')))
    act(() => files().put('customNTN', file))
    await waitFor(() => expect(standing()).toEqual(['none', 'bad', 'front.png']))
    act(() => now().fill('shipper', zarqa))
    expect(standing()).toEqual(['none', 'none', 'none'])
    act(() => now().undo('shipper'))
    await waitFor(() => expect(standing()).toEqual(['none', 'none', 'front.png']))
    act(() => now().undo('shipper'))
    await waitFor(() => expect(standing()).toEqual(['front.png', 'none', 'none']))
  })

  it('from pasted text removes files only if the shipper changes', async () => {
    const { now, value, files } = open()
    act(() => now().fill('shipper', zarqa))
    act(() => now().fillPasted('shipper', { shipperPhone2: '0300-7654321' }))
    expect(now().savedIds().shipperId).toBe(zarqa.id)
    act(() => files().put('shipperIDFront', file))
    act(() => now().undo('shipper'))
    expect(value('shipperPhone2')).toBe(zarqa.phone2)
    expect(nameAt(files().places.shipperIDFront)).toBe('front.png')
    act(() => now().fillPasted('shipper', { shipperCompany: 'Zarghun Furs' }))
    expect(now().savedIds().shipperId).toBe('')
    expect(nameAt(files().places.shipperIDFront)).toBeNull()
    act(() => now().undo('shipper'))
    expect(now().savedIds().shipperId).toBe(zarqa.id)
    await waitFor(() => expect(nameAt(files().places.shipperIDFront)).toBe('front.png'))
  })
})
