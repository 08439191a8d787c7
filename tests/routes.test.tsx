import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addressOf, heading, visit, withBackend } from './app'

const { store } = withBackend()

it.each([
  ['/index.html#contact', '/#contact', 'International Documents & Parcel Delivery Service'],
  ['/index.php?from=card#locations', '/?from=card#locations', 'International Documents & Parcel Delivery Service'],
  ['/tracking.html?x=1', '/tracking?x=1', 'Track With Us'],
  ['/tracking.php?x=1#y', '/tracking?x=1#y', 'Track With Us'],
  ['/tracking.php?airwayBillNo=0000000000', '/tracking/0000000000', 'Track With Us'],
])('%s redirects to %s', async (old, today, title) => {
  const site = visit(old)
  await waitFor(() => expect(addressOf(site)).toBe(today))
  expect(await heading(title)).toBeVisible()
  expect(site.router.state.historyAction).toBe('REPLACE')
})

it('the correct spelling of the accounts address redirects to the specified one, with query and hash', async () => {
  const site = visit('/admin/dashboard/accounts-management?month=10#totals', { store, username: 'headoffice' })
  await heading('Accounts Management')
  expect(addressOf(site)).toBe('/admin/dashboard/accounts-managment?month=10#totals')
})
