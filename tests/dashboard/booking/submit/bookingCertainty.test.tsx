import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi, onTestFinished } from 'vitest'
import { MessagesProvider } from '@/components/messages/useMessages'
import { beginDraft, openDraft } from '@/dashboard/booking/draft/draft'
import { findBooking } from '@/dashboard/booking/submit/findBooking'
import { openJournal } from '@/dashboard/booking/submit/submissionJournal'
import { useSubmitBooking } from '@/dashboard/booking/submit/useSubmitBooking'
import { noFiles } from '@/domain/forms/bookingForm'
import { createQueryClient } from '@/services/http/queryClient'
import { withBackend } from '../../../app'
import { signIn } from '../../../backend/session'
import { aBooking } from '../../../services/forms'
import { CREATE } from '../bookingScreen'
import { withComputer } from '../../../browser/browserStandIns'

const { store, server } = withBackend()
const database = withComputer()

const booking = aBooking()
const self = { id: 'c1', username: 'gujrat', fullName: 'Sana Butt', centerName: 'Gujrat' }
/** Nobody else books: the number in the form is the next one all the while. */
beforeEach(() => server.use(http.get('*/api/airwaybill/getLast', () => HttpResponse.json(booking.airwayBillNo))))

/** The booking as the lists have it. */
const row = {
  _id: 'x',
  airwayBillNo: booking.airwayBillNo,
  center: { username: booking.user },
  consignor: { contactPerson: booking.shipperContactPerson },
  consignee: { contactPerson: booking.recContactPerson },
  destination: booking.recCountry,
}

/** Answers bookings by hand; gives what was sent. */
function heldBookings() {
  const answers: ((response: Response) => void)[] = []
  server.use(http.post(`*${CREATE}`, () => new Promise<Response>((resolve) => answers.push(resolve))))
  return answers
}

/** The form's part that submits, in a tab of its own. */
async function openTab() {
  signIn(store, 'gujrat')
  const draft = await openDraft('gujrat')
  const client = createQueryClient()
  const onBooked = vi.fn()
  const onRefused = vi.fn()
  const { result } = renderHook(() => useSubmitBooking({ draft, self, onBooked, onRefused }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <MessagesProvider>{children}</MessagesProvider>
      </QueryClientProvider>
    ),
  })
  const submit = () => act(() => result.current.submit({ booking, files: noFiles, isNumberGiven: true }, false))
  return { result, submit, onBooked, onRefused }
}

/** A submission of this tab has been cut off by a reload. */
const cutOff = () =>
  openJournal(beginDraft('gujrat')).write({
    airwayBillNo: booking.airwayBillNo,
    attempts: [booking],
    isSettled: false,
  })

/** Another tab that is booking. */
function bookingTab() {
  let release = () => {}
  const held = navigator.locks.request('booking', {}, () => new Promise<void>((resolve) => (release = resolve)))
  const ends = async () => {
    release()
    await held
  }
  return { ends }
}

describe('a click too many', () => {
  it('while another tab is booking waits for its end, and is sent then', async () => {
    const answers = heldBookings()
    const tab = await openTab()
    const another = bookingTab()
    tab.submit()
    await waitFor(() => expect(tab.result.current.state).toMatchObject({ step: 'sending', doing: { kind: 'queued' } }))
    expect(answers).toEqual([])
    await another.ends()
    await waitFor(() => expect(answers).toHaveLength(1))
    expect(tab.onRefused).not.toHaveBeenCalled()
  })

  it('while another tab does not come to an end is told so in the end, and not sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const answers = heldBookings()
    const tab = await openTab()
    const another = bookingTab()
    tab.submit()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    const text = 'Another tab is still booking. Nothing was sent from this one.'
    await waitFor(() => expect(tab.onRefused).toHaveBeenCalledWith(text))
    expect(tab.result.current.state.step).toBe('editing')
    await another.ends()
    expect(answers).toEqual([])
  })

  it('between the answer and the fresh form means the booking that is made', async () => {
    const answers = heldBookings()
    const tab = await openTab()
    tab.submit()
    tab.submit()
    await waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.(HttpResponse.json({ id: 'made' }))
    await waitFor(() => expect(tab.onBooked).toHaveBeenCalledTimes(1))
    tab.submit()
    expect(tab.result.current.state.step).toBe('editing')
    expect(answers).toHaveLength(1)
  })
})

describe('an answer that is lost', () => {
  it('is no refusal where the lists have the booking', async () => {
    server.use(
      http.post(`*${CREATE}`, () => HttpResponse.error()),
      http.get('*/api/airwaybill/search', () => HttpResponse.json([row])),
    )
    const tab = await openTab()
    tab.submit()
    await waitFor(() => expect(tab.onBooked).toHaveBeenCalled())
    expect(tab.onBooked.mock.calls).toMatchObject([[{ id: 'x', airwayBillNo: booking.airwayBillNo }]])
    expect(tab.onRefused).not.toHaveBeenCalled()
  })
})

