import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { rememberBooking } from '@/booking/last-times/rememberBooking'
import { emptyBookingForm } from '@/domain/forms/bookingForm'
import { withBackend } from '../../app'
import { centerIds, serviceIds } from '../../backend/branches'
import { addShipment, booked, chooseCountry, control, fill, openBooking, withReceiptTab } from '../bookingScreen'

const { store } = withBackend()
withReceiptTab()

const PLACES = `booking-places:${centerIds.gujrat}`
const PRICES = `booking-prices:${centerIds.gujrat}`
const storeValue = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
const germany = (city: string, postCode = '') => ({ country: 'Germany', city, postCode })
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)

it('towns and post codes of the country are offered, and none is filled in unasked', async () => {
  storeValue(PLACES, [
    germany('Bonn', '53111'),
    germany('Berlin', '10115'),
    germany('Berlin', '10117'),
    germany('Köln'),
  ])
  const site = await openBooking(store)
  const { user } = site
  act(() => control('recCity').focus())
  await user.keyboard('b')
  expect(options()).toEqual([])
  await user.clear(control('recCity'))
  await chooseCountry(site, 'Germany')

  act(() => control('recCity').focus())
  await user.keyboard('b')
  await waitFor(() => expect(options()).toEqual(['Bonn', 'Berlin']))
  await user.keyboard('{Enter}')
  expect(control('recCity')).toHaveValue('b')
  expect(options()).toEqual([])
  await user.clear(control('recCity'))
  await user.keyboard('{ArrowDown}{Escape}{ArrowDown}{Enter}')
  expect(control('recCity')).toHaveValue('Bonn')
  await user.keyboard('{Enter}')
  expect(control('recPostCode')).toHaveFocus()
  await waitFor(() => expect(options()).toEqual(['53111']))
  await user.keyboard('{Enter}')
  expect(control('recPostCode')).toHaveValue('')
  act(() => control('recPostCode').focus())
  await user.keyboard('{ArrowDown}{Enter}')
  expect(control('recPostCode')).toHaveValue('53111')

  // A city with two post codes has none offered before typing.
  await user.clear(control('recCity'))
  await user.type(control('recCity'), 'Berlin')
  await user.clear(control('recPostCode'))
  await user.tab({ shift: true })
  act(() => control('recPostCode').focus())
  expect(options()).toEqual([])
  await user.keyboard('1')
  expect(options()).toEqual(['10115', '10117'])
})

it('the price per kilogram of the last bills to the country by the service is stated beside the amount', async () => {
  const bill = { country: 'Germany', service: serviceIds.Express, kg: 2 }
  storeValue(PRICES, [
    { ...bill, rupees: 2300 },
    { ...bill, rupees: 2600 },
    { ...bill, country: 'Norway', rupees: 4000 },
  ])
  const site = await openBooking(store)
  fireEvent.change(control('service'), { target: { value: serviceIds.Express } })
  await chooseCountry(site, 'Germany')
  const section = within(screen.getByRole('group', { name: /^Shipment/ }))
  const hint = await section.findByText(/per chargeable kg/)
  expect(hint).toHaveTextContent('Rs. 1,150 to 1,300 per chargeable kg in the last 2 bills to Germany, Express')
  await chooseCountry(site, 'Norway')
  await waitFor(() => expect(hint).toHaveTextContent('Rs. 2,000 per chargeable kg in the last bill to Norway, Express'))
  await chooseCountry(site, 'Japan')
  await waitFor(() => expect(section.queryByText(/per chargeable kg/)).toBeNull())
  expect(control('amount')).toHaveValue('')
})

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

it('of a shipment whose sizes lack a side no price is remembered, as nobody knows what weight was charged', () => {
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
