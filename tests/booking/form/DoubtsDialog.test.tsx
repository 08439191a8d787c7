import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { withBackend } from '../../app'
import { specimenCard } from '../../backend/specimenCard'
import {
  addShipment,
  booked,
  control,
  CREATE,
  creations,
  fill,
  openBooking,
  openFilled,
  tab,
  withReceiptTab,
} from '../bookingScreen'

const { store, server } = withBackend()
withReceiptTab()

// While the parsing of phone numbers is still loading, the click has to open the receipt's tab before it can ask.
beforeAll(() => import('@/booking/fields/phoneRules'))

const TITLE = 'Check before booking'
const question = () => screen.findByRole('dialog', { name: TITLE })
const isAsked = () => screen.queryByRole('dialog', { name: TITLE }) !== null
const asked = async () =>
  within(await question())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const press = async (site: Awaited<ReturnType<typeof openBooking>>, name: string) =>
  site.user.click(within(await question()).getByRole('button', { name }))

describe('a booking with an unusual value', () => {
  it('is asked about before anything is sent, and the confirming click opens the receipt’s tab', async () => {
    const site = await openFilled(store, { weight: '0', shipperNtnCnicNo: '34201-1', recPhone1: '111-222-333' })
    await addShipment(site)
    expect(await asked()).toEqual([
      'NTN/CNIC 34201-1 should have 13 digits (CNIC), or 7 or 8 (NTN).',
      'The receiver’s Phone 1 111-222-333 is not a valid number in United Kingdom. It prints as 111-222-333.',
      'The weight is 0 kg.',
    ])
    expect(await question()).toHaveAccessibleDescription(/The weight is 0 kg/)
    expect(window.open).not.toHaveBeenCalled()
    within(await question())
      .getByRole('button', { name: 'Book anyway' })
      .click()
    expect(window.open).toHaveBeenCalledTimes(1)
    await booked()
    expect(isAsked()).toBe(false)
    expect(creations(store)).toHaveLength(1)
    expect(creations(store)[0]?.fields).toMatchObject({ weight: '0' })
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  })

  it('waits for the parsing of phone numbers to load, so that all questions come at once', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0)
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    const site = await openFilled(store, { weight: '0', recPhone1: '111-222-333' })
    await addShipment(site)
    expect(await asked()).toEqual([
      'The receiver’s Phone 1 111-222-333 is not a valid number in United Kingdom. It prints as 111-222-333.',
      'The weight is 0 kg.',
    ])
    expect(creations(store)).toEqual([])
  })

  it('can be corrected, with the focus in the first field in doubt, and is asked about again', async () => {
    const site = await openFilled(store, { weight: '0', pieces: '0' })
    await addShipment(site)
    expect(await asked()).toEqual(['The weight is 0 kg.', 'The number of pieces is 0.'])
    await press(site, 'Go back')
    await waitFor(() => expect(control('weight')).toHaveFocus())
    expect(creations(store)).toEqual([])
    await site.user.clear(control('weight'))
    await site.user.type(control('weight'), '3')
    await addShipment(site)
    expect(await asked()).toEqual(['The number of pieces is 0.'])
    await site.user.keyboard('{Escape}')
    await waitFor(() => expect(isAsked()).toBe(false))
    await waitFor(() => expect(control('pieces')).toHaveFocus())
    expect(creations(store)).toEqual([])
  })

  it('is not asked about again after a refusal, unless a value has changed since', async () => {
    const site = await openFilled(store, { weight: '0', shipperEmail: 'sana' })
    server.use(http.post(`*${CREATE}`, () => HttpResponse.json({ error: 'disk is full' }, { status: 500 })))
    await addShipment(site)
    await press(site, 'Book anyway')
    await screen.findAllByText('disk is full')
    expect(tab.close).toHaveBeenCalled()

    await site.user.type(control('shipperEmail'), '@works')
    await addShipment(site)
    expect(await asked()).toEqual(['The shipper’s email sana@works is not an email address.'])
    await press(site, 'Book anyway')
    await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(2))
    server.resetHandlers()
    await waitFor(() => expect(screen.queryByText('Processing your request...')).not.toBeInTheDocument())
    await addShipment(site)
    await booked()
    expect(isAsked()).toBe(false)
  })

  it('is asked about again once it is somebody else’s, also where the question names no value', async () => {
    const site = await openFilled(store, { weight: '0' })
    await site.user.upload(
      control('shipperIDFront'),
      new File([specimenCard('front')], 'front.png', { type: 'image/png' }),
    )
    server.use(http.post(`*${CREATE}`, () => HttpResponse.json({ error: 'disk is full' }, { status: 500 })))
    await addShipment(site)
    const side = /back of the ID card is missing/
    expect(await asked()).toEqual([expect.stringMatching(side), 'The weight is 0 kg.'])
    await press(site, 'Book anyway')
    await screen.findAllByText('disk is full')

    fireEvent.change(control('shipperContactPerson'), { target: { value: 'Adeel Butt' } })
    await addShipment(site)
    expect(await asked()).toEqual([expect.stringMatching(side)])
  })

  it('is asked about again for the next booking', async () => {
    const site = await openFilled(store, { weight: '0' })
    await addShipment(site)
    await press(site, 'Book anyway')
    await booked()
    await waitFor(() => expect(control('shipperCompany')).toHaveValue(''))
    await waitFor(() => expect(control('airwayBillNo').value).toMatch(/^\d{10}$/))
    await fill(site, { weight: '0' })
    await addShipment(site)
    expect(await asked()).toEqual(['The weight is 0 kg.'])
    expect(creations(store)).toHaveLength(1)
  })

  it('is not asked about while it has errors', async () => {
    const site = await openFilled(store, { weight: '0', recCity: '' })
    await addShipment(site)
    expect((await screen.findAllByText('City cannot be blank'))[0]).toBeVisible()
    expect(isAsked()).toBe(false)
  })
})

it('a booking whose number goes to another shipment during the question gets the next one', async () => {
  const site = await openBooking(store)
  const number = control('airwayBillNo').value
  await fill(site, { weight: '0' })
  await addShipment(site)
  await question()
  server.use(http.get('*/api/airwaybill/getLast', () => HttpResponse.json(Number(number) + 5)))
  const otherTab = new BroadcastChannel('dashboard-booking')
  otherTab.postMessage({ version: 'another', id: 'x', airwayBillNo: number })
  await waitFor(() => expect(control('airwayBillNo')).toHaveValue(String(Number(number) + 5)))
  otherTab.close()
  await press(site, 'Book anyway')
  await booked()
  expect(creations(store)[0]?.fields.airwayBillNo).toBe(String(Number(number) + 5))
})
