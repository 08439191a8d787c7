import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Sending } from '@/booking/draft/readSending'
import type { SubmissionParts } from '@/booking/submit/submission'
import { resolveBooking, submitBooking } from '@/booking/submit/submitBooking'
import { noFiles } from '@/domain/forms/bookingForm'
import { ServiceError } from '@/services/http/errors'
import { aBooking } from '../../services/forms'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

const shown = aBooking()
const { airwayBillNo } = shown
const NEXT = '0000000007'

const errors = [
  new Error('broken'),
  new TypeError("Cannot read properties of undefined (reading 'trim')"),
  new DOMException('', 'QuotaExceededError'),
  'a text',
  undefined,
  null,
  { message: 5 },
]

const steps = [
  'version',
  'sending',
  'save',
  'sent',
  'booked',
  'isClosed',
  'create',
  'find',
  'nextNumber',
  'tell',
  'withLock',
] as const
type Call = (typeof steps)[number]

/** The parts of a submission; one of them throws from its nth call on. */
function breaking(at: Call, nth: number, error: unknown, entry: Sending | null, answers: Answers) {
  let kept = entry
  let calls = 0
  const sent: string[] = []
  const check = (call: Call) => {
    if (call !== at) return
    calls += 1
    if (calls >= nth) throw error
  }
  const parts: SubmissionParts = {
    record: {
      version: () => (check('version'), 'version'),
      sending: () => (check('sending'), kept),
      save: async (sending) => {
        check('save')
        kept = sending
      },
      sent: async () => (check('sent'), []),
      booked: async () => {
        check('booked')
        kept = null
      },
    },
    isClosed: () => (check('isClosed'), false),
    create: async (booking) => {
      sent.push(booking.airwayBillNo)
      check('create')
      if (answers.create) throw answers.create
      return 'id'
    },
    find: async (attempts) => {
      check('find')
      return answers.find === 'ours' ? { kind: 'ours', id: 'id', attempts } : { kind: answers.find }
    },
    nextNumber: async () => (check('nextNumber'), NEXT),
    tell: () => check('tell'),
    withLock: async (_timeoutMs, work) => {
      check('withLock')
      return work()
    },
  }
  return { parts, sent, kept: () => kept }
}

interface Answers {
  create: ServiceError | null
  find: 'ours' | 'free' | 'theirs'
}
const lost = new ServiceError('airwaybill/create', { kind: 'noAnswer', status: null, message: 'No answer' })
const refusal = new ServiceError('airwaybill/create', { kind: 'refused', status: 400, message: 'Too heavy' })
const open: Sending = { airwayBillNo, attempts: [shown], isSettled: false }

describe('an unexpected error during a booking', () => {
  const cases = fc.record({
    at: fc.constantFrom(...steps),
    nth: fc.integer({ min: 1, max: 3 }),
    error: fc.constantFrom(...errors),
    entry: fc.constantFrom(null, open, { ...open, isSettled: true }),
    create: fc.constantFrom(null, lost, refusal),
    find: fc.constantFrom('ours', 'free', 'theirs'),
  })

  it('ends in a state that the clerk can act on, and never calls a possible booking unsent', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ at, nth, error, entry, create, find }) => {
        const { parts, sent } = breaking(at, nth, error, entry, { create, find })
        const outcome = await submitBooking(parts, { booking: shown, files: noFiles })
        expect(['booked', 'refused', 'unknown', 'doubtful']).toContain(outcome.kind)
        const told = outcome.kind === 'refused' ? outcome.message : null
        expect(told).not.toBe('')
        // Nobody is told that a booking was not made if it may have been.
        expect(told?.includes('was not booked') === true && sent.length > 0 && find !== 'theirs').toBe(false)
        // The clerk is asked nothing before anything may have been sent.
        expect(sent.length === 0 && entry === null && outcome.kind !== 'refused').toBe(false)
        expect(sent.length > 0 && create === null && at !== 'create' && outcome.kind !== 'booked').toBe(false)
      }),
      { numRuns: 600 },
    )
  })

  it('ends in such a state after a reload too, and sends nothing again', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ at, nth, error, create, find }) => {
        const { parts, sent } = breaking(at, nth, error, open, { create, find })
        const outcome = await resolveBooking(parts, shown)
        expect(['booked', 'refused', 'unknown', 'doubtful']).toContain(outcome.kind)
        expect(sent).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it('in reading the answer leads to a lookup, like a lost answer', async () => {
    const { parts } = breaking('create', 1, new TypeError('broken'), null, { create: null, find: 'ours' })
    const outcome = await submitBooking(parts, { booking: shown, files: noFiles })
    expect(outcome).toMatchObject({ kind: 'booked', airwayBillNo: NEXT })
  })

  it('in the lookup of a possible booking leaves the decision to the clerk, without endless lookups', async () => {
    const { parts } = breaking('find', 1, new TypeError('broken'), null, { create: lost, find: 'ours' })
    const outcome = await submitBooking(parts, { booking: shown, files: noFiles })
    expect(outcome).toMatchObject({ kind: 'doubtful', why: 'not looked up', airwayBillNo: NEXT, shipment: null })
  })

  it('while a booking is recorded as made does not hide that it was made', async () => {
    const { parts } = breaking('booked', 1, new TypeError('broken'), null, { create: null, find: 'ours' })
    expect(await submitBooking(parts, { booking: shown, files: noFiles })).toMatchObject({ kind: 'booked', id: 'id' })
  })
})

describe('offline before anything is sent', () => {
  const offline = new ServiceError('airwaybill/getLast', { kind: 'noAnswer', status: null, message: 'No line' })

  it('is reported, and asks nothing', async () => {
    const { parts, sent, kept } = breaking('nextNumber', 1, offline, null, { create: null, find: 'free' })
    expect(await submitBooking(parts, { booking: shown, files: noFiles })).toEqual({
      kind: 'refused',
      message: 'No line',
    })
    expect(sent).toEqual([])
    expect(kept()).toBeNull()
  })

  it('is reported too if an earlier submission was looked up and nothing was booked', async () => {
    const settled = { ...open, isSettled: true }
    const { parts, sent, kept } = breaking('find', 1, offline, settled, { create: null, find: 'free' })
    const outcome = await submitBooking(parts, { booking: shown, files: noFiles })
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringMatching(/^Nothing was sent: /) })
    expect(sent).toEqual([])
    expect(kept()).toEqual(settled)
  })

  it('leaves the outcome open if something may have been sent', async () => {
    const { parts } = breaking('find', 1, offline, open, { create: null, find: 'free' })
    expect(await submitBooking(parts, { booking: shown, files: noFiles })).toMatchObject({ kind: 'unknown' })
  })
})
