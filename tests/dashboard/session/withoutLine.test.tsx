import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { addressOf, visit, withBackend } from '../../app'
import { withComputer } from '../../browser/browserStandIns'
import { endSessions, signIn } from '../../backend/session'

const { store, server } = withBackend()
const database = withComputer()

const NOTHING_ANSWERS = 'The server cannot be reached.'

const unplug = () => {
  server.use(http.all('*/api/*', () => HttpResponse.error()))
}
const plugIn = () => {
  server.resetHandlers()
  act(() => void window.dispatchEvent(new Event('online')))
}

/** Somebody has signed in here with a line, and opens the page anew without one. */
async function workWithoutLine() {
  const before = visit('/admin/dashboard/settings', { store, username: 'gujrat' })
  await screen.findByText('Welcome, gujrat')
  await waitFor(() => expect(Object.keys(sessionStorage).join()).toContain('dashboard:user:'))
  await before.router.navigate('/tracking')
  await waitFor(() => expect(screen.queryByText('Welcome, gujrat')).toBeNull())
  unplug()
  return visit('/admin/dashboard/settings')
}

describe('without an answer', () => {
  it('the frame opens for whoever works in this tab, and says so, until there is one', async () => {
    await workWithoutLine()
    expect(await screen.findByText('Welcome, gujrat', {}, { timeout: 15_000 })).toBeVisible()
    expect(screen.getByText(NOTHING_ANSWERS)).toBeVisible()
    plugIn()
    await waitFor(() => expect(screen.queryByText(NOTHING_ANSWERS)).toBeNull())
    expect(screen.getByText('Welcome, gujrat')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('the session that has ended meanwhile is asked for when there is one', async () => {
    await workWithoutLine()
    await screen.findByText('Welcome, gujrat', {}, { timeout: 15_000 })
    endSessions(store)
    plugIn()
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
    expect(screen.getByText('Not authorized to access')).toBeVisible()
  })

  it('somebody else who has signed in meanwhile gets a clean page', async () => {
    await workWithoutLine()
    await screen.findByText('Welcome, gujrat', {}, { timeout: 15_000 })
    sessionStorage.setItem('dashboard:draft-id:x', '{}')
    signIn(store, 'headoffice')
    plugIn()
    await waitFor(() => expect(sessionStorage.getItem('dashboard:draft-id:x')).toBeNull())
    expect(database.stores.get('drafts')?.size ?? 0).toBe(0)
  })

  it('nobody is there in a tab that nobody has worked in, nor after a logout elsewhere has taken the key', async () => {
    unplug()
    const site = visit('/admin/dashboard/settings')
    await waitFor(() => expect(addressOf(site)).toMatch(/^\/login/), { timeout: 15_000 })
    sessionStorage.setItem('dashboard:user:gujrat', JSON.stringify({ id: 'gujrat', username: 'gujrat', role: 2 }))
    const again = visit('/admin/dashboard/settings')
    await waitFor(() => expect(addressOf(again)).toMatch(/^\/login/), { timeout: 15_000 })
  })
})
