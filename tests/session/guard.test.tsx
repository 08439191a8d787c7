import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { CurrentUser } from '@/domain/currentUser'
import { paths } from '@/paths'
import { sessionQuery } from '@/services/session.queries'
import { dashboardClient } from '@/session/dashboardClient'
import { addressOf, makeRoundTrip, visit, type Visit, withBackend } from '../app'
import { centerIds } from '../backend/branches'
import { endSessions } from '../backend/session'

const { store, server } = withBackend()

const headOffice = { store, username: 'headoffice' }
const center = { store, username: 'gujrat' }

async function fillLogin({ user }: Visit, username: string, password: string): Promise<HTMLElement> {
  const popup = await screen.findByRole('dialog', { name: 'Login' })
  if (username) await user.type(within(popup).getByLabelText('Username'), username)
  if (password) await user.type(within(popup).getByLabelText('Password'), password)
  await user.click(within(popup).getByRole('button', { name: 'Login' }))
  return popup
}

describe('login', () => {
  it('asks for both fields, each with its own message', async () => {
    const popup = await fillLogin(visit('/login'), '', '')
    expect(await within(popup).findByText('Username cannot be blank')).toBeVisible()
    expect(within(popup).getByText('Password cannot be blank')).toBeVisible()
    expect(store.calls.filter(({ path }) => path.endsWith('/login'))).toEqual([])
  })

  it.each([
    ['nobody', 'chenab-demo', "User doesn't exists"],
    ['okara', 'chenab-demo', 'Center unavailable! Contact admin to active'],
  ])('refuses %s with %s, and says why', async (username, password, message) => {
    const popup = await fillLogin(visit('/login'), username, password)
    expect(await within(popup).findByText(message)).toBeVisible()
  })

  it('opens the dashboard', async () => {
    const site = visit('/login')
    await fillLogin(site, 'gujrat', 'chenab-demo')
    expect(await screen.findByText('Welcome, gujrat')).toBeVisible()
    expect(addressOf(site)).toBe('/admin/dashboard')
  })

  it('opens the requested page', async () => {
    const site = visit('/admin/dashboard/settings')
    await fillLogin(site, 'gujrat', 'chenab-demo')
    await waitFor(() => expect(addressOf(site)).toBe('/admin/dashboard/settings'))
  })

  it.each(['//evil.example', '/admin/dashboard/../../evil'])('does not lead to %s', async (next) => {
    const site = visit(`/login?next=${encodeURIComponent(next)}`)
    await fillLogin(site, 'gujrat', 'chenab-demo')
    await waitFor(() => expect(addressOf(site)).toBe('/admin/dashboard'))
  })

  it('leads to the password reset', async () => {
    const site = visit('/login')
    const popup = await screen.findByRole('dialog', { name: 'Login' })
    expect(within(popup).getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password')
    await site.user.click(within(popup).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(addressOf(site)).toBe('/'))
  })
})

describe('the guards of screens', () => {
  it.each([
    '/admin/dashboard',
    '/admin/dashboard/records',
    '/admin/dashboard/airwaybill',
    '/admin/dashboard/customer-screen',
    '/admin/dashboard/archive/receipt/1',
  ])('sends a signed-out visitor of %s to the login after the session call alone', async (path) => {
    const site = visit(path)
    await screen.findByRole('dialog', { name: 'Login' })
    expect(addressOf(site)).toBe(`/login?next=${encodeURIComponent(path)}`)
    expect(store.calls.map((call) => call.path)).toEqual(['/api/center/getCenterDetails'])
  })

  it.each([
    '/admin/dashboard/tracking-management',
    '/admin/dashboard/finance-management',
    '/admin/dashboard/accounts-managment',
    '/admin/dashboard/accounts-management',
    '/admin/dashboard/archives',
    '/admin/dashboard/archive/receipt/1000000001',
  ])('sends role 2 from %s to the dashboard’s home', async (path) => {
    const site = visit(path, center)
    await waitFor(() => expect(addressOf(site)).toBe('/admin/dashboard'))
    expect(store.calls.filter((call) => call.path.startsWith('/api/archive'))).toEqual([])
  })
})

describe('the frame of the dashboard', () => {
  it('shows role 1 all entries, and role 2 its three', async () => {
    visit('/admin/dashboard/settings', headOffice)
    const nav = await screen.findByRole('navigation', { name: 'Dashboard' })
    expect(
      within(within(nav).getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Home',
      'Our Centers',
      'View Records',
      'Tracking Management',
      'Finance Management',
      'Accounts Management',
      'Archives',
      'Settings',
      'Logout',
    ])
  })

  it('shows role 2 its own name and center', async () => {
    visit('/admin/dashboard/settings', center)
    const nav = await screen.findByRole('navigation', { name: 'Dashboard' })
    const items = within(within(nav).getByRole('list')).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(['Home', 'View Records', 'Settings', 'Logout'])
    const buttons = screen.getAllByRole('link', { name: 'Add Airway Bill' })
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual([paths.airwayBill(), paths.airwayBill()])
  })

  it('collapses the sidebar and remembers it', async () => {
    const { user } = visit('/admin/dashboard/settings', center)
    await user.click(await screen.findByRole('button', { name: 'Collapse' }))
    expect(screen.getByRole('button', { name: 'Expand' })).toHaveAttribute('aria-expanded', 'false')
    expect(localStorage.getItem('sidebar-collapsed')).toBe('true')
  })
})

describe('another user who signs in over an open session', () => {
  it('sees nothing of the previous user', async () => {
    const site = visit('/admin/dashboard', headOffice)
    expect(await screen.findByText('Welcome, headoffice')).toBeVisible()
    await site.router.navigate('/login')
    await fillLogin(site, 'gujrat', 'chenab-demo')
    expect(await screen.findByText('Welcome, gujrat')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Tracking Management' })).not.toBeInTheDocument()
    expect(screen.queryByText('GRAND TOTAL')).not.toBeInTheDocument()
  })

  it('in another tab clears this tab', async () => {
    const client = dashboardClient()
    client.setQueryData(sessionQuery().queryKey, { id: 'one' } as CurrentUser)
    client.setQueryData(['shipments'], ['Ruth Hallam'])
    const other = new BroadcastChannel('dashboard-user')
    const third = new BroadcastChannel('dashboard-user')
    const heard = new Promise((resolve) => (third.onmessage = resolve))
    other.postMessage('one')
    await heard
    third.close()
    expect(client.getQueryData(['shipments'])).toBeDefined()
    other.postMessage('two')
    await waitFor(() => expect(client.getQueryData(['shipments'])).toBeUndefined())
    other.close()
  })
})

describe('logout', () => {
  it('goes to the home page and erases what the tab has stored', async () => {
    const site = visit('/admin/dashboard/settings', center)
    sessionStorage.setItem(`dashboard:draft-id:${centerIds.gujrat}`, '{}')
    await site.user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body)
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
    await site.user.click((await screen.findAllByRole('button', { name: 'Logout' }))[index] ?? document.body)
    expect(await screen.findByText(message)).toBeVisible()
    await waitFor(() => expect(addressOf(site)).toBe(address))
  })
})

describe('a second press of Logout in the same moment', () => {
  it('makes no second call and causes no error', async () => {
    const faults = vi.fn()
    process.on('unhandledRejection', faults)
    const site = visit('/admin/dashboard/settings', center)
    const [button = document.body] = await screen.findAllByRole('button', { name: 'Logout' })
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
    const [sidebar = document.body, header = document.body] = await screen.findAllByRole('button', { name: 'Logout' })
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
    const [button] = await screen.findAllByRole('button', { name: 'Logout' })
    endSessions(store)
    server.use(http.post('*/api/center/logout', () => HttpResponse.json({}, { status: 401 })))
    await site.user.click(button ?? document.body)
    await waitFor(() => expect(addressOf(site)).toMatch(/^\/login/))
    expect(sessionStorage.getItem(`dashboard:draft-id:${centerIds.gujrat}`)).toBeNull()
  })
})

describe('messages', () => {
  it('disappear after 3 seconds, and stay in the list until it is cleared', async () => {
    server.use(http.post('*/api/center/logout', () => HttpResponse.json({}, { status: 500 })))
    const { user } = visit('/admin/dashboard/settings', center)
    const [logout] = await screen.findAllByRole('button', { name: 'Logout' })
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
    await site.user.click((await screen.findAllByRole('button', { name: 'Logout' }))[0] ?? document.body)
    expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 15_000 })
    endSessions(store)
    await site.router.navigate('/login')
    await fillLogin(site, username, 'chenab-demo')
    expect(await screen.findByText(`Welcome, ${username}`)).toBeVisible()
    await site.user.click(screen.getByRole('button', { name: /^Messages/ }))
    expect(within(screen.getByRole('region', { name: 'Messages' })).getByText(expected)).toBeVisible()
  })
})