describe('an answer of something between the backend and here', () => {
  it.each([
    ['408', () => HttpResponse.json({}, { status: 408 })],
    ['524', () => HttpResponse.html('<h1>A timeout occurred</h1>', { status: 524 })],
    ['500, a page', () => HttpResponse.html('<h1>Oops</h1>', { status: 500 })],
  ])('%s: the booking may still arrive, and keeps its number', async (_name, answer) => {
    server.use(http.post(`*${CREATE}`, answer))
    const tab = await openTab()
    tab.submit()
    await waitFor(() => expect(tab.onRefused).toHaveBeenCalledTimes(1), { timeout: 8000 })
    expect(tab.result.current.pinnedNumber).toBe(booking.airwayBillNo)

    // It has arrived meanwhile: nothing is sent once more.
    server.use(http.get('*/api/airwaybill/search', () => HttpResponse.json([row])))
    tab.submit()
    await waitFor(() => expect(tab.onBooked).toHaveBeenCalledTimes(1))
    expect(tab.onBooked.mock.calls).toMatchObject([[{ id: 'x' }]])
  })
})

describe('a refusal that may be of the browser’s own second try, with the lists failing as well,', () => {
  const EXISTS = 'AirwayBill No already exists'
  /** `next`: what the backend says of the next number once it has refused. */
  const refuse = (status: number, next: Response) => {
    let hasRefused = false
    server.use(
      http.post(`*${CREATE}`, () => {
        hasRefused = true
        return HttpResponse.json({ error: EXISTS }, { status })
      }),
      http.get('*/api/airwaybill/search', () => HttpResponse.json({}, { status: 500 })),
      http.get('*/api/airwaybill/getAllByToday', () => HttpResponse.json([], { status: 500 })),
      http.get('*/api/airwaybill/getLast', () => (hasRefused ? next.clone() : undefined)),
    )
  }
  const nextIs = (airwayBillNo: string) => HttpResponse.json(airwayBillNo)
  const lists = () => server.use(http.get('*/api/airwaybill/search', () => HttpResponse.json([row])))

  it.each([
    [200, 'has gone on to another number', nextIs('9999999999')],
    [400, 'has gone on to another number', nextIs('9999999999')],
    [500, 'has gone on to another number', nextIs('9999999999')],
    [500, 'does not say which number is next', HttpResponse.json({}, { status: 500 })],
  ])('%i leaves it open where the backend %s', async (status, _what, next) => {
    refuse(status, next)
    const tab = await openTab()
    tab.submit()
    const { airwayBillNo } = booking
    await waitFor(() =>
      expect(tab.result.current.state).toMatchObject({ step: 'unknown', airwayBillNo, message: EXISTS }),
    )
    expect(tab.onRefused).not.toHaveBeenCalled()

    // Looking again in vain takes nothing from what is known.
    const before = tab.result.current.state
    act(() => tab.result.current.lookAgain())
    await waitFor(() => expect(tab.result.current.state).toMatchObject({ isLooking: true }))
    await waitFor(() => expect(tab.result.current.state).toMatchObject({ isLooking: false }))
    expect(tab.result.current.state).not.toBe(before)
    expect(tab.result.current.state).toMatchObject({ step: 'unknown', airwayBillNo, message: EXISTS })

    lists()
    act(() => tab.result.current.lookAgain())
    await waitFor(() => expect(tab.onBooked).toHaveBeenCalledTimes(1))
    expect(tab.onBooked.mock.calls).toMatchObject([[{ id: 'x', airwayBillNo }]])
  })

  it.each([
    [200, nextIs(booking.airwayBillNo)],
    [400, nextIs(booking.airwayBillNo)],
    [500, nextIs(booking.airwayBillNo)],
    [404, nextIs('9999999999')],
  ])('%i is told where nothing can be booked, and the next submission looks first', async (status, next) => {
    refuse(status, next)
    const tab = await openTab()
    tab.submit()
    await waitFor(() => expect(tab.onRefused).toHaveBeenCalledTimes(1))
    expect(tab.result.current.pinnedNumber).toBe(booking.airwayBillNo)

    lists()
    tab.submit()
    await waitFor(() => expect(tab.onBooked).toHaveBeenCalledTimes(1))
  })
})

describe('a submission that a reload has cut off', () => {
  it('is looked up before anything else, with the form locked', async () => {
    await cutOff()
    const tab = await openTab()
    expect(tab.result.current.state.step).toBe('sending')
    await waitFor(() => expect(tab.result.current.state.step).toBe('editing'), { timeout: 8000 })
    expect(tab.onRefused).toHaveBeenCalledWith(
      `Airway bill ${booking.airwayBillNo} is not booked. You can submit it again.`,
    )
    expect(tab.result.current.pinnedNumber).toBe(booking.airwayBillNo)
  })
})

