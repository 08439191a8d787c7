import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { setupServer, type SetupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type DataRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { USER_CHANNEL } from '@/browser/tabChannel'
import { MessagesProvider } from '@/components/messages/MessagesProvider'
import { rememberedTerm } from '@/session/rememberedTerms'
import { routes } from '@/routes'
// Loaded up front: lists import it lazily, which may finish only after the test file has ended.
import '@/services/shipment-list/shipmentLists'
import { handlers } from './backend/handlers'
import { signIn } from './backend/session'
import { createStore, resetStore, type Store } from './backend/store'

export interface Backend {
  store: Store
  server: SetupServer
}

/** Runs the tests of a file on the stand-in backend, reseeded before each test; an unknown call fails the test. */
export function withBackend(): Backend {
  const store = createStore({ log: () => undefined })
  const server = setupServer(...handlers(store))
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => resetStore(store))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return { store, server }
}

export interface Visit {
  user: UserEvent
  router: DataRouter
}

/**
 * Renders the real site at an address.
 *
 * @param as the user to sign in on the stand-in backend first
 */
export function visit(path: string, as?: { store: Store; username: string }): Visit {
  if (as) signIn(as.store, as.username)
  const router = createMemoryRouter(routes(), { initialEntries: [path] })
  render(<RouterProvider router={router} useTransitions={false} />)
  return { user: userEvent.setup({ delay: null }), router }
}

/** The providers that a hook of the dashboard needs, as a wrapper for `renderHook`. */
export const providersOf = (client: QueryClient) =>
  function Around({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={client}>
        <MessagesProvider>{children}</MessagesProvider>
      </QueryClientProvider>
    )
  }

/** Makes one more call: answers that arrived before it have been processed when it returns. */
export async function makeRoundTrip(): Promise<void> {
  await act(async () => {
    await (await fetch(new URL('/api/center/getCenterDetails', location.href))).text()
    await new Promise(setImmediate)
  })
}

/** Fakes timers in the tests that follow: they advance in real time, and faster with `pass`. */
export const withRunningTimers = () => withTimers(true)

/** Fakes timers in the tests that follow: they advance only with `pass`, to the millisecond. */
export const withStoppedTimers = () => withTimers(false)

function withTimers(shouldAdvanceTime: boolean) {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime, toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  return { pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)) }
}

/** Another tab says that its user has logged out; this one has heard of it when it returns. */
export async function logOutElsewhere(): Promise<void> {
  const [other, witness] = [new BroadcastChannel(USER_CHANNEL), new BroadcastChannel(USER_CHANNEL)]
  const isHeard = new Promise((resolve) => (witness.onmessage = resolve))
  other.postMessage(null)
  await act(() => isHeard)
  other.close()
  witness.close()
  await makeRoundTrip()
}

/** The site's current address. */
export function addressOf({ router }: Visit): string {
  const { pathname, search, hash } = router.state.location
  return `${pathname}${search}${hash}`
}

/** The same with the search term in place of the mark that stands for it (product 12.6). */
export function addressWithTerm(visit: Visit): string {
  return addressOf(visit).replace(/(?<=[?&]find=)[^&]*/, (mark) => {
    const params = new URLSearchParams({ find: rememberedTerm(mark) })
    return params.toString().replace('find=', '')
  })
}

/** Signs in at the popup, which already has the username if the session has ended. */
export async function logIn({ user }: Pick<Visit, 'user'>, username = ''): Promise<HTMLElement> {
  const popup = await screen.findByRole('dialog', { name: 'Login' })
  if (username) await user.type(within(popup).getByLabelText('Username'), username)
  await user.type(within(popup).getByLabelText('Password'), 'chenab-demo')
  await user.click(within(popup).getByRole('button', { name: 'Login' }))
  return popup
}

/** The first test of a worker loads and compiles the screen, which takes long on a busy machine. */
export const FIRST_LOAD_MS = 30_000

export function heading(name: string | RegExp) {
  return screen.findByRole('heading', { level: 1, name }, { timeout: FIRST_LOAD_MS })
}
