import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { CurrentSession } from '@/dashboard/session/session'
import { useCurrentUser } from '@/dashboard/session/useCurrentUser'
import type { CurrentUser } from '@/domain/people'
import { sessionQuery } from '@/services/center.queries'
import { createQueryClient } from '@/services/http/queryClient'
import { thereAndBack, withBackend } from '../../app'
import { signIn } from '../../backend/session'

const { store } = withBackend()

const user = { id: '1', username: 'gujrat', fullName: 'Sana Butt' } as CurrentUser

it('the user is the one who opened the page, until the profile is changed; nobody is asked', async () => {
  signIn(store, 'gujrat')
  const queryClient = createQueryClient()
  const { result } = renderHook(useCurrentUser, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <CurrentSession value={{ user, queryClient }}>{children}</CurrentSession>
      </QueryClientProvider>
    ),
  })
  expect(result.current).toBe(user)
  await thereAndBack()
  expect(result.current).toBe(user)
  const changed = { ...user, fullName: 'Sana Mehmood' }
  act(() => void queryClient.setQueryData(sessionQuery().queryKey, changed))
  await waitFor(() => expect(result.current).toEqual(changed))
  // The one call is the test's own.
  expect(store.calls).toHaveLength(1)
})
