import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { heading, withBackend } from '../../app'
import { withComputer } from '../../browser/browserStandIns'
import { addShipment, booked, control, fill, openBooking, withReceiptTab } from '../bookingScreen'

const { store } = withBackend()
withComputer()
withReceiptTab()

it('Print Invoice opens no tab if unticked, and is still unticked for the next booking and in a form opened anew', async () => {
  const site = await openBooking(store)
  await fill(site)
  await site.user.click(screen.getByLabelText('Print Invoice'))
  await addShipment(site)
  await booked()
  await waitFor(() => expect(control('shipperCompany')).toHaveValue(''))
  expect(window.open).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Print Invoice')).not.toBeChecked()

  await site.router.navigate('/admin/dashboard/settings')
  await heading('Profile Settings')
  await site.router.navigate('/admin/dashboard/airwaybill')
  await heading('Add New AirwayBill')
  expect(screen.getByLabelText('Print Invoice')).not.toBeChecked()
})
