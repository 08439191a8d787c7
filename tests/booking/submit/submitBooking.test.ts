import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sending } from '@/booking/draft/readSending'
import type { SubmissionParts } from '@/booking/submit/submission'
import { submitBooking } from '@/booking/submit/submitBooking'
import { type Booking, noFiles } from '@/domain/forms/bookingForm'
import { ServiceError } from '@/services/http/errors'
import type { Sent } from '@/session/drafts/finishedDrafts'
import { aBooking } from '../../services/forms'

const EXISTS = 'AirwayBill No already exists'

/** The parts of a submission without a screen. */
function bench(changes: Partial<SubmissionParts>, entry: Sending | null = null, sent: readonly Sent[] = []) {
  let kept = entry
  const exists = new ServiceError('createAirwayBill', { kind: 'refused', status: 400, message: EXISTS })
  const parts = {
    record: {
      version: () => 'version',
      sending: () => kept,
      save: async (sending) => void (kept = sending),
      sent: async () => sent,
      booked: async () => void (kept = null),
    },
    isClosed: () => false,
    create: vi.fn<SubmissionParts['create']>(() => Promise.reject(exists)),
    find: vi.fn<SubmissionParts['find']>(() => Promise.resolve({ kind: 'free' })),
    nextNumber: () => Promise.resolve('0000000007'),
    tell: () => undefined,
    withLock: (_patience, work) => work(),
    ...changes,
  } satisfies SubmissionParts
  const shown = aBooking()
  const submit = (airwayBillNo = shown.airwayBillNo) =>
    submitBooking(parts, { booking: { ...shown, airwayBillNo }, files: noFiles })
  return { parts, submit, shown: shown.airwayBillNo, kept: () => kept }
}

describe('a next number that is slow to load', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const silent = () => new Promise<string>(() => undefined)

  it('is awaited for 8 seconds, then the form’s number is used', async () => {
    const { parts, submit, shown } = bench({ nextNumber: silent, create: vi.fn(async () => 'id') })
    const outcome = submit()
    await vi.advanceTimersByTimeAsync(7999)
    expect(parts.create).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ kind: 'booked', airwayBillNo: shown, instead: null })
  })

  it('is awaited for as long as it takes if the form has none', async () => {
    const late = () => new Promise<string>((resolve) => setTimeout(() => resolve('0000000007'), 60_000))
    const { parts, submit } = bench({ nextNumber: late, create: vi.fn(async () => 'id') })
    const outcome = submit('')
    await vi.advanceTimersByTimeAsync(59_999)
    expect(parts.create).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ kind: 'booked', airwayBillNo: '0000000007', instead: null })
  })

  it('does not suppress a refusal', async () => {
    let asked = 0
    const nextNumber = () => (asked++ === 0 ? Promise.resolve('0000000007') : silent())
    const { submit } = bench({ nextNumber })
    const outcome = submit()
    await vi.advanceTimersByTimeAsync(8000)
    expect(await outcome).toEqual({ kind: 'refused', message: EXISTS })
  })
})

