import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBackend } from '../../app'
import { centerIds, serviceIds } from '../../backend/branches'
import { chooseCountry, control, openBooking } from '../bookingScreen'

const { store } = withBackend()

const PRICES = `booking-prices:${centerIds.gujrat}`
const storeValue = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

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
