import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { withComputer } from '../../browser/browserStandIns'
import {
  addShipment,
  booked,
  control,
  creations,
  fill,
  openBooking,
  withReceiptTab,
  flushDraft,
} from '../bookingScreen'
import { storedTexts } from '../draft/storedDraft'

const { store } = withBackend()
const database = withComputer()
withReceiptTab()

const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }))
const given = () => summary().getByLabelText('Cash given')

it('the change is shown beside the total, for cash only', async () => {
  const { user } = await openBooking(store)
  expect(summary().queryByLabelText('Cash given')).toBeNull()
  await user.selectOptions(control('paymentType'), 'Credit')
  await user.type(control('amount'), '1,239.50')
  expect(summary().queryByLabelText('Cash given')).toBeNull()
  await user.selectOptions(control('paymentType'), 'Cash')
  await waitFor(() => expect(given()).toHaveValue(''))
  await user.click(summary().getByRole('button', { name: 'Add a Rs. 1,000 note' }))
  expect(summary().getByText('Rs. 239.50 more needed')).toBeVisible()
  await user.click(summary().getByRole('button', { name: 'Add a Rs. 500 note' }))
  expect(given()).toHaveValue('1500')
  expect(summary().getByText('Rs. 260.50')).toBeVisible()
  await user.click(summary().getByRole('button', { name: 'Exact' }))
  expect(given()).toHaveValue('1239.5')
  expect(summary().getByText('Change').parentElement).toHaveTextContent('Change Rs. 0.00')
  await user.clear(given())
  await user.type(given(), '-5')
  expect(summary().getByText('Change').parentElement).toHaveTextContent('Change —')
  // No change is calculated for an amount that the field refuses.
  await user.clear(given())
  await user.type(given(), '$ 5000')
  expect(summary().getByText('Change').parentElement).toHaveTextContent('Change —')
})

it('the cash given is shown again once the payment is changed to Credit and back', async () => {
  const { user } = await openBooking(store)
  await user.selectOptions(control('paymentType'), 'Cash')
  await user.type(await waitFor(given), '5000')
  await user.selectOptions(control('paymentType'), 'Credit')
  await waitFor(() => expect(summary().queryByLabelText('Cash given')).toBeNull())
  await user.selectOptions(control('paymentType'), 'Cash')
  // Otherwise it would appear in the booked panel.
  await waitFor(() => expect(given()).toHaveValue('5000'))
})

it('the cash given is shown in the booked panel, neither sent nor stored, and empty for the next booking', async () => {
  const site = await openBooking(store)
  const { user } = site
  await fill(site)
  await user.type(await waitFor(given), '98765')
  await flushDraft(database)
  expect(
    JSON.stringify([await storedTexts(centerIds.gujrat), { ...sessionStorage }, { ...localStorage }]),
  ).not.toContain('98765')
  await addShipment(site)
  await booked()
  expect(JSON.stringify(creations(store))).not.toContain('98765')
  const panel = within(await screen.findByRole('region', { name: 'Booked' }))
  expect(panel.getByLabelText('Cash given')).toHaveValue('98765')
  expect(panel.getByText('Rs. 84,265.00')).toBeVisible()
  await user.selectOptions(control('paymentType'), 'Cash')
  await waitFor(() => expect(given()).toHaveValue(''))
})
