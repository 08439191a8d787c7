import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { addressOf, heading, logIn, makeRoundTrip, visit, withBackend, withRunningTimers } from '../../app'
import { centerIds } from '../../backend/branches'
import { endSessions, signIn } from '../../backend/session'

const { store } = withBackend()

/** The browser of the test: it reports every page that it would have to load as an error. */
declare const jsdom: { virtualConsole: NodeJS.EventEmitter }

const settings = paths.screen('settings')
const login = () => screen.findByRole('dialog', { name: 'Login' })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const loginCalls = () => store.calls.filter(({ path }) => path.endsWith('/center/login'))

/** A profile that is being edited when the session ends: the sign-in popup is open over it. */
async function endDuringWork() {
  const site = visit(settings, { store, username: 'gujrat' })
  await heading('Profile Settings')
  const name = await screen.findByLabelText('Full name')
  await waitFor(() => expect(name).toHaveValue())
  await site.user.type(name, ' II')
  endSessions(store)
  await site.user.click(screen.getByRole('button', { name: 'Update Profile' }))
  const popup = await login()
  return { ...site, popup: within(popup), name }
}

describe('a sign-in over the page that is not answered', () => {
  const { pass } = withRunningTimers()

  const begin = async (fault = {}) => {
    const site = await endDuringWork()
    store.faults.push({ path: '/api/center/login', isHeld: true, ...fault })
    await logIn(site)
    await waitFor(() => expect(store.held).toHaveLength(1))
    return site
  }

  it('can be given up after 10 seconds, and made again', async () => {
    const site = await begin()
    await pass(9000)
    expect(screen.queryByText('Still waiting for an answer.')).toBeNull()
    await pass(1500)
    expect(site.popup.getByText('Still waiting for an answer.')).toBeVisible()
    await site.user.click(within(site.popup.getByRole('status')).getByRole('button', { name: 'Close' }))
    expect(site.popup.queryByText('Processing your request...')).toBeNull()
    expect(site.popup.getByLabelText('Password')).toHaveValue('chenab-demo')

    await site.user.click(site.popup.getByRole('button', { name: 'Login' }))
    await gone()
    expect(loginCalls()).toHaveLength(2)
    expect(site.name).toHaveValue('Sana Khokhar II')
  })

  it('lets the user leave for the login page', async () => {
    const site = await begin()
    await pass(10_500)
    await site.user.click(within(site.popup.getByRole('status')).getByRole('button', { name: 'Close' }))
    await site.user.click(site.popup.getByRole('button', { name: 'Close' }))
    await site.user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(addressOf(site)).toMatch(/^\/login/))
  })

  it('as somebody else does not take the visitor away from another page when it is answered', async () => {
    const site = await endDuringWork()
    await site.user.clear(site.popup.getByLabelText('Username'))
    store.faults.push({ path: '/api/center/login', isHeld: true })
    await logIn(site, 'multan')
    await waitFor(() => expect(store.held).toHaveLength(1))
    await pass(10_500)
    await site.user.click(within(site.popup.getByRole('status')).getByRole('button', { name: 'Close' }))
    await site.user.click(site.popup.getByRole('button', { name: 'Close' }))
    await site.user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(addressOf(site)).toMatch(/^\/login/))
    await act(() => site.router.navigate('/tracking'))
    await heading('Track With Us')
    const loads = vi.fn()
    jsdom.virtualConsole.on('jsdomError', loads)
    store.held.splice(0).forEach((go) => go())
    // What is stored of the former user is erased all the same.
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible()
    expect(loads).not.toHaveBeenCalled()
    jsdom.virtualConsole.off('jsdomError', loads)
    expect(addressOf(site)).toBe('/tracking')
  })

  it('shows nothing of its refusal once another one is made', async () => {
    const site = await begin({ status: 404, body: {} })
    await pass(10_500)
    await site.user.click(within(site.popup.getByRole('status')).getByRole('button', { name: 'Close' }))
    store.faults.push({ path: '/api/center/login', isHeld: true })
    await site.user.click(site.popup.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(store.held).toHaveLength(2))
    store.held.shift()?.()
    await makeRoundTrip()
    expect(site.popup.queryByText("User doesn't exists")).toBeNull()
    expect(site.popup.getByText('Processing your request...')).toBeVisible()
  })
})

describe('a sign-in in another tab', () => {
  const otherTab = async (user: string) => {
    const channel = new BroadcastChannel('dashboard-user')
    channel.postMessage(user)
    await new Promise((resolve) => setTimeout(resolve, 50))
    channel.close()
  }

  it('by the same user closes the popup, and the work goes on', async () => {
    const site = await endDuringWork()
    signIn(store, 'gujrat')
    await otherTab(centerIds.gujrat)
    await gone()
    expect(site.name).toHaveValue('Sana Khokhar II')
    await site.user.click(screen.getByRole('button', { name: 'Update Profile' }))
    expect(await screen.findByText('Profile Updated Successfully')).toBeVisible()
  })

  it('that this tab has not been told of is noticed when it is shown again', async () => {
    const site = await endDuringWork()
    signIn(store, 'gujrat')
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await gone()
    expect(site.name).toHaveValue('Sana Khokhar II')
  })

  it('leaves the popup open if the backend still knows nobody', async () => {
    await endDuringWork()
    await otherTab(centerIds.gujrat)
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    await makeRoundTrip()
    expect(await login()).toBeVisible()
  })

  it('is told by the popup of that tab, where the user was known before', async () => {
    const site = await endDuringWork()
    const channel = new BroadcastChannel('dashboard-user')
    const heard = new Promise((resolve) => (channel.onmessage = ({ data }) => resolve(data)))
    await logIn(site)
    await gone()
    expect(await heard).toBe(centerIds.gujrat)
    channel.close()
  })
})
