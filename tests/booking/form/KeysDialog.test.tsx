import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBackend } from '../../app'
import { withComputer } from '../../browser/browserStandIns'
import { control, openBooking, withReceiptTab } from '../bookingScreen'

const { store } = withBackend()
withComputer()
withReceiptTab()

it('lists each key with one meaning only', async () => {
  const site = await openBooking(store)
  await site.user.keyboard('{F1}')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const keys = within(help)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
    .filter((key) => /^(?:Shift)?F\d/.test(key))
  expect(keys).toEqual(['F2', 'F8', 'ShiftF8', 'F9', 'ShiftF9', 'F10', 'F1'])
})

it('is opened by F1, and by ? outside of a field', async () => {
  const site = await openBooking(store)
  await site.user.type(control('remarks'), 'fragile?')
  expect(control('remarks')).toHaveValue('fragile?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await site.user.keyboard('{F1}')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(help).getByText('Next field')).toBeVisible()
  await site.user.click(within(help).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.keyDown(document.body, { key: '?' })
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