describe('a refused number', () => {
  const counting = () => {
    let next = 7
    return () => Promise.resolve(String(next++).padStart(10, '0'))
  }

  it('that the second lookup shows as ours is not replaced by another', async () => {
    let looks = 0
    const { parts, submit } = bench({
      nextNumber: counting(),
      find: vi.fn<SubmissionParts['find']>(async (attempts) => {
        looks += 1
        return looks === 1 ? { kind: 'free' } : { kind: 'ours', id: 'x', attempts }
      }),
    })
    expect(await submit()).toMatchObject({ kind: 'booked', id: 'x', airwayBillNo: '0000000007' })
    expect(parts.create).toHaveBeenCalledTimes(1)
  })

  it.each([400, 409, 422])('with %i that is in no list belongs to another center', async (status) => {
    const error = new ServiceError('createAirwayBill', { kind: 'refused', status, message: 'Duplicate key' })
    const create = vi.fn<SubmissionParts['create']>().mockRejectedValueOnce(error).mockResolvedValue('id')
    const { submit, shown } = bench({ nextNumber: counting(), create })
    // The next number is requested to send, to see whether the first is used, and to send again.
    expect(await submit()).toMatchObject({ kind: 'booked', airwayBillNo: '0000000009', instead: shown })
    expect(create.mock.calls.map(([{ airwayBillNo }]) => airwayBillNo)).toEqual(['0000000007', '0000000009'])
  })

  it.each([200, 400, 422])(
    'for another reason (%i) is sent once, as it would be refused under every number',
    async (status) => {
      const error = new ServiceError('createAirwayBill', { kind: 'refused', status, message: 'Mail failed' })
      const { parts, submit } = bench({ nextNumber: counting(), create: vi.fn(() => Promise.reject(error)) })
      expect(await submit()).toEqual({ kind: 'refused', message: 'Mail failed' })
      expect(parts.create).toHaveBeenCalledTimes(1)
    },
  )

  it('whose answer was lost is asked about, whatever a later refusal says', async () => {
    const lost = new ServiceError('createAirwayBill', { kind: 'noAnswer', status: null, message: 'No answer' })
    const refusal = new ServiceError('createAirwayBill', { kind: 'refused', status: 400, message: 'Not accepted' })
    const create = vi.fn<SubmissionParts['create']>().mockRejectedValueOnce(lost).mockRejectedValue(refusal)
    const { submit } = bench({ nextNumber: counting(), create })
    await submit()
    expect(await submit()).toMatchObject({ kind: 'doubtful', airwayBillNo: '0000000007', shipment: null })
    expect(create).toHaveBeenCalledTimes(2)
  })

  it('whose answer was lost, and that somebody else has, is replaced by the next one', async () => {
    const noAnswer = new ServiceError('createAirwayBill', { kind: 'noAnswer', status: null, message: 'No answer' })
    const create = vi.fn<SubmissionParts['create']>().mockRejectedValueOnce(noAnswer).mockResolvedValue('id')
    const { submit, kept } = bench({
      nextNumber: counting(),
      create,
      find: vi.fn(async () => ({ kind: 'theirs' }) as const),
    })
    expect(await submit()).toMatchObject({ kind: 'booked', airwayBillNo: '0000000008' })
    expect(kept()).toBeNull()
  })

  it('whose answer was lost, and that nobody has, is stored with the draft and never sent under another', async () => {
    const noAnswer = new ServiceError('createAirwayBill', { kind: 'noAnswer', status: null, message: 'No answer' })
    const create = vi.fn<SubmissionParts['create']>().mockRejectedValueOnce(noAnswer).mockResolvedValue('id')
    const { submit, kept } = bench({ nextNumber: counting(), create })
    expect(await submit()).toEqual({ kind: 'refused', message: 'No answer' })
    expect(kept()).toMatchObject({ airwayBillNo: '0000000007' })
    expect(await submit()).toMatchObject({ kind: 'booked', airwayBillNo: '0000000007' })
    expect(create.mock.calls.map(([{ airwayBillNo }]) => airwayBillNo)).toEqual(['0000000007', '0000000007'])
  })

  it('stored with the draft is replaced once somebody else has it', async () => {
    const booking = aBooking()
    const { airwayBillNo } = booking
    const create = vi.fn<SubmissionParts['create']>(async () => 'id')
    const { submit } = bench(
      { nextNumber: counting(), create, find: vi.fn(async () => ({ kind: 'theirs' }) as const) },
      { airwayBillNo, attempts: [booking], isSettled: true },
    )
    expect(await submit()).toMatchObject({ kind: 'booked', airwayBillNo: '0000000007', instead: airwayBillNo })
    expect(create).toHaveBeenCalledTimes(1)
  })

  it('that somebody else has is never sent again, even if no other is available', async () => {
    const booking = aBooking()
    const { airwayBillNo } = booking
    const { parts, submit, kept } = bench(
      {
        nextNumber: () => Promise.resolve(airwayBillNo),
        find: vi.fn(async () => ({ kind: 'theirs' }) as const),
      },
      { airwayBillNo, attempts: [booking], isSettled: true },
      [{ version: 'version', airwayBillNo, id: null, at: 1 }],
    )
    expect(await submit()).toMatchObject({ kind: 'refused' })
    expect(parts.create).not.toHaveBeenCalled()
    expect(kept()).toBeNull()
  })

  it('on which the second lookup is inconclusive is stored with the draft', async () => {
    let looks = 0
    const { parts, submit, kept } = bench({
      nextNumber: counting(),
      find: vi.fn<SubmissionParts['find']>(async () => {
        looks += 1
        if (looks === 1) return { kind: 'free' }
        throw new ServiceError('searchShipments', { kind: 'refused', status: 500, message: '' })
      }),
    })
    expect(await submit()).toEqual({ kind: 'refused', message: EXISTS })
    expect(parts.create).toHaveBeenCalledTimes(1)
    expect(kept()).toMatchObject({ airwayBillNo: '0000000007', isSettled: true })
  })

  it('is not followed by another after a logout', async () => {
    let isClosed = false
    const { parts, submit } = bench({
      nextNumber: counting(),
      isClosed: () => isClosed,
      find: vi.fn<SubmissionParts['find']>(async () => {
        isClosed = true
        return { kind: 'theirs' }
      }),
    })
    expect(await submit()).toEqual({ kind: 'refused', message: '' })
    expect(parts.create).toHaveBeenCalledTimes(1)
  })

  it('that the backend offers again is not sent again', async () => {
    const { parts, submit } = bench({ find: vi.fn(async () => ({ kind: 'theirs' }) as const) })
    expect(await submit()).toEqual({ kind: 'refused', message: EXISTS })
    expect(parts.create).toHaveBeenCalledTimes(1)
  })

  it.each([403, 404, 413, 500])('with %i is reported, whoever has the number', async (status) => {
    const error = new ServiceError('createAirwayBill', { kind: 'refused', status, message: 'No' })
    const { parts, submit } = bench({
      nextNumber: counting(),
      create: vi.fn(() => Promise.reject(error)),
      find: vi.fn(async () => ({ kind: 'theirs' }) as const),
    })
    expect(await submit()).toEqual({ kind: 'refused', message: 'No' })
    expect(parts.create).toHaveBeenCalledTimes(1)
  })
})

