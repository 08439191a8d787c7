import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { addShipment, booked, control, creations, openBooking, openFilled, withReceiptTab } from '../bookingScreen'

const { store } = withBackend()
withReceiptTab()

const DESCRIPTION = 'invoiceValues.0.description'

describe('a shipment of documents', () => {
  it('has its invoice line prefilled, and a parcel has not', async () => {
    const site = await openBooking(store)
    await site.user.selectOptions(control('shipmentType'), 'Document')
    expect(control(DESCRIPTION)).toHaveValue('Documents')
    await site.user.selectOptions(control('shipmentType'), 'Parcel')
    expect(control(DESCRIPTION)).toHaveValue('')
    await site.user.type(control(DESCRIPTION), 'Passport')
    await site.user.selectOptions(control('shipmentType'), 'Document')
    expect(control(DESCRIPTION)).toHaveValue('Passport')
    await site.user.selectOptions(control('shipmentType'), 'Parcel')
    expect(control(DESCRIPTION)).toHaveValue('Passport')
  })

  it('needs no invoice line, even if its absence was reported before', async () => {
    const site = await openFilled(store, { [DESCRIPTION]: '' })
    await addShipment(site)
    await waitFor(() => expect(control(DESCRIPTION)).toHaveAccessibleDescription('Invoice details are required'))
    await site.user.selectOptions(control('shipmentType'), 'Document')
    await waitFor(() => expect(control(DESCRIPTION)).toBeValid())
    await addShipment(site)
    await booked()
    expect(creations(store)[0]?.fields).toMatchObject({ shipmentType: '2' })
    expect(JSON.parse(String(creations(store)[0]?.fields.invoiceValues))).toEqual([
      { description: 'Documents', quantity: '', price: '', total: 1 },
    ])
  })

  it('has its invoice line from the start if documents are the default type', async () => {
    localStorage.setItem(
      `booking-presets:${centerIds.gujrat}`,
      JSON.stringify({ boxes: [], lines: [], defaults: { service: '', paymentType: '', shipmentType: '2' } }),
    )
    const site = await openBooking(store)
    expect(control(DESCRIPTION)).toHaveValue('Documents')
    await site.user.selectOptions(control('shipmentType'), 'Parcel')
    expect(control(DESCRIPTION)).toHaveValue('')
  })
})
