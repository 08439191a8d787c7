import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { partyFields } from '@/domain/forms/partyFields'
import { withBackend } from '../../app'
import { withComputer } from '../../browser/browserStandIns'
import { addShipment, booked, control, creations, fill, filled, openBooking, withReceiptTab } from '../bookingScreen'

const { store } = withBackend()
withComputer()
withReceiptTab()

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/
const all = [...partyFields.shipper, ...partyFields.receiver].filter((name) => name !== 'recCountry')
const others: Record<string, string> = {
  shipperPhone2: '+92 300 1234567',
  recPhone2: '+44 20 7946 0018',
  recFax: '+44 20 7946 0019',
  discount: '500',
  gst: '5',
  remarks: 'Call first',
  'dimValues.0.length': '30',
  'dimValues.0.width': '20',
  'dimValues.0.height': '10',
  'invoiceValues.0.quantity': '2',
  'invoiceValues.0.price': '4.5',
}

it('invisible characters are removed before a booking is sent', async () => {
  const site = await openBooking(store)
  const texts = { ...Object.fromEntries(all.map((name) => [name, `Of ${name}`.slice(0, 14)])), ...filled, ...others }
  const marked = Object.entries(texts).map(([name, text]) => [
    name,
    `\u202a\u2066${text.slice(0, 2)}\u200b\u00ad\u200d${text.slice(2)}\u202c\ufeff`,
  ])
  await fill(site)
  for (const [name = '', text = ''] of marked) {
    await site.user.clear(control(name))
    await site.user.click(control(name))
    await site.user.paste(text)
  }
  await addShipment(site)
  // Asks about the email addresses, which are invalid, and about the piece without sizes.
  await site.user.click(await screen.findByRole('button', { name: 'Book anyway' }))
  await booked()
  const { fields = {} } = creations(store)[0] ?? {}
  expect(JSON.stringify(fields)).not.toMatch(INVISIBLE)
  expect(JSON.parse(fields['shipperDetails'] ?? '')).toMatchObject({ shipperPhone2: '+92 300 1234567' })
  expect(fields['amount']).toBe('14500.00')
})

it('a field says how much of a pasted text it has cut, and counts the characters near its limit', async () => {
  const { user } = await openBooking(store)
  const field = control('recCity')
  await user.click(field)
  await user.paste('a'.repeat(130))
  expect(field.value).toHaveLength(100)
  expect(await screen.findByText('Only the first 100 characters fit. 30 were removed.')).toBeVisible()
  await user.type(field, '{Backspace}{Backspace}')
  expect(await screen.findByText('2 characters left.')).toBeVisible()
  await user.clear(field)
  await waitFor(() => expect(screen.queryByText(/characters (fit|left)/)).toBeNull())
})

it('a stored text that is too long is refused, not cut', async () => {
  const site = await openBooking(store)
  await fill(site)
  fireEvent.change(control('recAddress'), { target: { value: 'b'.repeat(310) } })
  await addShipment(site)
  expect((await screen.findAllByText('At most 300 characters. Remove 10.'))[0]).toBeVisible()
  expect(creations(store)).toEqual([])
})
