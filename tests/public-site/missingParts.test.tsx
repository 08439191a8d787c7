import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heading, visit, withBackend } from '../app'

const { store } = withBackend()

/** What browsers say when a lazily loaded file is gone. */
const MISSING = 'Failed to fetch dynamically imported module: https://site.invalid/assets/gone.js'

afterEach(() => {
  vi.doUnmock('@/public-site/forgot-password/ForgotPasswordPage')
  vi.doUnmock('@/dashboard/settings/SettingsPage')
})

/** A page that cannot be loaded. */
const missingPage = () => ({
  get default(): never {
    throw new TypeError(MISSING)
  },
})

describe('a page that cannot be loaded', () => {
  // It has been loaded again before: jsdom cannot.
  beforeEach(() => sessionStorage.setItem('reloaded-for-new-release', String(Date.now())))

  const said = async () =>
    within(await screen.findByRole('main'))
      .getByText(/^There may be/)
      .textContent.trim()

  it('promises a visitor nothing', async () => {
    vi.doMock('@/public-site/forgot-password/ForgotPasswordPage', missingPage)
    visit('/forgot-password')
    await heading('A part of the site could not be loaded')
    expect(await said()).toBe('There may be a newer version of the site, or the connection was lost.')
  })

  it('tells staff that a booking is kept', async () => {
    vi.doMock('@/dashboard/settings/SettingsPage', missingPage)
    visit('/admin/dashboard/settings', { store, username: 'gujrat' })
    await heading('A part of the site could not be loaded')
    expect(await said()).toBe(
      'There may be a newer version of the site, or the connection was lost. If you were booking, your draft is saved.',
    )
  })
})
