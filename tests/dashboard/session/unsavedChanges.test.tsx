import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { useUnsavedChanges } from '@/dashboard/session/useUnsavedChanges'
import { sessionQuery } from '@/services/center.queries'

/** A screen at /here with what it may lose, and a page beside it. */
function open(isSignedIn = true) {
  const client = new QueryClient()
  const key: readonly string[] = sessionQuery().queryKey
  client.setQueryData(key, isSignedIn ? { username: 'gujrat' } : null)
  const giveUp = vi.fn()
  const drawn = vi.fn<(question: ReturnType<typeof useUnsavedChanges>) => void>()
  const isKept = (pathname: string) => pathname === '/kept'
  let hasChanges = true
  const Screen = () => {
    drawn(useUnsavedChanges(hasChanges, giveUp, isKept))
    return null
  }
  const router = createMemoryRouter(
    [
      { path: '/here', Component: Screen },
      { path: '*', element: null },
    ],
    { initialEntries: ['/here'] },
  )
  const page = () => (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} key={String(hasChanges)} />
    </QueryClientProvider>
  )
  const { rerender, unmount } = render(page())
  const change = (has: boolean) => {
    hasChanges = has
    rerender(page())
  }
  const question = () => drawn.mock.lastCall?.[0]
  const go = (to: string) => act(() => router.navigate(to))
  const answer = (how: 'onStay' | 'onLeave' | 'onLeaveAsIs') => act(async () => question()?.[how]?.())
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  return {
    giveUp,
    go,
    answer,
    closes,
    unmount,
    change,
    question,
    at: () => router.state.location.pathname + router.state.location.search,
  }
}

describe('changes that are not saved', () => {
  it('stay as they are for who leaves so', async () => {
    const { go, answer, at, giveUp } = open()
    await go('/there')
    await answer('onLeaveAsIs')
    expect(at()).toBe('/there')
    expect(giveUp).not.toHaveBeenCalled()
  })

  it.each([
    ['at the same page', '/here?part=2'],
    ['where they are kept', '/kept'],
  ])('are not asked about %s', async (_, to) => {
    const { go, at, question } = open()
    await go(to)
    expect(at()).toBe(to)
    expect(question()?.isAsking).toBe(false)
  })

  it('that there are not are asked about nowhere', async () => {
    const { change, go, at, closes } = open()
    change(false)
    expect(closes()).toBe(true)
    await go('/there')
    expect(at()).toBe('/there')
  })
})

describe('closing the tab', () => {
  it('is asked about by the browser as long as somebody is signed in and the screen is there', () => {
    const { closes, unmount } = open()
    expect(closes()).toBe(false)
    unmount()
    expect(closes()).toBe(true)
  })

  it('is not where nobody is signed in any more', () => {
    expect(open(false).closes()).toBe(true)
  })
})
