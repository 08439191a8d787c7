import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { withBackend } from '../../../app'
import { aShipment } from '../../../backend/builders'
import { statusHistory } from '../../../backend/statusHistory'
import { callsTo, fail, openRecords, region, row } from '../listScreen'

const { store, server } = withBackend()

const NUMBER = '4900000001'
const DAY = 24 * 60 * 60 * 1000

const only = (details: Parameters<typeof aShipment>[0] = {}) => {
  const shipment = aShipment({ airwayBillNo: NUMBER, ...details })
  store.shipments = [shipment]
  return shipment
}
const status = async () => (await row(NUMBER)).querySelector('.badge')

describe('a shipment that somebody else has moved meanwhile', () => {
  it('is not changed before the popup has said so and asked again', async () => {
    const shipment = only({ status: 2 })
    const { user, open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Up Track', 'Up Track Shipment')
    await user.selectOptions(screen.getByLabelText(/Type/), 'Manifest')
    await user.type(screen.getByLabelText(/Description/), 'Flight of Nov 21')
    shipment.status = statusHistory([1, 2, 3], Date.now())
    await press('Confirm')
    expect(await within(popup).findByRole('alert')).toHaveTextContent(
      /Somebody else has moved this shipment meanwhile: it is at «3rd Party AWB».*confirm if it still holds/,
    )
    expect(callsTo(store, 'upTrack')).toHaveLength(0)
    expect(screen.getByLabelText(/Description/)).toHaveValue('Flight of Nov 21')
    await press('Confirm')
    await waitFor(() => expect(callsTo(store, 'upTrack')).toHaveLength(1))
  })

  it('is told from one’s own step, whose time is a guess until the backend’s row comes', async () => {
    const shipment = only({ status: 2 })
    shipment.status = statusHistory([1, 2], Date.now() - 10 * 3_600_000)
    const { user, open, press } = await openRecords(store)
    await screen.findByText(/^Loaded/)
    server.use(http.get('*/api/airwaybill/getAll', () => new Promise<never>(() => undefined)))
    await open(NUMBER, 'Up Track', 'Up Track Shipment')
    await user.selectOptions(screen.getByLabelText(/Type/), 'Manifest')
    await user.type(screen.getByLabelText(/Description/), 'Flight of Nov 21')
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Status Updated Successfully !!'))
    await waitFor(async () => expect(await status()).toHaveTextContent('Mainfiest'))
    shipment.status = (shipment.status ?? []).map((entry, at) =>
      at < 2 ? entry : { ...entry, createdAt: new Date(Date.now() + 7000).toISOString() },
    )
    await open(NUMBER, 'Down Track', 'Down Track Shipment')
    await press('Confirm')
    await waitFor(() => expect(region('status')).toHaveTextContent('AirwayBill Tracking Down Successfully !!'))
  })

  it('is not taken for what was confirmed before them, whose answer was lost', async () => {
    const shipment = only({ status: 2 })
    fail(store, 'upTrack/*', { drop: 'before' })
    const { user, open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Up Track', 'Up Track Shipment')
    await user.selectOptions(screen.getByLabelText(/Type/), 'Manifest')
    await user.type(screen.getByLabelText(/Description/), 'Flight of Nov 21')
    await press('Confirm')
    await within(popup).findByText(/^Could not reach the server/)
    // Nothing was done. Now somebody else moves it, once in his own words and once in the same ones.
    shipment.status = statusHistory([1, 2, 3], Date.now())
    await press('Confirm')
    await within(popup).findByText(/^Somebody else has moved this shipment meanwhile: it is at «3rd Party AWB»/)
    const same = statusHistory([4], Date.now() + DAY).map((entry) => ({ ...entry, description: 'Flight of Nov 21' }))
    shipment.status = [...shipment.status, ...same]
    await press('Confirm')
    await within(popup).findByText(/^Somebody else has moved this shipment meanwhile: it is at «Manifest»/)
    expect(region('status')).toBeEmptyDOMElement()
    expect(callsTo(store, 'upTrack')).toHaveLength(1)
  })

  it('to where the action is not allowed leaves nothing to confirm', async () => {
    const shipment = only({ status: 2 })
    const { open, press } = await openRecords(store)
    const popup = await open(NUMBER, 'Down Track', 'Down Track Shipment')
    shipment.status = []
    await press('Confirm')
    expect(await within(popup).findByText(/it is void now. There is nothing left to confirm/)).toBeInTheDocument()
    expect(within(popup).getByRole('button', { name: 'Confirm' })).toBeDisabled()
    await press('Cancel')
    expect(callsTo(store, 'downTrack')).toHaveLength(0)
    await waitFor(async () => expect(await status()).toHaveTextContent('Void'))
  })
})
