import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withBackend } from '../../../app'
import {
  addShipment,
  booked,
  control,
  creations,
  fill,
  openBooking,
  withReceiptTab,
  writtenDown,
} from '../bookingScreen'
import { withComputer } from '../../../browser/browserStandIns'

describe('what is typed into a field', () => {
  const { store } = withBackend()
  const database = withComputer()
  withReceiptTab()

  it('is written down once: leaving the field writes nothing', async () => {
    const { user } = await openBooking(store)
    await user.type(control('remarks'), 'Call first')
    await screen.findByText(/^Saved at/)
    // Until what was typed last is written down.
    await writtenDown(database)
    database.durabilities = []
    await user.click(control('recCity'))
    await writtenDown(database)
    expect(database.durabilities).toEqual([])
  })

  it('is booked where the browser fills it in and tells of it only in the end', async () => {
    const site = await openBooking(store)
    await fill(site)
    fireEvent.change(control('recAddress'), { target: { value: '12 Canal Walk' } })
    fireEvent.change(control('invoiceValues.0.price'), { target: { value: '7.5' } })
    await addShipment(site)
    await booked()
    const [creation] = creations(store)
    expect(JSON.parse(creation?.fields['receiverDetails'] ?? '')).toMatchObject({ recAddress: '12 Canal Walk' })
    expect(JSON.parse(creation?.fields['invoiceValues'] ?? '')).toMatchObject([{ price: 7.5 }])
  })

  it('takes its message away while it is typed', async () => {
    const site = await openBooking(store)
    await fill(site, { recCity: '', 'invoiceValues.0.price': 'much' })
    await addShipment(site)
    for (const [name, text] of [
      ['recCity', 'Leeds'],
      ['invoiceValues.0.price', '4'],
    ] as const) {
      await waitFor(() => expect(control(name)).toBeInvalid())
      await site.user.clear(control(name))
      await site.user.type(control(name), text)
      await waitFor(() => expect(control(name)).toBeValid())
    }
  })
})
