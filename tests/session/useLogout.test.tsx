import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { addressOf, FIRST_LOAD_MS, makeRoundTrip, visit, withBackend, withRunningTimers } from '../app'
import { centerIds } from '../backend/branches'
import { endSessions } from '../backend/session'
import { withComputer } from '../browser/browserStandIns'
import { ownEntries, storedCount, typeBooking } from './typedBooking'

const { store, server } = withBackend()
const database = withComputer()

const center = { store, username: 'gujrat' }

describe('logging out', () => {
  it('leads to the home page and erases what the tab has stored', async () => {
    const site = visit('/admin/dashboard/settings', center)
    sessionStorage.setItem(`dashboard:draft-id:${centerIds.gujrat}`, '{}')
    await site.user.click(
      (await screen.findAllByRole('button', { name: 'Logout' }, { timeout: FIRST_LOAD_MS }))[0] ?? document.body,
    )
    await waitFor(() => expect(addressOf(site)).toBe('/'))
    expect(sessionStorage.getItem(`dashboard:draft-id:${centerIds.gujrat}`)).toBeNull()
  })

  it.each([
    ['sidebar', 0, 500, '500 Internal Server Error', '/admin/dashboard/settings'],
    ['header', 1, 500, 'Internal Server Error', '/admin/dashboard'],
    ['sidebar', 0, 401, '401 Not authorized to access', '/admin/dashboard/settings'],
  ])('from the %s shows why it failed', async (_place, index, status, message, address) => {
    server.use(http.post('*/api/center/logout', () => HttpResponse.json({}, { status })))
    const site = visit('/admin/dashboard/settings', center)
    await site.user.click(
      (await screen.findAllByRole('button', { name: 'Logout' }, { timeout: FIRST_LOAD_MS }))[index] ?? document.body,
    )
    expect(await screen.findByText(message)).toBeVisible()
    await waitFor(() => expect(addressOf(site)).toBe(address))
  })
})

describe('a second press of Logout in the same moment', () => {
  it('makes no second call and causes no error', async () => {
    const faults = vi.fn()
    process.on('unhandledRejection', faults)
    const site = visit('/admin/dashboard/settings', center)
    const [button = document.body] = await screen.findAllByRole(
      'button',
      { name: 'Logout' },
      { timeout: FIRST_LOAD_MS },
    )
    act(() => {
      button.click()
      button.click()
    })
    await waitFor(() => expect(addressOf(site)).toBe('/'))
    await makeRoundTrip()
    process.off('unhandledRejection', faults)
    expect(store.calls.filter(({ path }) => path.endsWith('/logout'))).toHaveLength(1)
    expect(faults).not.toHaveBeenCalled()
  })
})

describe('a second press of Logout while the first waits for its answer', () => {
  it('makes no second call, whose refusal would lead to the login', async () => {
    const site = visit('/admin/dashboard/settings', center)
    const [sidebar = document.body, header = document.body] = await screen.findAllByRole(
      'button',
      { name: 'Logout' },
      { timeout: FIRST_LOAD_MS },
    )
    store.faults.push({ path: '/api/center/logout', isHeld: true })
    await site.user.click(sidebar)
    await waitFor(() => expect(store.held).toHaveLength(1))
    await site.user.click(header)
    await makeRoundTrip()
    store.held.splice(0).forEach((go) => go())
    await waitFor(() => expect(addressOf(site)).toBe('/'))
    expect(store.calls.filter(({ path }) => path.endsWith('/logout'))).toHaveLength(1)
  })
})

describe('a logout that is refused because the session has ended', () => {
  it('erases everything anyway, and asks for a sign-in', async () => {
    const site = visit('/admin/dashboard/settings', center)
    sessionStorage.setItem(`dashboard:draft-id:${centerIds.gujrat}`, '{}')
    const [button] = await screen.findAllByRole('button', { name: 'Logout' }, { timeout: FIRST_LOAD_MS })
    endSessions(store)
    server.use(http.post('*/api/center/logout', () => HttpResponse.json({}, { status: 401 })))
    await site.user.click(button ?? document.body)
    await waitFor(() => expect(addressOf(site)).toMatch(/^\/login/))
    expect(sessionStorage.getItem(`dashboard:draft-id:${centerIds.gujrat}`)).toBeNull()
  })
})

describe('logging out while the disk is slow', () => {
  it.each([
    ['succeeds', 200],
    ['fails', 503],
  ])('that %s hides everything, and requests no list again', async (_how, status) => {
    const site = visit('/admin/dashboard/records', center)
    const table = await screen.findByRole('table')
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(2))
    server.use(http.post('*/api/center/logout', () => HttpResponse.json({}, { status })))
    database.slowness = () => 1400
    const calls = () => store.calls.map(({ path }) => path).filter((path) => !path.endsWith('/logout'))
    await makeRoundTrip()
    const before = calls()
    await site.user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
    expect(addressOf(site)).toBe('/admin/dashboard/records')
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(calls()).toEqual(before)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('logging out while the server does not answer', () => {
  const { pass } = withRunningTimers()

  it('says that it is waited for, and erases everything after ten seconds all the same', async () => {
    const site = visit('/admin/dashboard/settings', center)
    await screen.findByText('Welcome, gujrat')
    await typeBooking(database)
    store.faults.push({ path: '/api/center/logout', isHeld: true })
    await site.user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body)
    expect(await screen.findByText('Processing your request...')).toBeVisible()
    await waitFor(() => expect(store.held).toHaveLength(1))
    await pass(10_000)
    await waitFor(() => expect(addressOf(site)).toBe('/'))
    const text = 'Could not reach the server. Check your connection and try again.'
    expect((await screen.findAllByText(text))[0]).toBeVisible()
    expect(ownEntries()).toEqual([])
    await waitFor(() => expect(storedCount(database)).toBe(0))
    store.held.pop()?.()
  })
})

describe('logging out offline', () => {
  it.each([
    ['sidebar', 0],
    ['header', 1],
  ])('from the %s erases everything, informs the other tabs, and opens the login', async (_place, index) => {
    const other = new BroadcastChannel('dashboard-user')
    const heard = new Promise((resolve) =>
      other.addEventListener('message', ({ data }) => data === null && resolve(true)),
    )
    const site = visit('/admin/dashboard/settings', center)
    await screen.findByText('Welcome, gujrat')
    await typeBooking(database)
    server.use(http.all('*/api/*', () => HttpResponse.error()))
    await site.user.click(screen.getAllByRole('button', { name: 'Logout' })[index] ?? document.body)
    const text = 'Could not reach the server. Check your connection and try again.'
    expect((await screen.findAllByText(text))[0]).toBeVisible()
    expect(ownEntries()).toEqual([])
    await waitFor(() => expect(storedCount(database)).toBe(0))
    expect(await heard).toBe(true)
    await waitFor(() => expect(addressOf(site)).toBe('/login?next=%2Fadmin%2Fdashboard'), { timeout: 15_000 })
    expect(ownEntries()).toEqual([])
    other.close()
  })

  it('opens the login even if the session has already ended', async () => {
    const site = visit('/admin/dashboard/settings', center)
    await screen.findByText('Welcome, gujrat')
    server.use(
      http.post('*/api/center/logout', () => {
        endSessions(store)
        return HttpResponse.json({}, { status: 503 })
      }),
    )
    await site.user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body)
    expect(await screen.findByText('503 Service Unavailable')).toBeVisible()
    await waitFor(() => expect(addressOf(site)).toBe('/login?next=%2Fadmin%2Fdashboard'))
    // The popup over the page that was left closes, and the login page opens its own.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Login' })).toBeVisible())
  })
})
