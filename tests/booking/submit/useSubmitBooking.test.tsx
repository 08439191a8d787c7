import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beginDraft, openDraft } from '@/booking/draft/draft'
import { useSubmitBooking } from '@/booking/submit/useSubmitBooking'
import { useMessages } from '@/components/messages/useMessages'
import { noFiles } from '@/domain/forms/bookingForm'
import { nextAirwayBillNoQuery, statisticsQuery } from '@/services/airwayBill.queries'
import { createQueryClient } from '@/services/createQueryClient'
import { sessionEndedQuery } from '@/services/session.queries'
import { providersOf, makeRoundTrip, withBackend, withRunningTimers } from '../../app'
import { endSessions, signIn } from '../../backend/session'
import { withComputer } from '../../browser/browserStandIns'
import { aBooking } from '../../services/forms'
import { CREATE, withReceiptTab } from '../bookingScreen'

const { store, server } = withBackend()
withComputer()
withReceiptTab()
const { pass } = withRunningTimers()

const OWNER = 'gujrat'
const EXISTS = 'AirwayBill No already exists'
const booking = aBooking()
const { airwayBillNo } = booking
const LATER = '0000123459'

/** The booking as a row of the lists. */
const row = {
  _id: 'x',
  airwayBillNo,
  center: { username: booking.user },
  consignor: { contactPerson: booking.shipperContactPerson },
  consignee: { contactPerson: booking.recContactPerson },
  destination: booking.recCountry,
}

const failing = () => HttpResponse.json({}, { status: 500 })
const notAuthorized = () => HttpResponse.json({}, { status: 401 })
const signedOut = () => {
  endSessions(store)
  return notAuthorized()
}
const cutLine = () => HttpResponse.error()

/** The backend's answers, which tests replace. */
const answers = { next: () => HttpResponse.json(airwayBillNo), create: failing, search: failing, today: failing }
type Answer = () => Response | Promise<Response>
let backend: Record<keyof typeof answers, Answer>
let asked: Record<keyof typeof answers, number>
beforeEach(() => {
  backend = { ...answers, search: () => HttpResponse.json([]), today: () => HttpResponse.json([]) }
  asked = { next: 0, create: 0, search: 0, today: 0 }
  const answer = (call: keyof typeof answers) => () => {
    asked[call] += 1
    return backend[call]()
  }
  server.use(
    http.get('*/api/airwaybill/getLast', answer('next')),
    http.post(`*${CREATE}`, answer('create')),
    http.get('*/api/airwaybill/search', answer('search')),
    http.get('*/api/airwaybill/getAllByToday', answer('today')),
  )
})
const finds = () => HttpResponse.json([row])
const listsFail = () => Object.assign(backend, { search: failing, today: failing })

/** An answer that waits until the test releases it. */
function held(then: () => Response) {
  let release = (): void => undefined
  const waiting = new Promise<void>((resolve) => (release = resolve))
  return { answer: () => waiting.then(then), letGo: () => act(async () => release()) }
}

/** The uploads with a listener for their progress. */
function heardUploads() {
  const { mock } = vi.spyOn(EventTarget.prototype, 'addEventListener')
  return () => mock.contexts.filter((target) => target instanceof XMLHttpRequestUpload)
}

async function open(username = OWNER) {
  signIn(store, OWNER)
  const draft = await openDraft(OWNER)
  const client = createQueryClient()
  client.setQueryData(statisticsQuery().queryKey, [])
  const [onBooked, onRefused] = [vi.fn(), vi.fn()]
  const drawn: object[] = []
  const self = { id: 'c1', username, fullName: '', centerName: '' }
  const { result } = renderHook(
    () => {
      const submitting = useSubmitBooking({ draft, self, onBooked, onRefused })
      drawn.push(submitting.state)
      return { ...submitting, messages: useMessages().all }
    },
    {
      wrapper: providersOf(client),
    },
  )
  const now = () => result.current
  return {
    draft,
    onBooked,
    onRefused,
    now,
    /** All states that were rendered. */
    drawn,
    submit: (changes: Partial<typeof booking> = {}) =>
      act(() => now().submit({ booking: { ...booking, ...changes }, files: noFiles }, true)),
    lookAgain: () => act(() => now().lookAgain()),
    becomes: (state: object) => waitFor(() => expect(now().state).toEqual(state)),
    isBooked: () => waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1)),
    isRefused: () => waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1)),
    /** The mutations that the cache retains, which would hold the booking and its files. */
    kept: () => client.getMutationCache().getAll(),
    areFiguresOutdated: () => client.getQueryState(statisticsQuery().queryKey)?.isInvalidated,
    nextNumber: () => client.getQueryData(nextAirwayBillNoQuery().queryKey),
    hasSessionEnded: () => client.getQueryData(sessionEndedQuery().queryKey) === true,
    signInAgain: () => act(async () => client.setQueryData(sessionEndedQuery().queryKey, false)),
  }
}

const unknown = {
  kind: 'unknown',
  airwayBillNo,
  message: null as string | null,
  isLooking: false,
  lookedAt: expect.any(Date) as Date,
}

