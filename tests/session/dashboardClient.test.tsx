import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ANY_USER } from '@/browser/deviceStore'
import { signedIn } from '@/browser/signedIn'
import type { CurrentUser } from '@/domain/currentUser'
import { sessionQuery } from '@/services/session.queries'
import { dashboardClient } from '@/session/dashboardClient'
import { readDraft, writeDraft } from '@/session/drafts/draftStore'
import { noteBooked, sentDrafts } from '@/session/drafts/sentDrafts'
import { visit, withBackend } from '../app'
import { withComputer } from '../browser/browserStandIns'
import { ownEntries, storedCount, typeBooking, typedForm } from './typedBooking'

const { store } = withBackend()
const database = withComputer()

describe('news in another tab', () => {
  it('of a logout empties this one, even on a public page', async () => {
    const client = dashboardClient()
    client.setQueryData(['shipments'], ['Ruth Hallam'])
    await typeBooking(database)
    const other = new BroadcastChannel('dashboard-user')
    other.postMessage(null)
    await waitFor(() => expect(ownEntries()).toEqual([]))
    expect(client.getQueryData(['shipments'])).toBeUndefined()
    await waitFor(() => expect(storedCount(database)).toBe(0))
    other.close()
  })

  it('of another user clears this tab', async () => {
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
    const draft = { id: 'd1', version: '1', sent: null, content: { texts: typedForm } }
    await writeDraft(now, draft, () => true)
    noteBooked(now, 'd2', { version: '1', airwayBillNo: '4010020056', id: 'b1', at: 1 })
    const other = new BroadcastChannel('dashboard-user')
    for (const user of told) other.postMessage(user)
    await waitFor(() => expect(client.getQueryData(['shipments'])).toBeUndefined())
    await database.rest()
    expect((await readDraft(now, 'd1'))?.content).toEqual({ texts: typedForm })
    expect(await sentDrafts(now)).toHaveLength(1)
    expect(signedIn.read(ANY_USER)).toBe(true)
    other.close()
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
