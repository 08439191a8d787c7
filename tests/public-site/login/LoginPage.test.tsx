import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/services/createQueryClient'
import { forgetEverything } from '@/session/localTraces'
import { addressOf, heading, logIn, makeRoundTrip, visit, type Visit, withBackend } from '../../app'
import { centerIds } from '../../backend/branches'
import { endSessions, signIn } from '../../backend/session'

const { store } = withBackend()

const HOME = 'International Documents & Parcel Delivery Service'

async function openPopup({ user }: Visit): Promise<HTMLElement> {
  await user.click(screen.getByRole('link', { name: 'Login' }))
  return screen.findByRole('dialog', { name: 'Login' })
}

async function closePopup({ user }: Visit): Promise<void> {
  const popup = screen.getByRole('dialog', { name: 'Login' })
  await user.click(within(popup).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).toBeNull())
}

/** Logs in over the tracking page, and goes back before the answer. */
async function leaveLoginByBack() {
  const site = visit('/tracking')
  await heading('Track With Us')
  await openPopup(site)
  store.faults.push({ path: '/api/center/login', isHeld: true })
  await logIn(site, 'gujrat')
  await waitFor(() => expect(store.held).toHaveLength(1))
  await act(() => site.router.navigate(-1))
  return site
}

/** Something that the dashboard has stored in this tab; it is erased before a page is left for that of another user. */
const OF_THE_USER = 'dashboard:of-the-user'

