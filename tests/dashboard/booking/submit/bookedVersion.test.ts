import { expect, it } from 'vitest'
import { submitBooking, type SubmissionParts } from '@/dashboard/booking/submit/runSubmission'
import { noFiles, type Booking } from '@/domain/forms/bookingForm'
import { aBooking } from '../../../services/forms'

/** A draft whose attempts have been sent, and one of which turns out to be booked as the form is submitted again. */
async function versionBooked(attempts: Booking[], form: Booking, isFitting: (attempt: Booking) => boolean) {
  const entry = { airwayBillNo: form.airwayBillNo, attempts, isSettled: true }
  const parts: SubmissionParts = {
    draftId: 'draft',
    isOver: () => false,
    create: () => Promise.reject(new Error('It is booked already')),
    find: async (sent) => ({ kind: 'ours', id: 'x', attempts: sent.filter(isFitting) }),
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
    journal: { read: () => entry, write: async () => undefined, clear: () => undefined },
  }
  const outcome = await submitBooking(parts, { booking: form, files: noFiles, isNumberGiven: true })
  return outcome.kind === 'booked' ? outcome.version : outcome
}

const first = aBooking({ weight: '1' })
const heavier = aBooking({ weight: '2' })
const heaviest = aBooking({ weight: '3' })
const ofSavedCustomer = aBooking({ weight: '1', shipperId: '65f000000000000000000001' })
const forNorway = aBooking({ weight: '1', recCountry: 'Norway' })
const all = () => true

it.each([
  ['the form as it stands, where nothing was changed', [first], first, all, 'latest'],
  ['the same where the saved customer alone is another', [first], ofSavedCustomer, all, 'latest'],
  ['an earlier attempt, where the form was changed since', [first], heavier, all, 'earlier'],
  ['an earlier attempt, where neither of two is what stands there', [first, heavier], heaviest, all, 'earlier'],
  ['either, where the lists cannot tell the attempts apart', [first, heavier], heavier, all, 'either'],
  [
    'the one that the lists show',
    [first, forNorway],
    forNorway,
    (attempt: Booking) => attempt.recCountry === 'Norway',
    'latest',
  ],
])('%s', async (_which, attempts, form, isFitting, version) => {
  expect(await versionBooked(attempts, form, isFitting)).toBe(version)
})
