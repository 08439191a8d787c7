import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBackend } from '../app'
import { centerIds, serviceIds } from '../backend/branches'
import { aCustomer, aShipment } from '../backend/builders'
import { booked, control, creations, openBooking, withReceiptTab } from '../booking/bookingScreen'

const { store } = withBackend()
withReceiptTab()

/** The most keys from the first field to Add Shipment. */
const MAX_KEYS = 25

it('books for a known shipper and receiver with at most 25 keys, and stores suggestions by id only', async () => {
  const shipper = aCustomer({ company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi', ntnCnic: '3740500000001' })
  const [olsen, berg] = ['Olsen AS', 'Berg AS'].map((company) =>
    aCustomer({ company, contactPerson: 'Kari', country: 'Norway', city: 'Oslo', postCode: '0150' }),
  )
  if (!olsen || !berg) throw new Error('There are no receivers')
  store.customers.push(shipper, olsen, berg)
  const key = `booking-receivers:${centerIds.gujrat}`
  const lines = [{ description: 'Quilt', quantity: 2, price: 30 }]
  const parties = {
    consignor: { company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi' },
    consignee: { company: 'Olsen AS', contactPerson: 'Kari' },
  }
  const before = aShipment({ ...parties, dimensions: [{ length: 40, width: 30, height: 20 }], invoices: lines })
  store.shipments.push(before)
  const createdAt = '2026-11-12T08:00:00Z'
  const receivers = [
    { id: berg.id, shipment: 'x', createdAt },
    { id: olsen.id, shipment: before.id, createdAt },
  ]
  localStorage.setItem(key, JSON.stringify([{ shipper: shipper.id, receivers }]))
  const defaults = { service: serviceIds.Express, paymentType: '1', shipmentType: '1', cod: '0', remArea: '0' }
  localStorage.setItem(`booking-presets:${centerIds.gujrat}`, JSON.stringify({ defaults }))
  const { user } = await openBooking(store)
  const now: unknown = expect.stringMatching(/^\d{4}-.*Z$/)
  let keys = 0
  /** Types letters and presses keys by name, and counts them; modifiers count too. */
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
  const offered = await screen.findByRole('option', { name: /Berg AS/ })
  expect(offered).toHaveTextContent('This shipper’s last receiver')
  expect(screen.getAllByRole('option', { name: /This shipper’s/ })).toHaveLength(2)
  await press('ArrowDown', 'ArrowDown', 'Enter')
  await waitFor(() => expect(control('recCity')).toHaveValue('Oslo'))
  await waitFor(() => expect(control('amount')).toHaveFocus())
  await press(...'9500')
  await press('Shift', 'Enter')
  expect(control('weight')).toHaveFocus()
  await press(...'2.5')
  await press('Shift', 'Enter')
  await press('1')
  expect(await screen.findByRole('button', { name: /as on Thu, Nov 12, 2026/ })).toBeVisible()
  await press('F10')
  await waitFor(() => expect(control('invoiceValues.0.description')).toHaveValue('Quilt'))
  expect(control('dimValues.0.length')).toHaveValue('40')
  expect(control('pieces')).toHaveFocus()
  await press('Control', 'Enter')
  await booked()
  expect(keys).toBeLessThanOrEqual(MAX_KEYS)
  expect(String(creations(store)[0]?.fields['receiverDetails'])).toContain('Olsen AS')
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([
    {
      shipper: shipper.id,
      receivers: [{ ...receivers[1], shipment: store.shipments[0]?.id, createdAt: now }, receivers[0]],
    },
  ])
})
