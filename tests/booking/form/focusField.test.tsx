import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBackend } from '../../app'
import { withComputer } from '../../browser/browserStandIns'
import { addShipment, control, fill, openBooking, withReceiptTab } from '../bookingScreen'

const { store } = withBackend()
withComputer()
withReceiptTab()

it('following the link of an error selects the text of its field, so that typing replaces it', async () => {
  const site = await openBooking(store)
  await fill(site, { amount: 'abc' })
  await addShipment(site)
  await site.user.click(await screen.findByRole('button', { name: 'Amount must be a number' }))
  expect(control('amount')).toHaveFocus()
  await site.user.keyboard('900')
  expect(control('amount')).toHaveValue('900')
})
