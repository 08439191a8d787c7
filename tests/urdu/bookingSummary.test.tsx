import { fireEvent, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBackend } from '../app'
import { chooseCountry, control, openBooking } from '../booking/bookingScreen'

const { store } = withBackend()

const lines = () => [...document.querySelectorAll('.cc-summary-head .end')].map((line) => line.textContent)

it('names the country in the script of the company, with the direction and commas of that script', async () => {
  const site = await openBooking(store)
  await chooseCountry(site, 'Germany')
  await waitFor(() => expect(lines()[1]).toContain('جرمنی'))
  expect(lines()[0]).toContain('پاکستان')
  fireEvent.change(control('recCompany'), { target: { value: 'Hallam & Daughters' } })
  fireEvent.change(control('shipperCompany'), { target: { value: 'Sana Textile Works' } })
  await waitFor(() => expect(lines()[1]).toContain('Hallam & Daughters, Germany'))
  expect(lines()[0]).toBe('Sana Textile Works, Pakistan')
  fireEvent.change(control('recCompany'), { target: { value: 'نور محمد اینڈ سنز' } })
  await waitFor(() => expect(lines()[1]).toContain('نور محمد اینڈ سنز، جرمنی'))
})
