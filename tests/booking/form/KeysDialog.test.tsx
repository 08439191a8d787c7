import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { withBackend } from '../../app'
import { withComputer } from '../../browser/browserStandIns'
import { openBooking, withReceiptTab } from '../bookingScreen'

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
