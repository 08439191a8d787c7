import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/paths'
import { addressOf, thereAndBack, withBackend } from '../../../app'
import { centerIds } from '../../../backend/branches'
import { control, openBooking } from '../bookingScreen'
import { withComputer } from '../../../browser/browserStandIns'
import { keepDraft } from './keptDraft'

const { store } = withBackend()
withComputer()

const question = { name: 'Leave without booking?' }

describe('leaving the form', () => {
  it('asks about a booking that was kept before, though nothing has been typed since', async () => {
    await keepDraft(centerIds.gujrat, { recCity: 'Leeds' })
    const site = await openBooking(store)
    expect(control('recCity')).toHaveValue('Leeds')
    await site.user.click(screen.getByRole('button', { name: 'Cancel' }))
    const popup = await screen.findByRole('dialog', question)
    await site.user.click(within(popup).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(control('recCity')).toHaveValue('Leeds')
    await site.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await site.user.click(within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(addressOf(site)).toBe(paths.dashboard()))
  })

  it('asks nothing where nothing stands in it', async () => {
    const site = await openBooking(store)
    await site.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(addressOf(site)).toBe(paths.dashboard()))
  })

  it('asks nothing on the way to sign in, where the booking is kept', async () => {
    const site = await openBooking(store)
    await site.user.type(control('recCity'), 'Leeds')
    await screen.findByText(/^Kept at/)
    await site.router.navigate(paths.login())
    await thereAndBack()
    expect(screen.queryByRole('dialog', question)).toBeNull()
    expect(addressOf(site)).toBe(paths.login())
  })
})
