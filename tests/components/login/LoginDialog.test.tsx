import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addressOf, FIRST_LOAD_MS, logIn, visit, withBackend } from '../../app'

const { store } = withBackend()

describe('login', () => {
  it('asks for both fields, each with its own message', async () => {
    const { user } = visit('/login')
    const popup = await screen.findByRole('dialog', { name: 'Login' }, { timeout: FIRST_LOAD_MS })
    await user.click(within(popup).getByRole('button', { name: 'Login' }))
    expect(await within(popup).findByText('Username cannot be blank')).toBeVisible()
    expect(within(popup).getByText('Password cannot be blank')).toBeVisible()
    expect(store.calls.filter(({ path }) => path.endsWith('/login'))).toEqual([])
  })

  it.each([
    ['a name that nobody has', 'nobody', "User doesn't exists"],
    ['an inactive center', 'okara', 'Center unavailable! Contact admin to active'],
  ])('refuses %s, and says why', async (_who, username, message) => {
    const popup = await logIn(visit('/login'), username)
    expect(await within(popup).findByText(message)).toBeVisible()
  })

  it('opens the dashboard', async () => {
    const site = visit('/login')
    await logIn(site, 'gujrat')
    expect(await screen.findByText('Welcome, gujrat')).toBeVisible()
    expect(addressOf(site)).toBe('/admin/dashboard')
  })

  it('opens the requested page', async () => {
    const site = visit('/admin/dashboard/settings')
    await logIn(site, 'gujrat')
    await waitFor(() => expect(addressOf(site)).toBe('/admin/dashboard/settings'))
  })

  it.each(['//evil.example', '/admin/dashboard/../../evil'])('does not lead to %s', async (next) => {
    const site = visit(`/login?next=${encodeURIComponent(next)}`)
    await logIn(site, 'gujrat')
    await waitFor(() => expect(addressOf(site)).toBe('/admin/dashboard'))
  })

  it('leads to the password reset', async () => {
    const site = visit('/login')
    const popup = await screen.findByRole('dialog', { name: 'Login' }, { timeout: FIRST_LOAD_MS })
    expect(within(popup).getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password')
    await site.user.click(within(popup).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(addressOf(site)).toBe('/'))
  })
})
