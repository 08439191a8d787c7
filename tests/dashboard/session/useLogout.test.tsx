import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { MessagesProvider, useMessages } from '@/components/messages/useMessages'
import { onForgetting } from '@/dashboard/session/localTraces'
import { CurrentSession } from '@/dashboard/session/session'
import { useLogout } from '@/dashboard/session/useLogout'
import { useUnsavedChanges } from '@/dashboard/session/useUnsavedChanges'
import type { CurrentUser } from '@/domain/people'
import { createQueryClient } from '@/services/http/queryClient'
import { withBackend, withTime } from '../../app'
import { endSessions, signIn } from '../../backend/session'
import { withComputer } from '../../browser/browserStandIns'
import { leaveDraft } from '../booking/draft/keptDraft'

const { store, server } = withBackend()
const database = withComputer()
const { pass } = withTime()

const OWNER = 'u1'
const user = { id: OWNER, username: 'gujrat' } as CurrentUser
const sana = { shipperContactPerson: 'Sana Butt', recCity: 'Sheffield' }

const calls = () => store.calls.filter(({ path }) => path.endsWith('/logout')).length
const answers = (answer: () => Response) => server.use(http.post('*/api/center/logout', answer))
const status = (code: number) => () => HttpResponse.json({}, { status: code })
const ended = () => {
  endSessions(store)
  return HttpResponse.json({}, { status: 401 })
}

/** What other tabs hear. */
let heard: unknown[]
beforeEach(() => {
  heard = []
  const other = new BroadcastChannel('dashboard-session')
  other.onmessage = ({ data }) => heard.push(data)
  onTestFinished(() => other.close())
})

/** A screen at /here, with changes that are not saved if so wished. */
function open({ hasChanges = false } = {}) {
  signIn(store, 'gujrat')
  const queryClient = createQueryClient()
  queryClient.setQueryData(['shipments'], ['Ruth Hallam'])
  const drawn = vi.fn<(now: ReturnType<typeof useLogout> & { said: readonly string[] }) => void>()
  const unsaved = vi.fn<(question: ReturnType<typeof useUnsavedChanges>) => void>()
  const Everywhere = () => {
    drawn({ ...useLogout(), said: useMessages().all.map(({ text }) => text) })
    return null
  }
  const Screen = () => {
    const { success } = useMessages()
    unsaved(useUnsavedChanges(hasChanges, () => undefined))
    return <button onClick={() => success('Ruth Hallam is booked')} />
  }
  const router = createMemoryRouter(
    [
      { path: '/here', element: [<Everywhere key="1" />, <Screen key="2" />] },
      { path: '*', Component: Everywhere },
    ],
    { initialEntries: ['/here'] },
  )
  const forgotten = vi.fn<(at: string) => void>()
  onTestFinished(onForgetting(() => forgotten(router.state.location.pathname)))
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <CurrentSession value={{ user, queryClient }}>
        <MessagesProvider>
          <RouterProvider router={router} />
        </MessagesProvider>
      </CurrentSession>
    </QueryClientProvider>,
  )
  act(() => container.querySelector('button')?.click())
  const now = () => drawn.mock.lastCall?.[0]
  const at = () => router.state.location.pathname
  return {
    now,
    at,
    /** Where the screen was when everything was forgotten. */
    forgotten,
    knows: () => queryClient.getQueryData(['shipments']) !== undefined,
    unsaved: () => unsaved.mock.lastCall?.[0],
    logOut: (from: 'sidebar' | 'header' = 'sidebar') => act(async () => now()?.logOut(from)),
    comesTo: (path: string) => waitFor(() => expect(at()).toBe(path)),
    isTold: (...said: string[]) => waitFor(() => expect(now()?.said).toEqual(said)),
  }
}

