import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { submitBooking } from '@/dashboard/booking/submit/submission'
import type { JournalEntry } from '@/dashboard/booking/submit/submissionJournal'
import type { SubmissionParts } from '@/dashboard/booking/submit/submissionParts'
import { noFiles } from '@/domain/forms/bookingForm'
import { ServiceError } from '@/services/http/errors'
import { withBackend } from '../app'
import { centerIds } from '../backend/branches'
import { nextAirwayBillNo } from '../backend/nextAirwayBillNo'
import { endSessions } from '../backend/session'
import { newId } from '../backend/store'
import { aBooking } from '../services/forms'
import {
  addShipment,
  booked,
  control,
  CREATE,
  creations,
  fill,
  openBooking,
  tab,
  withReceiptTab,
} from './bookingScreen'

const { store, server } = withBackend()
withReceiptTab()

const GET_LAST = '*/api/airwaybill/getLast'
const EXISTS = 'AirwayBill No already exists'

/** Another center books under the next number. */
function bookElsewhere(): void {
  const example = store.shipments.find(({ center }) => center !== centerIds.gujrat)
  if (!example) throw new Error('The seed has no shipment of another center')
  store.shipments.unshift({ ...example, id: newId(store), airwayBillNo: nextAirwayBillNo(store) })
}

/** Another center is quicker, so many times. */
function beQuicker(times: number): void {
  let left = times
  server.use(
    http.post(`*${CREATE}`, () => {
      if (left > 0) bookElsewhere()
      left -= 1
      return undefined
    }),
  )
}

const plus = (number: string, more: number) => String(Number(number) + more)
const numberSent = (call: { fields: Record<string, string> } | undefined) => call?.fields['airwayBillNo']
const ours = () => store.shipments.filter(({ consignee }) => consignee?.contactPerson === 'Ruth Hallam')

async function openFilled() {
  const site = await openBooking(store)
  const shown = control('airwayBillNo').value
  await fill(site)
  return { site, shown }
}

