import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBackend } from '../../app'
import { control, openBooking } from '../bookingScreen'

const { store } = withBackend()

it('shows the working days of a service whose name the backend writes in small letters', async () => {
  store.services = [...store.services, { id: 'small', name: 'express' }]
  const { user } = await openBooking(store)
  await user.selectOptions(control('service'), 'express')
  expect(screen.getByText('5-7 working days')).toBeVisible()
})
