import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { loadTermsOf } from '@/session/rememberedTerms'
import { addressWithTerm, addressOf, visit, withBackend } from '../app'
import { endSessions, signIn } from '../backend/session'
import { withComputer } from '../browser/browserStandIns'

const { store, server } = withBackend()
const database = withComputer()

const NOTHING_ANSWERS = 'The server cannot be reached.'

/** Answers the question who is signed in as a proxy or a failing backend would. */
const answerSession = (answer: () => Response) => server.use(http.get('*/api/center/getCenterDetails', answer))
const badAnswers: [string, () => Response][] = [
  ['a 502', () => new HttpResponse('<html>Bad Gateway</html>', { status: 502 })],
  ['a 429', () => HttpResponse.json({ error: 'Too many requests' }, { status: 429 })],
  ['a 500', () => HttpResponse.json({ error: 'Internal Server Error' }, { status: 500 })],
  ['a page of a hotel’s Wi-Fi', () => HttpResponse.html('<html>Welcome</html>')],
]

const goOffline = () => {
  server.use(http.all('*/api/*', () => HttpResponse.error()))
}
const goOnline = () => {
  server.resetHandlers()
  act(() => void window.dispatchEvent(new Event('online')))
}

/** Opens the dashboard offline, after somebody has signed in in this tab while online. */
async function workOffline(lose: () => void = goOffline) {
  const before = visit('/admin/dashboard/settings', { store, username: 'gujrat' })
  await screen.findByText('Welcome, gujrat')
  await waitFor(() => expect(Object.keys(sessionStorage).join()).toContain('dashboard:user:'))
  await before.router.navigate('/tracking')
  await waitFor(() => expect(screen.queryByText('Welcome, gujrat')).toBeNull())
  lose()
  return visit('/admin/dashboard/settings')
}

describe('if the backend does not say who is signed in', () => {
  it.each(badAnswers)('%s signs nobody out: the dashboard opens, and asks again on request', async (_what, answer) => {
    const site = await workOffline(() => answerSession(answer))
    expect(await screen.findByText('Welcome, gujrat', {}, { timeout: 15_000 })).toBeVisible()
    expect(addressOf(site)).toBe('/admin/dashboard/settings')
    expect(localStorage.getItem('signed-in')).toBe('yes')
    server.resetHandlers()
    await site.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(NOTHING_ANSWERS)).toBeNull())
    expect(screen.getByText('Welcome, gujrat')).toBeVisible()
  })

  it('a new tab says so, and does not redirect to the login', async () => {
    localStorage.setItem('signed-in', 'yes')
    answerSession(() => new HttpResponse('<html>Bad Gateway</html>', { status: 502 }))
    const site = visit('/admin/dashboard/settings')
    expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })).toBeVisible()
    expect(addressOf(site)).toBe('/admin/dashboard/settings')
    expect(localStorage.getItem('signed-in')).toBe('yes')
  })
})

describe('if the backend does not answer', () => {
  it('the dashboard opens for the last user of this tab, and says so until there is an answer', async () => {
    await workOffline()
    expect(await screen.findByText('Welcome, gujrat', {}, { timeout: 15_000 })).toBeVisible()
    expect(screen.getByText(NOTHING_ANSWERS)).toBeVisible()
    goOnline()
    await waitFor(() => expect(screen.queryByText(NOTHING_ANSWERS)).toBeNull())
    expect(screen.getByText('Welcome, gujrat')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a search survives a reload, and stays when the backend answers', async () => {
    const before = visit('/admin/dashboard/records', { store, username: 'gujrat' })
    await before.user.type(await screen.findByRole('searchbox'), 'Ruth Hallam')
    await waitFor(() => expect(addressWithTerm(before)).toBe('/admin/dashboard/records?find=Ruth+Hallam'))
    await waitFor(() => expect(Object.keys(sessionStorage).join()).toContain('dashboard:user:'))
    const address = addressOf(before)
    goOffline()
    cleanup()
    // A reloaded page has no search terms in memory.
    loadTermsOf('')
    const site = visit(address)
    expect(await screen.findByText('Welcome, gujrat', {}, { timeout: 15_000 })).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('Ruth Hallam')
    await site.user.clear(screen.getByRole('searchbox'))
    await site.user.type(screen.getByRole('searchbox'), 'Gul Kakar')
    await waitFor(() => expect(addressWithTerm(site)).toBe('/admin/dashboard/records?find=Gul+Kakar'))
    goOnline()
    await waitFor(() => expect(screen.queryByText(NOTHING_ANSWERS)).toBeNull())
    expect(screen.getByRole('searchbox')).toHaveValue('Gul Kakar')
    expect(addressWithTerm(site)).toBe('/admin/dashboard/records?find=Gul+Kakar')
    expect(Object.entries(sessionStorage).find(([key]) => key.includes(':terms:'))?.[1]).toContain('Gul Kakar')
  })

  it('the sign-in popup opens when the backend answers that the session has ended', async () => {
    await workOffline()
    await screen.findByText('Welcome, gujrat', {}, { timeout: 15_000 })
    endSessions(store)
    goOnline()
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible()
    expect(screen.getByText('Not authorized to access')).toBeVisible()
  })

  it('another user who has signed in meanwhile gets a clean page', async () => {
    await workOffline()
    await screen.findByText('Welcome, gujrat', {}, { timeout: 15_000 })
    sessionStorage.setItem('dashboard:draft-id:x', '{}')
    signIn(store, 'headoffice')
    goOnline()
    await waitFor(() => expect(sessionStorage.getItem('dashboard:draft-id:x')).toBeNull())
    expect(database.stores.get('drafts')?.size ?? 0).toBe(0)
  })

  it('no user is known in a new tab, nor in this one after a logout elsewhere has removed the key', async () => {
    goOffline()
    const site = visit('/admin/dashboard/settings')
    await waitFor(() => expect(addressOf(site)).toMatch(/^\/login/), { timeout: 15_000 })
    sessionStorage.setItem('dashboard:user:gujrat', JSON.stringify({ id: 'gujrat', username: 'gujrat', role: 2 }))
    const again = visit('/admin/dashboard/settings')
    await waitFor(() => expect(addressOf(again)).toMatch(/^\/login/), { timeout: 15_000 })
  })
})