describe('a booking being sent', () => {
  it('leaves no mutation in the cache, with its files, once it is made or refused', async () => {
    const { submit, isRefused, isBooked, kept } = await open()
    backend.create = () => HttpResponse.json({ error: 'No' }, { status: 403 })
    submit()
    await isRefused()
    backend.create = () => HttpResponse.json({ id: 'x' })
    submit()
    await isBooked()
    await waitFor(() => expect(kept()).toEqual([]))
  })

  it.each([
    ['its answer says so', () => HttpResponse.json({ id: 'x' })],
    ['a list shows it after its answer was lost', cutLine],
  ])('makes lists and figures outdated in this tab too if %s', async (_what, create) => {
    const { submit, isBooked, areFiguresOutdated } = await open()
    Object.assign(backend, { create, search: finds })
    expect(areFiguresOutdated()).toBe(false)
    submit()
    await isBooked()
    expect(areFiguresOutdated()).toBe(true)
  })

  it('is made if its answer has an id, and what has failed besides is said', async () => {
    const { submit, isBooked, onBooked, now } = await open()
    backend.create = () => HttpResponse.json({ id: 'x', error: 'ID card not stored' })
    submit()
    await isBooked()
    expect(onBooked).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'x', text: 'AirwayBill added successfully !!' }),
    )
    await waitFor(() => expect(now().messages.map(({ text }) => text)).toEqual(['ID card not stored']))
  })

  it('shows its step and its progress', async () => {
    const uploads = heardUploads()
    const [next, create] = [held(answers.next), held(cutLine)]
    Object.assign(backend, { next: next.answer, create: create.answer })
    const search = held(finds)
    Object.assign(backend, { search: search.answer, today: search.answer })
    const { now, submit, becomes, nextNumber, isBooked } = await open()
    expect(now().state).toEqual({ kind: 'editing' })
    submit({ airwayBillNo: LATER })
    await becomes({ kind: 'sending', progress: null, doing: { kind: 'asking', taken: null } })
    expect(nextNumber()).toBeUndefined()
    await next.letGo()
    const sending = { kind: 'sending', progress: null, doing: { kind: 'booking', airwayBillNo, instead: LATER } }
    await becomes(sending)
    expect(nextNumber()).toBe(airwayBillNo)
    await waitFor(() => expect(uploads()).not.toEqual([]))
    const half = new ProgressEvent('progress', { lengthComputable: true, loaded: 5, total: 10 })
    act(() => uploads().forEach((upload) => upload.dispatchEvent(half)))
    expect(now().state).toEqual({ ...sending, progress: 0.5 })
    await create.letGo()
    await becomes({ kind: 'sending', progress: null, doing: { kind: 'looking up', airwayBillNo } })
    await search.letGo()
    await isBooked()
    await becomes({ kind: 'editing' })
  })

  it('is no longer sent after a logout, silently', async () => {
    const next = held(answers.next)
    backend.next = next.answer
    const { draft, submit, becomes, now, onRefused } = await open()
    submit()
    await waitFor(() => expect(asked.next).toBe(1))
    draft.discard()
    await next.letGo()
    await becomes({ kind: 'editing' })
    expect(asked.create).toBe(0)
    expect(now().messages).toEqual([])
    expect(onRefused).not.toHaveBeenCalled()
  })
})

describe('a booking that was made but could not be shown', () => {
  it.each([
    ['as it was', false, 'latest'],
    ['after a field was corrected', true, 'earlier'],
  ])('is shown by the next press, %s, and not sent again', async (_how, isCorrected, version) => {
    backend.create = () => HttpResponse.json({ id: 'made' })
    const { draft, submit, becomes, now, onBooked } = await open()
    onBooked.mockImplementationOnce(() => {
      throw new TypeError('broken')
    })
    submit()
    await waitFor(() => expect(now().messages).toHaveLength(1))
    await becomes({ kind: 'editing' })
    if (isCorrected) draft.edit()
    submit(isCorrected ? { recCity: 'Leeds' } : {})
    await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(2))
    expect(onBooked).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'made', airwayBillNo, version }))
    expect(asked.create).toBe(1)
  })
})

/** Holds the lock as another tab that is booking. */
function bookingTab() {
  let release = () => {}
  const held = navigator.locks.request('booking', {}, () => new Promise<void>((resolve) => (release = resolve)))
  const ends = () => {
    release()
    return held
  }
  return { ends }
}

describe('a booking while another tab is booking', () => {
  it('waits for the other to end, and is then sent', async () => {
    backend.create = () => HttpResponse.json({ id: 'made' })
    const { submit, becomes, isBooked } = await open()
    const another = bookingTab()
    submit()
    await becomes({ kind: 'sending', progress: null, doing: { kind: 'queued' } })
    expect(asked.create).toBe(0)
    await another.ends()
    await isBooked()
  })

  it('is not sent, and says so, if the other does not end', async () => {
    const { submit, becomes, isRefused, onRefused } = await open()
    const another = bookingTab()
    submit()
    await becomes({ kind: 'sending', progress: null, doing: { kind: 'queued' } })
    await pass(20_000)
    await isRefused()
    expect(onRefused).toHaveBeenCalledWith('Another tab is still booking. This booking was not sent. Try again.')
    await another.ends()
    expect(asked.create).toBe(0)
  })
})