describe('the login popup', () => {
  it('opens over the home page, which preserves text being typed', async () => {
    const site = visit('/')
    await heading(HOME)
    const message = screen.getByRole('textbox', { name: 'Message' })
    await site.user.type(message, 'A box of 12 kg')
    await openPopup(site)
    expect(addressOf(site)).toBe('/login')
    // What browsers need to fill in the saved username and password.
    expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
    await closePopup(site)
    expect(addressOf(site)).toBe('/')
    expect(screen.getByRole('textbox', { name: 'Message' })).toBe(message)
    expect(message).toHaveValue('A box of 12 kg')
  })

  it.each(['/#contact', '/tracking/0000000000'])(
    'returns to %s where it was opened on closing, and restores the focus',
    async (path) => {
      const site = visit(path)
      await screen.findByRole('heading', { level: 1 })
      await screen.findByRole('link', { name: 'Login' })
      const popup = await openPopup(site)
      expect(await heading(HOME)).toBeInTheDocument()
      expect(within(popup).getByLabelText('Username')).toHaveFocus()
      await closePopup(site)
      expect(addressOf(site)).toBe(path)
      expect(site.router.state.historyAction).toBe('POP')
      await waitFor(() => expect(screen.getByRole('link', { name: 'Login' })).toHaveFocus())
    },
  )

  it('can be closed if Login was tapped twice', async () => {
    const site = visit('/tracking')
    await heading('Track With Us')
    await openPopup(site)
    await act(() => site.router.navigate('/login', { state: '/tracking' }))
    await site.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(site.router.state.historyAction).toBe('POP'))
    expect(addressOf(site)).toBe('/login')
    await closePopup(site)
    expect(addressOf(site)).toBe('/tracking')
  })

  it('goes back one page, however often it is closed', async () => {
    const site = visit('/forgot-password')
    const nav = await screen.findByRole('navigation', { name: 'Main' })
    await site.user.click(within(nav).getByRole('link', { name: 'Tracking' }))
    await heading('Track With Us')
    const close = within(await openPopup(site)).getByRole('button', { name: 'Close' })
    fireEvent.click(close)
    fireEvent.click(close)
    await heading('Track With Us')
    expect(addressOf(site)).toBe('/tracking')
  })

  it('goes back if opened from the menu on phones too', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
      this.dispatchEvent(new Event('close'))
    }
    const site = visit('/tracking')
    await heading('Track With Us')
    await site.user.click(screen.getByRole('button', { name: 'Open menu' }))
    const menu = await screen.findByLabelText('Menu')
    await site.user.click(within(menu).getByText('Login'))
    await screen.findByRole('dialog', { name: 'Login' })
    expect(screen.queryByLabelText('Menu')).toBeNull()
    await closePopup(site)
    expect(addressOf(site)).toBe('/tracking')
  })

  it('shows the home page when closed after opening by its address', async () => {
    const site = visit('/login')
    await screen.findByRole('dialog', { name: 'Login' })
    await closePopup(site)
    expect(addressOf(site)).toBe('/')
    expect(site.router.state.historyAction).toBe('REPLACE')
    expect(await heading(HOME)).toHaveFocus()
  })

  it('never goes back to a page whose guard opened it', async () => {
    const site = visit('/tracking')
    await heading('Track With Us')
    await site.router.navigate('/admin/dashboard/settings')
    await screen.findByRole('dialog', { name: 'Login' })
    await closePopup(site)
    expect(addressOf(site)).toBe('/')
    expect(store.calls.filter(({ path }) => path.endsWith('/getCenterDetails'))).toHaveLength(1)
  })

  it('shows a refusal once, in the popup', async () => {
    const site = visit('/')
    await heading(HOME)
    const popup = await openPopup(site)
    await site.user.type(within(popup).getByLabelText('Username'), 'gujrat')
    await site.user.type(within(popup).getByLabelText('Password'), 'wrong{Enter}')
    expect(await within(popup).findByText('Username or Password is incorrect !!')).toBeVisible()
    expect(screen.getAllByText('Username or Password is incorrect !!')).toHaveLength(1)
  })

  it('cannot be closed while a login waits for its answer, which would open the dashboard over another page', async () => {
    const site = visit('/')
    await heading(HOME)
    const popup = await openPopup(site)
    store.faults.push({ path: '/api/center/login', isHeld: true })
    await logIn(site, 'gujrat')
    await waitFor(() => expect(store.held).toHaveLength(1))
    expect(within(popup).getByText('Processing your request...')).toBeInTheDocument()
    expect(within(popup).getByRole('button', { name: 'Close' })).toBeDisabled()
    await site.user.keyboard('{Escape}')
    expect(popup).toBeInTheDocument()
    expect(addressOf(site)).toBe('/login')
    store.held.splice(0).forEach((go) => go())
    await waitFor(() => expect(addressOf(site)).toBe('/admin/dashboard'))
  })

  it('does not open the dashboard over the page that Back has led to, and offers it there', async () => {
    const site = await leaveLoginByBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await site.user.type(screen.getByLabelText('Airway bill number'), '40100')
    store.held.splice(0).forEach((go) => go())
    const dashboard = await screen.findByRole('link', { name: 'Dashboard' })
    await makeRoundTrip()
    expect(site.router.state.navigation.state).toBe('idle')
    expect(addressOf(site)).toBe('/tracking')
    await site.user.click(dashboard)
    expect(await screen.findByText('Welcome, gujrat')).toBeVisible()
  })

  it('opens the dashboard for whoever has signed in since, not for the user of a login that Back has left', async () => {
    const site = await leaveLoginByBack()
    store.held.splice(0).forEach((go) => go())
    const dashboard = await screen.findByRole('link', { name: 'Dashboard' })
    endSessions(store)
    signIn(store, 'multan')
    await site.user.click(dashboard)
    expect(await screen.findByText(/^Welcome/)).toHaveTextContent('Welcome, multan')
  })

  it('makes all tabs ask who is signed in if it is answered after another login that opened the dashboard', async () => {
    const site = await leaveLoginByBack()
    const told: unknown[] = []
    const otherTab = new BroadcastChannel('dashboard-user')
    otherTab.addEventListener('message', ({ data }) => told.push(data))
    await openPopup(site)
    await logIn(site, 'multan')
    expect(await screen.findByText(/^Welcome/)).toHaveTextContent('Welcome, multan')
    sessionStorage.setItem(OF_THE_USER, 'typed')
    store.held.splice(0).forEach((go) => go())
    await waitFor(() => expect(sessionStorage.getItem(OF_THE_USER)).toBeNull())
    expect(told).toEqual([centerIds.multan, centerIds.gujrat])
    otherTab.close()
  })

  it('requests the user’s details once, before the first call of the next page', async () => {
    const site = visit('/login')
    await logIn(site, 'gujrat')
    await waitFor(() => expect(addressOf(site)).toBe('/admin/dashboard'))
    await screen.findByText(/Welcome/)
    const paths = store.calls.map(({ path }) => path)
    expect(paths.filter((path) => path.endsWith('/getCenterDetails'))).toHaveLength(1)
    expect(paths.slice(0, 2)).toEqual(['/api/center/login', '/api/center/getCenterDetails'])
  })

  it('is replaced by a link to the dashboard while somebody is signed in on this device', async () => {
    const staff = visit('/admin/dashboard/settings', { store, username: 'gujrat' })
    await heading('Profile Settings')
    cleanup()
    store.calls.length = 0
    const visitor = visit('/tracking')
    const link = await screen.findByRole('link', { name: 'Dashboard' })
    expect(link).toHaveAttribute('href', '/admin/dashboard')
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
    expect(store.calls).toEqual([])

    act(() => void forgetEverything(createQueryClient()))
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
    expect([staff, visitor].map(addressOf)).toEqual(['/admin/dashboard/settings', '/tracking'])
  })

  it('is offered again if the session has ended', async () => {
    localStorage.setItem('signed-in', 'yes')
    const site = visit('/tracking')
    await site.user.click(await screen.findByRole('link', { name: 'Dashboard' }))
    await screen.findByRole('dialog', { name: 'Login' })
    await closePopup(site)
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible()
  })

  it('is not loaded with the home page', async () => {
    const load = vi.fn(() => ({ default: () => null }))
    vi.doMock('@/public-site/login/LoginPage', load)
    visit('/')
    await heading(HOME)
    expect(load).not.toHaveBeenCalled()
    vi.doUnmock('@/public-site/login/LoginPage')
  })
})
