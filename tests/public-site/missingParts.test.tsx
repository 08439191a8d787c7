import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heading, visit, withBackend } from '../app'

const { store } = withBackend()

/** What browsers say when a lazily loaded file is gone. */
const MISSING = 'Failed to fetch dynamically imported module: https://site.invalid/assets/gone.js'

afterEach(() => {
  vi.doUnmock('@/public-site/PhoneMenu')
  vi.doUnmock('@/public-site/forgot-password/ForgotPasswordPage')
  vi.doUnmock('@/dashboard/settings/SettingsPage')
})

/** A page that cannot be loaded. */
const missingPage = () => ({
  get default(): never {
    throw new TypeError(MISSING)
  },
})

describe('a part that cannot be loaded', () => {
  it('of the header, is told, and costs nothing of what is being written', async () => {
    vi.doMock('@/public-site/PhoneMenu', () => {
      throw new TypeError(MISSING)
    })
    const { user } = visit('/')
    await heading('International Documents & Parcel Delivery Service')
    const message = screen.getByRole('textbox', { name: 'Message' })
    await user.type(message, 'A box of 12 kg')
    const button = screen.getByRole('button', { name: 'Open menu' })
    // Without hovering: Vitest refuses a file only once.
    fireEvent.click(button)
    expect(
      await screen.findByText('The menu could not be loaded. Reload the page, or use the links at its end.'),
    ).toBeVisible()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(message).toBeVisible()
    expect(message).toHaveValue('A box of 12 kg')
  })
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