describe('a refusal that may be of the browser’s own retry, while the lists fail too', () => {
  /** Refuses the booking; `next` is the number that the backend then offers. */
  const refuse = (status: number, next: string | null) => {
    backend.create = () => HttpResponse.json({ error: EXISTS }, { status })
    backend.next = () => {
      if (asked.create === 0) return HttpResponse.json(airwayBillNo)
      return next === null ? failing() : HttpResponse.json(next)
    }
    listsFail()
  }

  it.each([
    [200, 'has gone on to another number', LATER],
    [400, 'has gone on to another number', LATER],
    [500, 'has gone on to another number', LATER],
    [500, 'does not say which number is next', null],
  ])('%i leaves the outcome open if the backend %s', async (status, _what, next) => {
    refuse(status, next)
    const { submit, becomes, lookAgain, isBooked, onBooked, onRefused, now } = await open()
    submit()
    await becomes({ ...unknown, message: EXISTS })
    expect(onRefused).not.toHaveBeenCalled()
    // A lookup in vain must not clear the message.
    lookAgain()
    expect(now().state).toEqual({ ...unknown, message: EXISTS, isLooking: true })
    await becomes({ ...unknown, message: EXISTS })
    backend.search = finds
    lookAgain()
    await isBooked()
    expect(onBooked).toHaveBeenCalledWith(expect.objectContaining({ id: 'x', airwayBillNo }))
  })

  it.each([
    [200, airwayBillNo],
    [400, airwayBillNo],
    [500, airwayBillNo],
    [404, LATER],
  ])('%i is shown if nothing can be booked, and the next submission looks it up first', async (status, next) => {
    refuse(status, next)
    const { submit, isRefused, isBooked, now } = await open()
    submit()
    await isRefused()
    expect(now().pinnedNumber).toBe(airwayBillNo)
    backend.search = finds
    submit()
    await isBooked()
    expect(asked.create).toBe(1)
  })
})

describe('a booking with an unknown outcome', () => {
  it('is not looked up while signed out, and is looked up at once after sign-in', async () => {
    backend.create = cutLine
    Object.assign(backend, { search: signedOut, today: signedOut })
    const { now, submit, becomes, hasSessionEnded, signInAgain, isBooked } = await open()
    submit()
    await becomes(unknown)
    await waitFor(() => expect(hasSessionEnded()).toBe(true))
    const before = asked.search
    await pass(60_000)
    expect(asked.search).toBe(before)
    const search = held(finds)
    Object.assign(backend, { search: search.answer, today: failing })
    await signInAgain()
    await pass(1000)
    expect(now().state).toEqual({ ...unknown, isLooking: true })
    await search.letGo()
    await isBooked()
    expect(asked.search).toBe(before + 1)
  })
})

describe('a booking interrupted by a reload', () => {
  const cutOff = (isSettled: boolean) => beginDraft(OWNER).record.save({ airwayBillNo, attempts: [booking], isSettled })

  it('is looked up at once, and twice, also under a new username of the center', async () => {
    await cutOff(false)
    const found = { ...row, center: { username: 'gujrat-road' } }
    backend.search = () => HttpResponse.json(asked.search > 1 ? [found] : [])
    const { now, drawn, nextNumber, becomes, isBooked, onBooked } = await open('gujrat-road')
    // The form is locked from its first render.
    expect(drawn[0]).toEqual({ kind: 'sending', progress: null, doing: null })
    expect(now().pinnedNumber).toBe(airwayBillNo)
    await becomes({ kind: 'sending', progress: null, doing: { kind: 'looking up', airwayBillNo } })
    expect(nextNumber()).toBeUndefined()
    await waitFor(() => expect(asked.today).toBe(1))
    await makeRoundTrip()
    await pass(2000)
    await isBooked()
    expect(onBooked).toHaveBeenCalledWith(expect.objectContaining({ id: 'x', airwayBillNo }))
    expect(now().pinnedNumber).toBeNull()
    expect(window.open).not.toHaveBeenCalled()
  })

  it('that was looked up in vain keeps its number, and is not looked up again after the next reload', async () => {
    await cutOff(true)
    const { now } = await open()
    expect(now().state).toEqual({ kind: 'editing' })
    expect(now().pinnedNumber).toBe(airwayBillNo)
    await makeRoundTrip()
    expect(now().state).toEqual({ kind: 'editing' })
    expect(asked.search).toBe(0)
  })

  it('is waited for while a duplicated tab still sends it, but not forever', async () => {
    await cutOff(false)
    const another = bookingTab()
    const { becomes, isBooked, lookAgain } = await open()
    expect(asked.search).toBe(0)
    await pass(20_000)
    await becomes(unknown)
    backend.search = finds
    lookAgain()
    await another.ends()
    await isBooked()
  })
})