describe('the number of a booking', () => {
  it('is the one that is next at the press, and what became of the one in the form is said once', async () => {
    const { site, shown } = await openFilled()
    for (let other = 0; other < 3; other++) bookElsewhere()
    await addShipment(site)
    await booked()
    expect(creations(store).map(numberSent)).toEqual([plus(shown, 3)])
    expect(ours().map(({ airwayBillNo }) => String(airwayBillNo))).toEqual([plus(shown, 3)])
    expect(document.querySelector('.cc-booked')).toHaveTextContent(
      `Booked as ${plus(shown, 3)}: ${shown} went to another counter meanwhile. Open receipt`,
    )
    expect(screen.getAllByText(/went to another/)).toHaveLength(1)
    await waitFor(() => expect(control('airwayBillNo')).toHaveValue(plus(shown, 4)))
    expect(tab.location.replace.mock.calls[0]?.[0]).toMatchObject({
      pathname: `/admin/dashboard/receipt/${ours()[0]?.id}`,
    })
  })

  it('that is the one in the form needs no word', async () => {
    const { site, shown } = await openFilled()
    await addShipment(site)
    await booked()
    expect(document.querySelector('.cc-booked')).toHaveTextContent(`${shown} is booked. Open receipt`)
    expect(screen.queryByText(/went to another/)).toBeNull()
  })

  it('is asked for under the overlay, with the receipt’s tab open already', async () => {
    const { site, shown } = await openFilled()
    let answer = (): void => undefined
    server.use(
      http.get(
        GET_LAST,
        async () => {
          await new Promise<void>((resolve) => (answer = resolve))
          return undefined
        },
        { once: true },
      ),
    )
    bookElsewhere()
    await addShipment(site)
    expect(window.open).toHaveBeenCalledTimes(1)
    const overlay = await screen.findByText('Processing your request...')
    expect(within(overlay).getByText('Asking for the airway bill number.')).toBeVisible()
    expect(creations(store)).toEqual([])
    let book = (): void => undefined
    server.use(
      http.post(`*${CREATE}`, async () => {
        await new Promise<void>((resolve) => (book = resolve))
        return undefined
      }),
    )
    await waitFor(() => answer())
    const next = plus(shown, 1)
    expect(await screen.findByText(`Booking as ${next}: ${shown} went to another counter meanwhile.`)).toBeVisible()
    expect(control('airwayBillNo')).toHaveValue(next)
    await waitFor(() => book())
    await booked()
  })

  it.each([1, 2, 3])('that was taken %i times all the same gives way to the next by itself', async (times) => {
    const { site, shown } = await openFilled()
    beQuicker(times)
    await addShipment(site)
    await booked()
    const sent = Array.from({ length: times + 1 }, (_, more) => plus(shown, more))
    expect(creations(store).map(numberSent)).toEqual(sent)
    expect(ours().map(({ airwayBillNo }) => String(airwayBillNo))).toEqual(sent.slice(-1))
    expect(screen.queryByText(EXISTS)).toBeNull()
  })

  it('is not asked for without end: the fourth refusal is told, with everything in place', async () => {
    const { site, shown } = await openFilled()
    beQuicker(4)
    await addShipment(site)
    expect((await screen.findAllByText(EXISTS))[0]).toBeVisible()
    expect(creations(store)).toHaveLength(4)
    expect(ours()).toEqual([])
    await waitFor(() => expect(control('airwayBillNo')).toHaveValue(plus(shown, 4)))
    expect(control('recCity')).toHaveValue('Sheffield')
    await addShipment(site)
    await booked()
    expect(ours()).toHaveLength(1)
  })

  it('that is refused because the browser has sent it twice is ours', async () => {
    const { site, shown } = await openFilled()
    server.use(
      http.post(
        `*${CREATE}`,
        async ({ request }) => {
          await fetch(request.clone())
          return undefined
        },
        { once: true },
      ),
    )
    await addShipment(site)
    await booked()
    expect(ours().map(({ airwayBillNo }) => String(airwayBillNo))).toEqual([shown])
  })

  it('is no reason to send again where the backend still gives it out', async () => {
    const { site } = await openFilled()
    server.use(
      http.post(`*${CREATE}`, () => HttpResponse.json({ errors: [{ msg: 'Weight is too much' }] }, { status: 400 })),
    )
    const sent = vi.fn()
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith(CREATE)) sent()
    })
    await addShipment(site)
    expect((await screen.findAllByText('Weight is too much'))[0]).toBeVisible()
    expect(sent).toHaveBeenCalledTimes(1)
    server.events.removeAllListeners()
  })

  it('is the one in the form where the backend does not say which is next', async () => {
    const { site, shown } = await openFilled()
    server.use(http.get(GET_LAST, () => HttpResponse.json({}, { status: 500 })))
    await addShipment(site)
    await booked()
    expect(creations(store).map(numberSent)).toEqual([shown])
  })

  it('is not the last visit’s: without an answer nothing is sent', async () => {
    localStorage.setItem('booking-next-number:all', '"4010020099"')
    server.use(http.get(GET_LAST, () => HttpResponse.json({}, { status: 500 })))
    const { site } = await openFilled()
    await addShipment(site)
    const text = 'The airway bill number is still being fetched. Submit again in a moment.'
    expect((await screen.findAllByText(text))[0]).toBeVisible()
    expect(creations(store)).toEqual([])
    expect(tab.close).toHaveBeenCalled()
    expect(control('recCity')).toHaveValue('Sheffield')
  })

  it('asks to sign in where nobody is, and sends nothing', async () => {
    const { site } = await openFilled()
    endSessions(store)
    await addShipment(site)
    const login = await screen.findByRole('dialog', { name: 'Login' })
    expect((await screen.findAllByText('Not authorized to access'))[0]).toBeVisible()
    expect(creations(store)).toEqual([])
    await site.user.type(within(login).getByLabelText('Password'), 'chenab-demo')
    await site.user.click(within(login).getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await addShipment(site)
    await booked()
  })

  it('that another counter of the same center has, which shows, gives way as well', async () => {
    const { site, shown } = await openFilled()
    server.use(
      http.post(
        `*${CREATE}`,
        () => {
          bookElsewhere()
          Object.assign(store.shipments[0] ?? {}, { center: centerIds.gujrat })
          return undefined
        },
        { once: true },
      ),
    )
    await addShipment(site)
    await booked()
    expect(ours().map(({ airwayBillNo }) => String(airwayBillNo))).toEqual([plus(shown, 1)])
  })
})

