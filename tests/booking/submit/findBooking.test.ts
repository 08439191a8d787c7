import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { findBooking } from '@/booking/submit/findBooking'
import { withBackend } from '../../app'
import { aBooking } from '../../services/forms'

const { server } = withBackend()

const booking = aBooking()

/** The booking as a row of the lists. */
const row = {
  _id: 'x',
  airwayBillNo: booking.airwayBillNo,
  center: { username: booking.user },
  consignor: { contactPerson: booking.shipperContactPerson },
  consignee: { contactPerson: booking.recContactPerson },
  destination: booking.recCountry,
}

type Answer = () => Response | Promise<Response>
const rows =
  (...found: object[]): Answer =>
  () =>
    HttpResponse.json(found)

/** Looks the booking up once; today's list is empty by default. */
function lookAt(search: Answer, today = rows(), self = { id: 'c1', username: 'gujrat', fullName: '', centerName: '' }) {
  server.use(http.get('*/api/airwaybill/search', search), http.get('*/api/airwaybill/getAllByToday', today))
  return findBooking([booking], { looks: 1, self })
}

const strangers = { consignor: { contactPerson: 'Hina' }, consignee: { contactPerson: 'Omar' } }
it.each([
  ['is ours where center, both people and destination agree', {}, 'ours'],
  [
    'is ours where the list writes the number without its zeros',
    { airwayBillNo: Number(booking.airwayBillNo) },
    'ours',
  ],
  ['is ours if its number ends with a piece', { airwayBillNo: `AWB ${booking.airwayBillNo}-1` }, 'ours'],
  ['is ours if its number has spaces', { airwayBillNo: booking.airwayBillNo.replace(/(\d{3})/g, '$1 ') }, 'ours'],
  ['is ours with the amount as it was typed', { amount: 14500 }, 'ours'],
  ['is ours with names as the backend writes them', { consignee: { contactPerson: ' ANN  Lee' } }, 'ours'],
  ['is somebody else’s with other people of another center', { ...strangers, center: { username: 'x' } }, 'theirs'],
  ['is left to the clerk if our parties are listed without a number', { airwayBillNo: null }, 'unclear'],
])('a shipment under the number that was sent %s', async (_name, difference, kind) => {
  expect(await lookAt(rows({ ...row, ...difference }))).toMatchObject({ kind })
})

it('leaves a shipment to the clerk if the lists show little more than its number', async () => {
  const found = await lookAt(rows({ _id: 'x', airwayBillNo: booking.airwayBillNo }))
  expect(found).toMatchObject({ kind: 'unclear', shipment: { id: 'x' }, attempts: [booking] })
})

it('recognises our shipment under the center’s current username', async () => {
  const self = { id: 'c1', username: 'gujrat-road', fullName: 'Sana Butt', centerName: 'Gujrat' }
  expect(await lookAt(rows({ ...row, center: { username: 'gujrat-road' } }), rows(), self)).toMatchObject({
    kind: 'ours',
    id: 'x',
    attempts: [booking],
  })
})

it('finds a booking as soon as one list has it', async () => {
  expect(await lookAt(rows(row), () => new Promise<Response>(() => undefined))).toMatchObject({ kind: 'ours' })
})

it('finds a booking on retry if the first attempt gets a server error', async () => {
  let tries = 0
  const search = () => (++tries === 1 ? HttpResponse.json({}, { status: 503 }) : HttpResponse.json([row]))
  expect(await lookAt(search)).toMatchObject({ kind: 'ours', id: 'x' })
})

const refusing = (status: number) => () => HttpResponse.json({ error: 'x' }, { status })
it.each([
  ['is answered with 404', refusing(404), rows(), 'free'],
  ['is forbidden to this center', refusing(403), rows(), 'free'],
  [
    'is forbidden to this center, and today’s list may have the booking',
    refusing(403),
    rows({ ...row, consignee: null }),
    'unclear',
  ],
])('uses today’s list if the search %s', async (_name, search, today, kind) => {
  expect(await lookAt(search, today)).toMatchObject({ kind })
})

it('does not wait endlessly for a list that does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const found = lookAt(() => new Promise<Response>(() => undefined), rows({ ...row, consignee: null }))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await found).toMatchObject({ kind: 'unclear' })
  vi.useRealTimers()
})

it('is undecided if neither list may be requested, or the session’s state is unknown', async () => {
  await expect(lookAt(refusing(403), refusing(403))).rejects.toMatchObject({ status: 403 })
  await expect(lookAt(refusing(401))).rejects.toMatchObject({ status: 401 })
})

it('is undecided if one list fails and the other does not have the booking', async () => {
  const failing = () => HttpResponse.json({}, { status: 500 })
  await expect(lookAt(failing)).rejects.toMatchObject({ call: 'airwaybill/search', status: 500 })
})
