import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import * as comparison from '@/domain/booking/compareShipment'
import { withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { withComputer } from '../../browser/browserStandIns'
import { aBooking } from '../../services/forms'
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
import { storeDraft } from './storedDraft'

const { store, server } = withBackend()
withComputer()
withReceiptTab()

const isLocked = () => control<HTMLElement>('recCity').closest('[inert]') !== null

describe('a booking whose stored submission is damaged', () => {
  it.each<[string, unknown, RegExp]>([
    ['a text', 'damaged', /^This booking may have been sent already$/],
    ['no attempts, no number', { attempts: 5 }, /^This booking may have been sent already$/],
  ])('%s: the clerk is asked, and can book it', async (_what, sending, title) => {
    const { shipperId: _s, recId: _r, dimValues: _d, invoiceValues: _i, ...texts } = aBooking()
    const draft = await storeDraft(centerIds.gujrat, texts)
    await draft.write('sending', sending)
    const site = await openWithoutNumber(store)
    const popup = await screen.findByRole('dialog', { name: title })
    expect(within(popup).getByRole('link', { name: 'View Records' })).toBeVisible()
    expect(creations(store)).toEqual([])
    await site.user.click(within(popup).getByRole('button', { name: 'It is not booked' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
    await waitFor(() => expect(isLocked()).toBe(false))
    await fill(site)
    await addShipment(site)
    await booked()
    expect(creations(store)).toHaveLength(1)
  })

  it('is looked up if its number is still stored, and the form can then be filled and booked', async () => {
    const draft = await storeDraft(centerIds.gujrat, { shipperCompany: 'Ravi Traders' })
    await draft.write('sending', { airwayBillNo: '0000123458', attempts: [{ amount: {} }], isSettled: false })
    const site = await openWithoutNumber(store)
    const told = await screen.findAllByText(/0000123458 is not booked/, undefined, { timeout: 8000 })
    expect(told[0]).toBeVisible()
    await fill(site)
    await addShipment(site)
    await booked()
  })
})

describe('an internal error while a lost answer is looked up', () => {
  it('returns the form to the clerk, who can look again', async () => {
    const site = await openFilled(store)
    store.faults.push({ path: CREATE, drop: 'after' })
    const compare = vi.spyOn(comparison, 'compareShipment').mockImplementation(() => {
      throw new TypeError('broken')
    })
    await addShipment(site)
    const popup = await screen.findByRole('dialog', { name: /^Is \d{10} booked\?$/ }, { timeout: 8000 })
    expect(within(popup).getByText(/^Something went wrong in this program/)).toBeVisible()
    compare.mockRestore()
    await site.user.click(within(popup).getByRole('button', { name: 'Look again' }))
    await booked()
    expect(creations(store)).toHaveLength(1)
  })
})

it('a number is reused once the clerk confirms, after an internal error, that nothing is booked under it', async () => {
  const site = await openFilled(store)
  const number = control('airwayBillNo').value
  let isFirst = true
  server.use(
    http.post(`*${CREATE}`, () => {
      if (!isFirst) return undefined
      isFirst = false
      return HttpResponse.error()
    }),
    http.get('*/api/airwaybill/search', () => HttpResponse.json([{ _id: 'x' }])),
  )
  const compare = vi.spyOn(comparison, 'compareShipment').mockImplementation(() => {
    throw new TypeError('broken')
  })
  await addShipment(site)
  const popup = await screen.findByRole('dialog', { name: `Is ${number} booked?` }, { timeout: 8000 })
  compare.mockRestore()
  await site.user.click(within(popup).getByRole('button', { name: 'It is not booked' }))
  await booked()
  expect(screen.queryByText(/was used for another shipment/)).toBeNull()
  expect(creations(store).map(({ fields }) => fields['airwayBillNo'])).toEqual([number])
})

it('a booking that was made but could not be shown appears on the next press, whatever the form contains', async () => {
  const site = await openFilled(store)
  tab.location.replace.mockImplementationOnce(() => {
    throw new TypeError('broken')
  })
  await addShipment(site)
  expect((await screen.findAllByText(/^Something went wrong in this program while it showed/))[0]).toBeVisible()
  await waitFor(() => expect(isLocked()).toBe(false))
  await site.user.clear(control('recCity'))
  await addShipment(site)
  await booked()
  expect(creations(store)).toHaveLength(1)
  await waitFor(() => expect(control('shipperCompany')).toHaveValue(''))
})

it('an internal error on Add Shipment is reported, and the next press books', async () => {
  const site = await openFilled(store)
  vi.mocked(window.open).mockImplementationOnce(() => {
    throw new TypeError('broken')
  })
  await addShipment(site)
  expect(
    (await screen.findAllByText(/^Something went wrong in this program, and the shipment was not booked/))[0],
  ).toBeVisible()
  expect(creations(store)).toEqual([])
  await waitFor(() => expect(isLocked()).toBe(false))
  await addShipment(site)
  await booked()
  expect(tab.location.replace).toHaveBeenCalledTimes(1)
})
