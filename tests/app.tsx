import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { setupServer, type SetupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type DataRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { MessagesProvider } from '@/components/messages/MessagesProvider'
import { rememberedTerm } from '@/session/rememberedTerms'
import { routes } from '@/routes'
// Loaded by the first list otherwise, which may be the last thing that a test file sees.
import '@/services/shipment-list/shipmentLists'
import { handlers } from './backend/handlers'
import { signIn } from './backend/session'
import { createStore, resetStore, type Store } from './backend/store'

export interface Backend {
  store: Store
  server: SetupServer
}

/** The stand-in backend for the tests of a file: the seed before each test, an unknown call fails the test. */
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
 * Opens the real site at an address.
 *
 * @param path the address
 * @param as whom to sign in on the stand-in backend first
 */
export function visit(path: string, as?: { store: Store; username: string }): Visit {
  if (as) signIn(as.store, as.username)
  const router = createMemoryRouter(routes(), { initialEntries: [path] })
  render(<RouterProvider router={router} useTransitions={false} />)
  return { user: userEvent.setup({ delay: null }), router }
}

/** What stands around a hook in the dashboard. */
export const around = (client: QueryClient) =>
  function Around({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={client}>
        <MessagesProvider>{children}</MessagesProvider>
      </QueryClientProvider>
    )
  }

/** One more call, there and back: answers that came before it have been dealt with. */
export async function thereAndBack(): Promise<void> {
  await act(async () => {
    await (await fetch(new URL('/api/center/getCenterDetails', location.href))).text()
    await new Promise(setImmediate)
  })
}

/** In the tests that follow, time passes as it does, and faster where they say so. */
export const withTime = () => withTimers(true)

/** In the tests that follow, no time passes but where they say so: for what is a matter of a millisecond. */
export const withStillTime = () => withTimers(false)

function withTimers(shouldAdvanceTime: boolean) {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime, toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  return { pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)) }
}

/** Where the site is now. */
export function addressOf({ router }: Visit): string {
  const { pathname, search, hash } = router.state.location
  return `${pathname}${search}${hash}`
}

/** The same, with what is searched for in place of the mark that says nothing (product 12.6). */
export function addressInWords(visit: Visit): string {
  return addressOf(visit).replace(/(?<=[?&]find=)[^&]*/, (mark) => {
    const params = new URLSearchParams({ find: rememberedTerm(mark) })
    return params.toString().replace('find=', '')
  })
}

/** Signs in at the popup, which knows the name of somebody whose session has ended. */
export async function logIn({ user }: Pick<Visit, 'user'>, username = ''): Promise<HTMLElement> {
  const popup = await screen.findByRole('dialog', { name: 'Login' })
  if (username) await user.type(within(popup).getByLabelText('Username'), username)
  await user.type(within(popup).getByLabelText('Password'), 'chenab-demo')
  await user.click(within(popup).getByRole('button', { name: 'Login' }))
  return popup
}

/** The page's heading, once it is there. */
export function heading(name: string | RegExp) {
  return screen.findByRole('heading', { level: 1, name })
}
