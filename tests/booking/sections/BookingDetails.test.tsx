import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { logIn, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { endSessions } from '../../backend/session'
import { nextAirwayBillNo } from '../../backend/shipmentRoutes'
import { newId } from '../../backend/store'
import {
  addShipment,
  booked,
  control,
  CREATE,
  creations,
  fill,
  openFilled,
  openWithoutNumber,
  tab,
  withReceiptTab,
} from '../bookingScreen'

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

/** Makes another center take the number first, this many times. */
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

async function openNumbered() {
  const site = await openFilled(store)
  return { site, shown: control('airwayBillNo').value }
}

describe('the number of a booking', () => {
  it('is the next free one at the time of booking, and a change from the form’s number is announced once', async () => {
    const { site, shown } = await openNumbered()
    for (let other = 0; other < 3; other++) bookElsewhere()
    await addShipment(site)
    await booked()
    expect(creations(store).map(numberSent)).toEqual([plus(shown, 3)])
    expect(ours().map(({ airwayBillNo }) => String(airwayBillNo))).toEqual([plus(shown, 3)])
    expect(document.querySelector('.cc-booked-panel')).toHaveTextContent(
      `Booked as ${plus(shown, 3)}, because ${shown} was used by another counter.`,
    )
    expect(screen.getAllByText(/was used by another/)).toHaveLength(1)
    await waitFor(() => expect(control('airwayBillNo')).toHaveValue(plus(shown, 4)))
    expect(tab.location.replace.mock.calls[0]?.[0]).toMatchObject({
      pathname: `/admin/dashboard/receipt/${ours()[0]?.id}`,
    })
  })

  it('is requested after Add Shipment, which opens the receipt’s tab first', async () => {
    const { site, shown } = await openNumbered()
    store.faults.push({ path: '/api/airwaybill/getLast', isHeld: true })
    bookElsewhere()
    await addShipment(site)
    expect(window.open).toHaveBeenCalledTimes(1)
    const overlay = await screen.findByText('Processing your request...')
    expect(within(overlay).getByText('Getting the airway bill number…')).toBeVisible()
    expect(creations(store)).toEqual([])
    store.faults.push({ path: CREATE, isHeld: true })
    await waitFor(() => expect(store.held).toHaveLength(1))
    store.held.pop()?.()
    const next = plus(shown, 1)
    expect(await screen.findByText(`Booking as ${next}, because ${shown} was used by another counter…`)).toBeVisible()
    expect(control('airwayBillNo')).toHaveValue(next)
    await waitFor(() => expect(store.held).toHaveLength(1))
    store.held.pop()?.()
    await booked()
  })

  it('is replaced by the next one automatically if it is taken, up to three times', async () => {
    const { site, shown } = await openNumbered()
    beQuicker(3)
    await addShipment(site)
    await booked()
    const sent = [0, 1, 2, 3].map((more) => plus(shown, more))
    expect(creations(store).map(numberSent)).toEqual(sent)
    expect(ours().map(({ airwayBillNo }) => String(airwayBillNo))).toEqual(sent.slice(-1))
    expect(screen.queryByText(EXISTS)).toBeNull()
  })

  it('is not requested endlessly: the fourth refusal is shown, with the form unchanged', async () => {
    const { site, shown } = await openNumbered()
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

  it('is found booked if the browser sent the request twice, and only the second was refused', async () => {
    const { site, shown } = await openNumbered()
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

  it('is the one in the form if the backend does not say which is next', async () => {
    const { site, shown } = await openNumbered()
    server.use(http.get(GET_LAST, () => HttpResponse.json({}, { status: 500 })))
    await addShipment(site)
    await booked()
    expect(creations(store).map(numberSent)).toEqual([shown])
  })

  it('is replaced in the form once another tab uses it, and the used one is named below', async () => {
    const { shown } = await openNumbered()
    bookElsewhere()
    const otherTab = new BroadcastChannel('dashboard-booking')
    otherTab.postMessage({ version: 'another', id: 'x', airwayBillNo: shown })
    expect(await screen.findByText(`New number: ${shown} is already used.`)).toBeVisible()
    expect(control('airwayBillNo')).toHaveValue(plus(shown, 1))
    otherTab.close()
  })

  it('is requested again if it could not be loaded', async () => {
    server.use(http.get(GET_LAST, () => HttpResponse.json({}, { status: 400 }), { once: true }))
    const { user } = await openWithoutNumber(store)
    const hint = await screen.findByText(/^Number not loaded/)
    await user.click(within(hint).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(control('airwayBillNo')).toHaveValue(String(nextAirwayBillNo(store))))
  })

  const openFilledUnnumbered = async () => {
    const site = await openWithoutNumber(store)
    await fill(site)
    expect(control('airwayBillNo')).toHaveValue('')
    return site
  }

  it('is requested when booking if it was not loaded with the form, without an error', async () => {
    server.use(http.get(GET_LAST, () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const site = await openFilledUnnumbered()
    const next = nextAirwayBillNo(store)
    await addShipment(site)
    await booked()
    expect(creations(store).map(numberSent)).toEqual([String(next)])
  })

  it('is still required: nothing is sent if none is available', async () => {
    server.use(http.get(GET_LAST, () => HttpResponse.json({}, { status: 500 })))
    const site = await openFilledUnnumbered()
    await addShipment(site)
    expect((await screen.findAllByText('Airway Bill No is required'))[0]).toBeVisible()
    expect(creations(store)).toEqual([])
  })

  it('asks to sign in if nobody is signed in, and sends nothing', async () => {
    const { site } = await openNumbered()
    endSessions(store)
    await addShipment(site)
    expect((await screen.findAllByText('Not authorized to access'))[0]).toBeVisible()
    expect(creations(store)).toEqual([])
    await logIn(site)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await addShipment(site)
    await booked()
  })
})

it('a service is not sent once the server offers none: the field says so, with a retry', async () => {
  let answer: () => unknown = () => undefined
  const answered = new Promise((resolve) => (answer = resolve as () => unknown))
  let isEmpty = true
  server.use(
    http.get('*/api/service/getAllActive', async () => {
      await answered
      return isEmpty ? HttpResponse.json([]) : undefined
    }),
  )
  // Those of the last visit are offered meanwhile.
  localStorage.setItem('booking-services:all', JSON.stringify([{ id: 'old', name: 'Express' }]))
  const site = await openFilled(store)
  expect(control('service')).toHaveValue('old')
  answer()
  const hint = await screen.findByText(/^The server offers no services\./)
  await addShipment(site)
  expect((await screen.findAllByText('Service must be selected'))[0]).toBeVisible()
  expect(creations(store)).toEqual([])
  isEmpty = false
  await site.user.click(within(hint).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/^The server offers no services/)).toBeNull())
  await waitFor(() => expect(screen.getByRole('option', { name: 'Urgent' })).toBeInTheDocument())
})
