import { waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { placeStore } from '@/booking/last-times/placeStore'
import { priceStore } from '@/booking/last-times/priceStore'
import { rememberBooking } from '@/booking/last-times/rememberBooking'
import { emptyBookingForm } from '@/domain/forms/bookingForm'
import { withBackend } from '../../app'
import { centerIds, serviceIds } from '../../backend/branches'
import { addShipment, booked, fill, openBooking, withReceiptTab } from '../bookingScreen'

const { store } = withBackend()
withReceiptTab()

const PLACES = `booking-places:${centerIds.gujrat}`
const PRICES = `booking-prices:${centerIds.gujrat}`
const storeValue = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

it('towns and prices of a booking are stored, and nobody’s name', async () => {
  storeValue(PLACES, 'rubbish')
  localStorage.setItem(PRICES, '{')
  const site = await openBooking(store)
  await fill(site, { shipperCity: 'Gujrat', shipperPostCode: '50700' })
  await addShipment(site)
  await booked()
  await waitFor(() => expect(stored(PRICES)).toHaveLength(1))
  expect(stored(PLACES)).toEqual([
    { country: 'United Kingdom', city: 'Sheffield', postCode: '' },
    { country: 'Pakistan', city: 'Gujrat', postCode: '50700' },
  ])
  expect(stored(PRICES)).toEqual([{ country: 'United Kingdom', service: serviceIds.Express, kg: 12.5, rupees: 14_500 }])
})

it('a booking is made even if storage is full', async () => {
  onTestFinished(() => {
    // What could not be stored lasts as long as the page, which the tests of other files share.
    vi.restoreAllMocks()
    placeStore.write(centerIds.gujrat, [])
    priceStore.write(centerIds.gujrat, [])
    localStorage.clear()
  })
  const site = await openBooking(store)
  await fill(site)
  const stores = localStorage.setItem.bind(localStorage)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    if ([PLACES, PRICES].includes(key)) throw new DOMException('Full', 'QuotaExceededError')
    stores(key, value)
  })
  await addShipment(site)
  await booked()
  expect(localStorage.getItem(PRICES)).toBeNull()
})

it('no price is remembered for a shipment whose sizes lack a side, as its chargeable weight is unknown', () => {
  const owner = 'multan'
  const form = {
    ...emptyBookingForm('gujrat', ''),
    recCountry: 'Germany',
    service: serviceIds.Express,
    amount: '3000',
    weight: '2',
  }
  rememberBooking(owner, { ...form, dimValues: [{ length: '48', width: '36', height: '' }] })
  expect(stored(`booking-prices:${owner}`)).toEqual([])
  rememberBooking(owner, { ...form, dimValues: [{ length: '48', width: '36', height: '30' }] })
  expect(stored(`booking-prices:${owner}`)).toMatchObject([{ kg: 10.37, rupees: 3000 }])
})