const first = aBooking({ weight: '1' })
const heavier = aBooking({ weight: '2' })
const heaviest = aBooking({ weight: '3' })
const ofSavedCustomer = aBooking({ weight: '1', shipperId: '65f000000000000000000001' })
const forNorway = aBooking({ weight: '1', recCountry: 'Norway' })
const all = () => true

it.each([
  ['shown with the form’s values, if they were sent', [first], first, all, 'latest'],
  ['shown with the form’s values, if only the saved customer is another', [first], ofSavedCustomer, all, 'latest'],
  ['shown as an earlier attempt, if the form was changed since', [first], heavier, all, 'earlier'],
  [
    'shown as an earlier attempt, if neither of two is what the form contains',
    [first, heavier],
    heaviest,
    all,
    'earlier',
  ],
  ['shown as either, if the lists cannot tell the attempts apart', [first, heavier], heavier, all, 'either'],
  [
    'shown as the attempt that the lists show',
    [first, forNorway],
    forNorway,
    (attempt: Booking) => attempt.recCountry === 'Norway',
    'latest',
  ],
])('a booking found later is %s', async (_which, attempts, form, isFitting, version) => {
  const { parts } = bench(
    { find: async (sent) => ({ kind: 'ours', id: 'x', attempts: sent.filter(isFitting) }) },
    { airwayBillNo: form.airwayBillNo, attempts, isSettled: true },
  )
  const outcome = await submitBooking(parts, { booking: form, files: noFiles })
  expect(outcome).toMatchObject({ kind: 'booked', version })
})

it('a booking that a duplicate of the tab has made is not made again after the computer’s clock was set back', async () => {
  const create = vi.fn(async () => 'id')
  const attempts = [{ ...aBooking(), airwayBillNo: '0000000006' }]
  const { submit } = bench(
    { create, find: vi.fn(async () => ({ kind: 'theirs' }) as const) },
    { airwayBillNo: '0000000006', attempts, isSettled: false },
    // The latest first, by a clock that was an hour fast when the first was sent.
    [
      { version: 'version', airwayBillNo: '0000000006', id: null, at: 3_600_000 },
      { version: 'version', airwayBillNo: '0000000007', id: 'made', at: 60_000 },
    ],
  )
  expect(await submit()).toMatchObject({ kind: 'booked', id: 'made', airwayBillNo: '0000000007' })
  expect(create).not.toHaveBeenCalled()
})

it('a booking looked up first is not sent if the user has logged out meanwhile: somebody else may have signed in', async () => {
  let isClosed = false
  const { parts, submit } = bench(
    {
      isClosed: () => isClosed,
      find: vi.fn<SubmissionParts['find']>(async () => {
        isClosed = true
        return { kind: 'free' }
      }),
    },
    { airwayBillNo: '0000000006', attempts: [{ ...aBooking(), airwayBillNo: '0000000006' }], isSettled: true },
  )
  expect(await submit()).toEqual({ kind: 'refused', message: '' })
  expect(parts.create).not.toHaveBeenCalled()
})
