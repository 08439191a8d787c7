import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { visit, withBackend } from '../app'
import { aShipment } from '../backend/builders'
import { openCenters } from '../dashboard/centers/centersScreen'
import { openRecords } from '../shipments/listScreen'

const { store } = withBackend()

/** Presses Enter for as long as several answers take. */
const holdEnter = () => userEvent.setup({ delay: 30 }).keyboard('{Enter>25/}')
const sent = (path: string) => store.calls.filter((call) => call.path.startsWith(`/api/${path}`))

describe('Enter that is held down presses once', () => {
  it('in a form that is refused', async () => {
    visit('/login')
    const popup = within(await screen.findByRole('dialog', { name: 'Login' }))
    const slow = userEvent.setup({ delay: null })
    await slow.type(popup.getByLabelText('Username'), 'gujrat')
    await slow.type(popup.getByLabelText('Password'), 'wrong')
    await holdEnter()
    expect(await popup.findByText('Username or Password is incorrect !!')).toBeVisible()
    expect(sent('center/login')).toHaveLength(1)
  })

  it('in a popup, and never the button behind it that opened it', async () => {
    const { openFor, field } = await openCenters(store)
    await openFor('Chenab Gujrat', 'Edit', 'Edit Center')
    act(() => field('fullName').focus())
    await holdEnter()
    await screen.findAllByText('Center updated successfully !!')
    expect(sent('center/update/')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('on a button', async () => {
    store.shipments = [aShipment({ airwayBillNo: '4900000001', status: 5 })]
    const { open } = await openRecords(store)
    const popup = await open('4900000001', 'Down Track', 'Down Track Shipment')
    act(() =>
      within(popup)
        .getByRole('button', { name: /^Confirm/ })
        .focus(),
    )
    await holdEnter()
    await screen.findAllByText('AirwayBill Tracking Down Successfully !!')
    expect(sent('airwaybill/downTrack/')).toHaveLength(1)
    expect(store.shipments[0]?.status).toHaveLength(4)
  })
})

it('Enter that is held down in a long text makes lines', async () => {
  visit('/')
  const message = await screen.findByLabelText('Message')
  act(() => message.focus())
  await holdEnter()
  expect(message).toHaveValue('\n'.repeat(25))
})
