import { QueryObserver } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { ANY_USER } from '@/browser/deviceStore'
import { signedIn } from '@/browser/signedIn'
import { favouriteStore, recentCustomersQuery } from '@/booking/customers/useCustomerSearch'
import { beginDraft } from '@/booking/draft/draft'
import { emptyBookingForm } from '@/domain/forms/bookingForm'
import type { CurrentUser } from '@/domain/currentUser'
import { createQueryClient } from '@/services/createQueryClient'
import { sessionQuery } from '@/services/session.queries'
import { dashboardClient } from '@/session/dashboardClient'
import { noteBooked, readDraft, sentDrafts, writeDraft } from '@/session/draftStore'
import { forgetEverything } from '@/session/localTraces'
import { addressOf, makeRoundTrip, visit, withBackend, withRunningTimers } from '../app'
import { endSessions } from '../backend/session'
import { withComputer } from '../browser/browserStandIns'

const { store, server } = withBackend()
const database = withComputer()

const form = { ...emptyBookingForm('gujrat', ''), recCity: 'Sheffield' }
const ownEntries = () => Object.keys(sessionStorage).filter((key) => key.startsWith('dashboard:'))
/** The number of drafts, files and keys in the database. */
const storedCount = () =>
  ['drafts', 'files', 'keys'].reduce((sum, name) => sum + (database.stores.get(name)?.size ?? 0), 0)

/** Starts a draft with a file. */
async function typeBooking() {
  const draft = beginDraft('gujrat')
  draft.claim()
  await draft.write('texts', form)
  await draft.writeFile('shipperIDFront', new File(['front'], 'front.png'))
  expect(ownEntries()).toContain('dashboard:draft-id:gujrat')
  expect(storedCount()).toBeGreaterThanOrEqual(3)
  return draft
}

describe('deleting what this browser stores for a user', () => {
  it('empties cache, tab and database, and nothing is written afterwards', async () => {
    const client = createQueryClient()
    client.setQueryData(['shipments'], ['Ruth Hallam'])
    sessionStorage.setItem('of-the-router', 'kept')
    const draft = await typeBooking()
    void forgetEverything(client)
    expect(client.getQueryData(['shipments'])).toBeUndefined()
    await waitFor(() => expect(storedCount()).toBe(0))
    await draft.write('texts', form)
    await draft.writeFile('shipperIDBack', new File(['back'], 'back.png'))
    expect(ownEntries()).toEqual([])
    expect(storedCount()).toBe(0)
    expect(sessionStorage.getItem('of-the-router')).toBe('kept')
  })

  it('removes queries from memory once no screen shows them', async () => {
    const client = createQueryClient()
    const shown = new QueryObserver(client, { queryKey: ['bill'], queryFn: () => Promise.resolve('Ruth Hallam') })
    const leave = shown.subscribe(() => undefined)
    await waitFor(() => expect(shown.getCurrentResult().data).toBe('Ruth Hallam'))
    void forgetEverything(client)
    const timers = vi.spyOn(globalThis, 'setTimeout')
    leave()
    // A longer timer would retain the query, and with it the bill.
    expect(timers.mock.calls.every(([, wait = 0]) => wait < 100)).toBe(true)
    expect(timers).toHaveBeenCalled()
    timers.mockRestore()
  })

  it('removes customers’ names, and keeps the ids of favourites', () => {
    const zarqa = { id: 'c1', role: 'shipper' as const, company: 'Zarqa Looms', contactPerson: 'Zarqa Bibi' }
    const client = createQueryClient()
    const recent = recentCustomersQuery('gujrat').queryKey
    client.setQueryData(recent, [zarqa])
    favouriteStore.write(
      'gujrat',
      [zarqa].map(({ id, role }) => ({ id, role })),
    )
    void forgetEverything(client)
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Zarqa')
    expect(client.getQueryData(recent)).toBeUndefined()
    expect(favouriteStore.read('gujrat')).toEqual([{ id: 'c1', role: 'shipper' }])
  })

  it('keeps data that is being encrypted at that moment from being stored', async () => {
    const draft = await typeBooking()
    const writing = draft.write('texts', { ...form, recCity: 'Leeds' })
    void forgetEverything(createQueryClient())
    await writing
    await waitFor(() => expect(storedCount()).toBe(0))
    await database.rest()
    expect(storedCount()).toBe(0)
  })

  it('follows a logout in another tab, even on a public page', async () => {
    const client = dashboardClient()
    client.setQueryData(['shipments'], ['Ruth Hallam'])
    await typeBooking()
    const other = new BroadcastChannel('dashboard-user')
    other.postMessage(null)
    await waitFor(() => expect(ownEntries()).toEqual([]))
    expect(client.getQueryData(['shipments'])).toBeUndefined()
    await waitFor(() => expect(storedCount()).toBe(0))
    other.close()
  })
})