/** A submission without a screen. */
function bench(changes: Partial<SubmissionParts>, entry: JournalEntry | null = null) {
  let kept = entry
  const exists = new ServiceError('createAirwayBill', { kind: 'refused', status: 400, message: EXISTS })
  const parts = {
    draftId: 'draft',
    isOver: () => false,
    create: vi.fn<SubmissionParts['create']>(() => Promise.reject(exists)),
    find: vi.fn<SubmissionParts['find']>(() => Promise.resolve({ is: 'free' })),
    nextNumber: () => Promise.resolve('0000000007'),
    tell: () => undefined,
    tryWithLock: (work) => work(),
    withLock: (work) => work(),
    ledger: {
      read: async () => null,
      bookedAs: async () => null,
      write: async () => undefined,
      forget: async () => undefined,
    },
    journal: { read: () => kept, write: async (entry) => void (kept = entry), clear: () => (kept = null) },
    ...changes,
  } satisfies SubmissionParts
  const shown = aBooking()
  const submit = (isNumberGiven = true) => submitBooking(parts, { booking: shown, files: noFiles, isNumberGiven })
  return { parts, submit, shown: shown.airwayBillNo, kept: () => kept }
}

describe('a number that does not come', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const silent = () => new Promise<string>(() => undefined)

  it('is waited for 8 seconds; then the one in the form serves', async () => {
    const { parts, submit, shown } = bench({ nextNumber: silent, create: vi.fn(async () => 'id') })
    const outcome = submit()
    await vi.advanceTimersByTimeAsync(7999)
    expect(parts.create).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ is: 'booked', airwayBillNo: shown, instead: null })
  })

  it('is told where the one in the form is the last visit’s', async () => {
    const { parts, submit } = bench({ nextNumber: silent })
    const outcome = submit(false)
    await vi.advanceTimersByTimeAsync(8000)
    expect(await outcome).toEqual({
      is: 'refused',
      message: 'The airway bill number is still being fetched. Submit again in a moment.',
    })
    expect(parts.create).not.toHaveBeenCalled()
  })

  it('does not keep a refusal from being told', async () => {
    let asked = 0
    const nextNumber = () => (asked++ === 0 ? Promise.resolve('0000000007') : silent())
    const { submit } = bench({ nextNumber })
    const outcome = submit()
    await vi.advanceTimersByTimeAsync(8000)
    expect(await outcome).toEqual({ is: 'refused', message: EXISTS })
  })
})

