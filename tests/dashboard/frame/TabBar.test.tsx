import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addressOf, heading, visit, withBackend } from '../../app'

const { store } = withBackend()

it('spells the address of Accounts as the specification does here, and opens the screen at its own', async () => {
  const site = visit('/admin/dashboard/settings', { store, username: 'headoffice' })
  await heading('Profile Settings')
  const tabs = within(screen.getByRole('navigation', { name: 'Dashboard, main screens' }))
  const accounts = tabs.getByRole('link', { name: 'Accounts' })
  expect(accounts).toHaveAttribute('href', '/admin/dashboard/accounts-management')

  await site.user.click(accounts)
  await heading('Accounts Management')
  expect(addressOf(site)).toBe('/admin/dashboard/accounts-managment')
  // The same element: the frame around the screen has stayed.
  await waitFor(() => expect(accounts).toHaveAttribute('aria-current', 'page'))
  expect(accounts).toBeInTheDocument()
  expect(tabs.getByRole('link', { name: 'Settings' })).not.toHaveAttribute('aria-current')
})