describe('a tab that hears late, as after it was frozen,', () => {
  it.each([
    ['that somebody else has signed in', ['headoffice']],
    ['of a logout, and who has signed in since', [null, 'headoffice']],
    ['of a logout, after which its own user has signed in again', [null, 'gujrat']],
  ])('%s leaves the drafts of that user as they are', async (_what, told) => {
    const client = dashboardClient()
    client.setQueryData(sessionQuery().queryKey, { id: 'gujrat', username: 'gujrat' } as CurrentUser)
    client.setQueryData(['shipments'], ['Ruth Hallam'])
    await database.rest()
    const now = told.at(-1) ?? ''
    const draft = { id: 'd1', version: '1', sent: null, content: { texts: form } }
    await writeDraft(now, draft, () => true)
    noteBooked(now, 'd2', { version: '1', airwayBillNo: '4010020056', id: 'b1', at: 1 })
    const other = new BroadcastChannel('dashboard-user')
    for (const user of told) other.postMessage(user)
    await waitFor(() => expect(client.getQueryData(['shipments'])).toBeUndefined())
    await database.rest()
    expect((await readDraft(now, 'd1'))?.content).toEqual({ texts: form })
    expect(await sentDrafts(now)).toHaveLength(1)
    expect(signedIn.read(ANY_USER)).toBe(true)
    other.close()
  })
})

describe('logging out while the disk is slow', () => {
  it.each([
    ['succeeds', 200],
    ['fails', 503],
  ])('that %s hides everything, and requests no list again', async (_how, status) => {
    const site = visit('/admin/dashboard/records', { store, username: 'gujrat' })
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
    const site = visit('/admin/dashboard/settings', { store, username: 'gujrat' })
    await screen.findByText('Welcome, gujrat')
    await typeBooking()
    store.faults.push({ path: '/api/center/logout', isHeld: true })
    await site.user.click(screen.getAllByRole('button', { name: 'Logout' })[0] ?? document.body)
    expect(await screen.findByText('Processing your request...')).toBeVisible()
    await waitFor(() => expect(store.held).toHaveLength(1))
    await pass(10_000)
    await waitFor(() => expect(addressOf(site)).toBe('/'))
    const text = 'Could not reach the server. Check your connection and try again.'
    expect((await screen.findAllByText(text))[0]).toBeVisible()
    expect(ownEntries()).toEqual([])
    await waitFor(() => expect(storedCount()).toBe(0))
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
    const site = visit('/admin/dashboard/settings', { store, username: 'gujrat' })
    await screen.findByText('Welcome, gujrat')
    await typeBooking()
    server.use(http.all('*/api/*', () => HttpResponse.error()))
    await site.user.click(screen.getAllByRole('button', { name: 'Logout' })[index] ?? document.body)
    const text = 'Could not reach the server. Check your connection and try again.'
    expect((await screen.findAllByText(text))[0]).toBeVisible()
    expect(ownEntries()).toEqual([])
    await waitFor(() => expect(storedCount()).toBe(0))
    expect(await heard).toBe(true)
    await waitFor(() => expect(addressOf(site)).toBe('/login?next=%2Fadmin%2Fdashboard'), { timeout: 15_000 })
    expect(ownEntries()).toEqual([])
    other.close()
  })

  it('opens the login even if the session has already ended', async () => {
    const site = visit('/admin/dashboard/settings', { store, username: 'gujrat' })
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

it('a page in the back/forward cache is emptied', async () => {
  visit('/admin/dashboard/settings', { store, username: 'gujrat' })
  await screen.findByRole('heading', { name: 'Profile Settings' })
  const goes = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
  goes(false)
  expect(document.body).toHaveTextContent('Profile Settings')
  goes(true)
  expect(document.body).toBeEmptyDOMElement()
  // The database is not opened until the page is shown again.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
})