describe('a refused number', () => {
  const counting = () => {
    let next = 7
    return () => Promise.resolve(String(next++).padStart(10, '0'))
  }

  it('that turns out to be ours at the second look is not sent under another', async () => {
    let looks = 0
    const { parts, submit } = bench({
      nextNumber: counting(),
      find: vi.fn<SubmissionParts['find']>(async ([attempt]) => {
        looks += 1
        return looks === 1 || !attempt ? { is: 'free' } : { is: 'ours', id: 'x', attempt }
      }),
    })
    expect(await submit()).toMatchObject({ is: 'booked', id: 'x', airwayBillNo: '0000000007' })
    expect(parts.create).toHaveBeenCalledTimes(1)
  })

  it.each([400, 409, 422])('%i that is nowhere to be seen is another center’s', async (status) => {
    const error = new ServiceError('createAirwayBill', { kind: 'refused', status, message: 'Duplicate key' })
    const create = vi.fn<SubmissionParts['create']>().mockRejectedValueOnce(error).mockResolvedValue('id')
    const { submit, shown } = bench({ nextNumber: counting(), create })
    // One number is asked for to send, one to see whether the first is gone, one to send again.
    expect(await submit()).toMatchObject({ is: 'booked', airwayBillNo: '0000000009', instead: shown })
    expect(create.mock.calls.map(([{ airwayBillNo }]) => airwayBillNo)).toEqual(['0000000007', '0000000009'])
  })

  it('whose answer was lost, and that somebody else has, carries nothing: the next is sent', async () => {
    const noAnswer = new ServiceError('createAirwayBill', { kind: 'noAnswer', status: null, message: 'No answer' })
    const create = vi.fn<SubmissionParts['create']>().mockRejectedValueOnce(noAnswer).mockResolvedValue('id')
    const { submit, kept } = bench({
      nextNumber: counting(),
      create,
      find: vi.fn(async () => ({ is: 'taken' }) as const),
    })
    expect(await submit()).toMatchObject({ is: 'booked', airwayBillNo: '0000000008' })
    expect(kept()).toBeNull()
  })

  it('whose answer was lost, and that nobody has, stays with the draft and is never sent under another', async () => {
    const noAnswer = new ServiceError('createAirwayBill', { kind: 'noAnswer', status: null, message: 'No answer' })
    const create = vi.fn<SubmissionParts['create']>().mockRejectedValueOnce(noAnswer).mockResolvedValue('id')
    const { submit, kept } = bench({ nextNumber: counting(), create })
    expect(await submit()).toEqual({ is: 'refused', message: 'No answer' })
    expect(kept()).toMatchObject({ airwayBillNo: '0000000007' })
    expect(await submit()).toMatchObject({ is: 'booked', airwayBillNo: '0000000007' })
    expect(create.mock.calls.map(([{ airwayBillNo }]) => airwayBillNo)).toEqual(['0000000007', '0000000007'])
  })

  it('that the draft has kept gives way once somebody else has it', async () => {
    const booking = aBooking()
    const { airwayBillNo } = booking
    const create = vi.fn<SubmissionParts['create']>(async () => 'id')
    const { submit } = bench(
      { nextNumber: counting(), create, find: vi.fn(async () => ({ is: 'taken' }) as const) },
      { airwayBillNo, attempts: [booking], isSettled: true },
    )
    expect(await submit()).toMatchObject({ is: 'booked', airwayBillNo: '0000000007', instead: airwayBillNo })
    expect(create).toHaveBeenCalledTimes(1)
  })

  it('of which the second look says nothing stays with the draft', async () => {
    let looks = 0
    const { parts, submit, kept } = bench({
      nextNumber: counting(),
      find: vi.fn<SubmissionParts['find']>(async () => {
        looks += 1
        if (looks === 1) return { is: 'free' }
        throw new ServiceError('searchShipments', { kind: 'refused', status: 500, message: '' })
      }),
    })
    expect(await submit()).toEqual({ is: 'refused', message: EXISTS })
    expect(parts.create).toHaveBeenCalledTimes(1)
    expect(kept()).toMatchObject({ airwayBillNo: '0000000007', isSettled: true })
  })

  it('is not followed by another once somebody has logged out', async () => {
    let isOver = false
    const { parts, submit } = bench({
      nextNumber: counting(),
      isOver: () => isOver,
      find: vi.fn<SubmissionParts['find']>(async () => {
        isOver = true
        return { is: 'taken' }
      }),
    })
    expect(await submit()).toEqual({ is: 'refused', message: '' })
    expect(parts.create).toHaveBeenCalledTimes(1)
  })

  it('that the backend gives out again is not sent again', async () => {
    const { parts, submit } = bench({ find: vi.fn(async () => ({ is: 'taken' }) as const) })
    expect(await submit()).toEqual({ is: 'refused', message: EXISTS })
    expect(parts.create).toHaveBeenCalledTimes(1)
  })

  it.each([403, 404, 413, 500])('%i is told, whoever has the number', async (status) => {
    const error = new ServiceError('createAirwayBill', { kind: 'refused', status, message: 'No' })
    const { parts, submit } = bench({
      nextNumber: counting(),
      create: vi.fn(() => Promise.reject(error)),
      find: vi.fn(async () => ({ is: 'taken' }) as const),
    })
    expect(await submit()).toEqual({ is: 'refused', message: 'No' })
    expect(parts.create).toHaveBeenCalledTimes(1)
  })
})