describe('a duplicate of a tab that is sending', () => {
  it('waits for its end, and says nothing of a lost answer', async () => {
    await cutOff()
    const another = bookingTab()
    const tab = await openTab()
    await act(() => database.rest())
    expect(tab.result.current.state.step).toBe('sending')
    server.use(http.get('*/api/airwaybill/search', () => HttpResponse.json([row])))
    await another.ends()
    await waitFor(() => expect(tab.onBooked).toHaveBeenCalledTimes(1))
  })

  it('does not wait for ever: nobody knows, and looking again is offered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await cutOff()
    const another = bookingTab()
    const tab = await openTab()
    expect(tab.result.current.state.step).toBe('sending')
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    const { airwayBillNo } = booking
    await waitFor(() =>
      expect(tab.result.current.state).toMatchObject({ step: 'unknown', airwayBillNo, message: null }),
    )
    await another.ends()
  })
})

describe('a journal', () => {
  it('of a booking that was given up writes nothing down for the next one', async () => {
    const draft = beginDraft('gujrat')
    const journal = openJournal(draft)
    await journal.write({ airwayBillNo: booking.airwayBillNo, attempts: [booking], isSettled: false })
    const { id } = draft
    draft.close('given up')
    await journal.write({ airwayBillNo: booking.airwayBillNo, attempts: [booking], isSettled: true })
    expect(openJournal(await openDraft('gujrat', id())).read()).toBeNull()
    expect(openJournal(await openDraft('gujrat')).read()).toBeNull()
  })
})

describe('a shipment under the number that was sent', () => {
  const lookAt = (found: object) => {
    server.use(
      http.get('*/api/airwaybill/search', () => HttpResponse.json([found])),
      http.get('*/api/airwaybill/getAllByToday', () => HttpResponse.json([])),
    )
    return findBooking([booking], { looks: 1, self })
  }

  it('is ours where center, both people and destination agree', async () => {
    expect(await lookAt(row)).toEqual({ kind: 'ours', id: 'x', attempts: [booking] })
  })

  it('is somebody else’s with other people from another center', async () => {
    const others = { consignor: { contactPerson: 'Hina' }, consignee: { contactPerson: 'Omar' } }
    expect(await lookAt({ ...row, ...others, center: { username: 'karachi' } })).toEqual({ kind: 'theirs' })
  })

  it('is for the clerk to decide where the row has hardly more than the number', async () => {
    const found = await lookAt({ _id: 'x', airwayBillNo: booking.airwayBillNo })
    expect(found).toMatchObject({ kind: 'unclear', shipment: { id: 'x' }, attempts: [booking] })
  })

  it.each([
    ['without its leading zeros', Number(booking.airwayBillNo)],
    ['with spaces', booking.airwayBillNo.replace(/(\d{3})/g, '$1 ')],
  ])('is ours where the list writes the number %s', async (_how, airwayBillNo) => {
    expect(await lookAt({ ...row, airwayBillNo })).toMatchObject({ kind: 'ours', id: 'x' })
  })

  it('is for the clerk to decide where the list shows the people, but no number', async () => {
    expect(await lookAt({ ...row, airwayBillNo: null })).toMatchObject({ kind: 'unclear' })
  })

  it.each([
    ['the amount as it was typed', { amount: 14500 }],
    ['the center’s present username', { center: { username: 'gujrat-road' } }],
    ['names as the backend writes them', { consignee: { contactPerson: ' ANN  Lee' } }],
  ])('is ours with %s', async (_name, difference) => {
    const found = { ...row, ...difference }
    server.use(
      http.get('*/api/airwaybill/search', () => HttpResponse.json([found])),
      http.get('*/api/airwaybill/getAllByToday', () => HttpResponse.json([])),
    )
    expect(await findBooking([booking], { looks: 1, self: { ...self, username: 'gujrat-road' } })).toMatchObject({
      kind: 'ours',
    })
  })

  it('is found as soon as one list has it', async () => {
    server.use(
      http.get('*/api/airwaybill/search', () => HttpResponse.json([row])),
      http.get('*/api/airwaybill/getAllByToday', () => new Promise<Response>(() => undefined)),
    )
    expect(await findBooking([booking], { looks: 1, self })).toMatchObject({ kind: 'ours' })
  })

  it('is found by the second try where the first one meets a server in trouble', async () => {
    let tries = 0
    server.use(
      http.get('*/api/airwaybill/search', () => {
        tries += 1
        return tries === 1 ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json([row])
      }),
      http.get('*/api/airwaybill/getAllByToday', () => HttpResponse.json([])),
    )
    expect(await findBooking([booking], { looks: 1, self })).toMatchObject({ kind: 'ours', id: 'x' })
  })

  it('is unknown where one list fails and the other does not have it', async () => {
    server.use(
      http.get('*/api/airwaybill/search', () => HttpResponse.json({}, { status: 500 })),
      http.get('*/api/airwaybill/getAllByToday', () => HttpResponse.json([])),
    )
    await expect(findBooking([booking], { looks: 1, self })).rejects.toMatchObject({
      call: 'airwaybill/search',
      status: 500,
    })
  })
})
