import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBackend } from '../../../app'
import { centerIds, serviceIds } from '../../../backend/branches'
import { aCustomer } from '../../../backend/builders'
import { booked, control, creations, openBooking, withReceiptTab } from '../bookingScreen'

const { store } = withBackend()
withReceiptTab()

/** From the first field to the booking. */
const MOST_KEYS = 30

it('a known shipper sends to a known receiver with few keys; who is offered first is remembered by ids', async () => {
  const shipper = aCustomer({ company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', ntnCnic: '3740500000001' })
  const [olsen, berg] = ['Olsen AS', 'Berg AS'].map((company) =>
    aCustomer({ company, contactPerson: 'Kari', country: 'Norway', city: 'Oslo', postCode: '0150' }),
  )
  if (!olsen || !berg) throw new Error('There are no receivers')
  store.customers.push(shipper, olsen, berg)
  const key = `booking-receivers:${centerIds.gujrat}`
  localStorage.setItem(key, JSON.stringify([{ shipper: shipper.id, receivers: [berg.id, olsen.id] }]))
  const defaults = { service: serviceIds.Express, paymentType: '1', shipmentType: '1', cod: '0', remArea: '0' }
  localStorage.setItem(`booking-presets:${centerIds.gujrat}`, JSON.stringify({ defaults }))
  const { user } = await openBooking(store)
  let keys = 0
  /** Letters, and keys by name; a key that is held counts too. */
  const press = (...pressed: string[]) => {
    keys += pressed.length
    const held = pressed.slice(0, -1).filter((each) => each.length > 1)
    const isChord =
      held.length > 0 && pressed.length === held.length + 1 && ['Control', 'Shift'].includes(held[0] ?? '')
    if (!isChord) return user.keyboard(pressed.map((each) => (each.length > 1 ? `{${each}}` : each)).join(''))
    return user.keyboard(`{${held[0]}>}{${pressed.at(-1)}}{/${held[0]}}`)
  }

  await waitFor(() => expect(control('shipperCompany')).toHaveFocus())
  await press(...'zarq')
  await screen.findByRole('option', { name: /Zarqa/ })
  await press('ArrowDown', 'Enter')
  await waitFor(() => expect(control('recCompany')).toHaveFocus())
  await press('ArrowDown')
  const offered = await screen.findByRole('option', { name: /Berg AS/ })
  expect(offered).toHaveTextContent('This shipper’s')
  expect(screen.getAllByRole('option', { name: /This shipper’s/ })).toHaveLength(2)
  await press('ArrowDown', 'Enter')
  await waitFor(() => expect(control('recCity')).toHaveValue('Oslo'))
  await waitFor(() => expect(control('amount')).toHaveFocus())
  await press(...'9500')
  await press('Shift', 'Enter')
  expect(control('weight')).toHaveFocus()
  await press(...'2.5')
  await press('Shift', 'Enter')
  await press('1')
  await press('Shift', 'Enter')
  expect(control('invoiceValues.0.description')).toHaveFocus()
  await press(...'Quilt')
  await press('Control', 'Enter')
  await booked()
  expect(keys).toBeLessThanOrEqual(MOST_KEYS)
  expect(String(creations(store)[0]?.fields['receiverDetails'])).toContain('Olsen AS')
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([{ shipper: shipper.id, receivers: [olsen.id, berg.id] }])
})