describe('a logout', () => {
  it('leaves for the home page, then forgets everything, and tells the other tabs', async () => {
    const { logOut, comesTo, forgotten, knows, now } = open()
    expect(now()?.question).toBeNull()
    await logOut()
    await comesTo('/')
    await waitFor(() => expect(forgotten.mock.calls).toEqual([['/']]))
    expect(knows()).toBe(false)
    expect(now()?.said).toEqual([])
    expect(calls()).toBe(1)
    await waitFor(() => expect(heard).toEqual(['logged-out']))
  })

  it.each([
    ['sidebar', '500 Internal Server Error', '/here'],
    ['header', 'Internal Server Error', '/admin/dashboard'],
    ['sidebar', '401 Not authorized to access', '/here', 401],
  ] satisfies ['sidebar' | 'header', string, string, number?][])(
    'from the %s that is refused says so, and nothing is forgotten',
    async (from, text, address, code = 500) => {
      answers(status(code))
      const { logOut, comesTo, isTold, forgotten, knows, at } = open()
      await logOut(from)
      await isTold(text, 'Ruth Hallam is booked')
      await comesTo(address)
      await act(() => database.rest())
      expect(at()).toBe(address)
      expect(knows()).toBe(true)
      expect(forgotten).not.toHaveBeenCalled()
      expect(heard).toEqual([])
    },
  )

  it.each([
    ['of a session that had ended', 'sidebar', ended, /^401 /],
    ['of a session that had ended', 'header', ended, /^[^4]/],
    ['without a line', 'sidebar', () => HttpResponse.error(), /^Could not reach the server/],
    ['of a server in trouble', 'sidebar', status(503), /^503 Service Unavailable$/],
  ] as const)('%s, from the %s, forgets everything all the same, and says why', async (_, from, answer, text) => {
    answers(answer)
    const { logOut, comesTo, forgotten, knows, now } = open()
    await logOut(from)
    await comesTo('/admin/dashboard')
    expect(forgotten.mock.calls).toEqual([['/here']])
    expect(knows()).toBe(false)
    expect(now()?.said).toEqual([expect.stringMatching(text)])
    await waitFor(() => expect(heard).toEqual(['logged-out']))
  })
})

describe('unfinished bookings elsewhere in this browser', () => {
  it('are asked about first, and nothing happens where one stays', async () => {
    await leaveDraft(OWNER, sana)
    const { logOut, now, comesTo, at } = open()
    await logOut()
    await waitFor(() =>
      expect(now()?.question).toMatchObject({
        title: 'Log out and discard it?',
        text: 'This browser keeps an unfinished booking (Sana Butt → Sheffield).',
      }),
    )
    act(() => now()?.question?.onCancel())
    expect(now()?.question).toBeNull()
    await act(() => database.rest())
    expect([calls(), at()]).toEqual([0, '/here'])
    await logOut()
    act(() => now()?.question?.onConfirm())
    expect(now()?.question).toBeNull()
    await comesTo('/')
    expect(calls()).toBe(1)
  })

  it('are counted, and the answer is the place’s where the question was asked', async () => {
    await leaveDraft(OWNER, sana)
    await leaveDraft(OWNER, { ...sana, recCity: 'Leeds' })
    await leaveDraft('another', { ...sana, recCity: 'York' })
    answers(status(500))
    const { logOut, now, isTold, comesTo } = open()
    await logOut('header')
    expect(now()?.question?.title).toBe('Log out and discard them?')
    expect(now()?.question?.text).toMatch(/^This browser keeps 2 unfinished bookings/)
    act(() => now()?.question?.onConfirm())
    await isTold('Internal Server Error', 'Ruth Hallam is booked')
    await comesTo('/admin/dashboard')
  })

  it('are none where the browser keeps nothing, and are waited for no longer than a moment', async () => {
    database.isForbidden = true
    const { logOut, comesTo } = open()
    await logOut()
    await comesTo('/')
    expect(calls()).toBe(1)
  })

  it('do not keep anybody from logging out where the database does not answer, nor does a second click', async () => {
    const request = {} as IDBOpenDBRequest
    vi.stubGlobal('indexedDB', { open: () => request })
    const { now, comesTo } = open()
    act(() => {
      void now()?.logOut('sidebar')
      void now()?.logOut('sidebar')
    })
    await pass(1400)
    expect(calls()).toBe(0)
    await pass(100)
    await comesTo('/')
    expect(calls()).toBe(1)
    request.onerror?.(new Event('error'))
  })
})

it('a screen with changes that are not saved is asked before the logout, also after the question', async () => {
  await leaveDraft(OWNER, sana)
  const { logOut, now, unsaved, comesTo } = open({ hasChanges: true })
  await logOut()
  expect(unsaved()?.isAsking).toBe(false)
  act(() => now()?.question?.onConfirm())
  expect(unsaved()?.isAsking).toBe(true)
  await act(() => database.rest())
  expect(calls()).toBe(0)
  await act(async () => unsaved()?.onLeave())
  await waitFor(() => expect(calls()).toBe(1))
  await comesTo('/here')
})
