import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { FIRST_LOAD_MS, logIn, visit, withBackend } from '../../app'
import { endSessions } from '../../backend/session'

const { store, server } = withBackend()

const center = { store, username: 'gujrat' }

describe('messages', () => {
  it('disappear after 3 seconds, and stay in the list until it is cleared', async () => {
    server.use(http.post('*/api/center/logout', () => HttpResponse.json({}, { status: 500 })))
    const { user } = visit('/admin/dashboard/settings', center)
    const [logout] = await screen.findAllByRole('button', { name: 'Logout' }, { timeout: FIRST_LOAD_MS })
    const said = Date.now()
    await user.click(logout ?? document.body)
    const region = screen
      .getAllByRole('alert')
      .find((each) => each.getAttribute('aria-live') === 'assertive') as HTMLElement
    expect(await within(region).findByText('500 Internal Server Error')).toBeVisible()
    await waitFor(() => expect(within(region).queryByText('500 Internal Server Error')).toBeNull(), { timeout: 15_000 })
    expect(Date.now() - said).toBeGreaterThanOrEqual(2900)

    await user.click(screen.getByRole('button', { name: 'Messages, 1 new' }))
    const list = screen.getByRole('region', { name: 'Messages' })
    expect(within(list).getByText('500 Internal Server Error')).toBeVisible()
    await user.click(within(list).getByRole('button', { name: 'Clear' }))
    expect(within(list).getByText('No messages')).toBeVisible()
  })
})

describe('messages after the session has expired', () => {
  const text = '500 Internal Server Error'

  it.each([
    ['another', 'headoffice', 'No messages'],
    ['the same', 'gujrat', text],
  ])('of %s user who signs in without a reload', async (_who, username, expected) => {
    server.use(http.post('*/api/center/logout', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const site = visit('/admin/dashboard/settings', center)
    await site.user.click(
      (await screen.findAllByRole('button', { name: 'Logout' }, { timeout: FIRST_LOAD_MS }))[0] ?? document.body,
    )
    expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 15_000 })
    endSessions(store)
    await site.router.navigate('/login')
    await logIn(site, username)
    expect(await screen.findByText(`Welcome, ${username}`)).toBeVisible()
    await site.user.click(screen.getByRole('button', { name: /^Messages/ }))
    expect(within(screen.getByRole('region', { name: 'Messages' })).getByText(expected)).toBeVisible()
  })
})
