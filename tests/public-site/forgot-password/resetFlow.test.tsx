import { act, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { useResetFlow } from '@/public-site/forgot-password/useResetFlow'

const email = 'gujrat@example.com'
const first = { name: 'email' }

describe('the step that a history entry holds', () => {
  it.each<[string, unknown, object]>([
    ['the OTP', { name: 'otp', email, sentAt: 7 }, { name: 'otp', email, sentAt: 7 }],
    ['the OTP without its moment', { name: 'otp', email }, first],
    ['the OTP of no moment', { name: 'otp', email, sentAt: '7' }, first],
    ['the OTP for nobody', { name: 'otp', sentAt: 7 }, first],
    ['the OTP for no text', { name: 'otp', email: 7, sentAt: 7 }, first],
    ['the password', { name: 'password', email, more: 1 }, { name: 'password', email }],
    ['the password of nobody', { name: 'password' }, first],
    ['the password of no text', { name: 'password', email: null }, first],
    ['the end', { name: 'done', email }, { name: 'done' }],
    ['the e-mail', { name: 'email' }, first],
    ['another step', { name: 'other', email, sentAt: 7 }, first],
    ['no step', { email, sentAt: 7 }, first],
    ['nothing', null, first],
    ['a text', 'done', first],
    ['a number', 7, first],
  ])('%s', (_, state, step) => {
    const { result } = renderHook(() => useResetFlow(), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[{ pathname: paths.forgotPassword(), state }]}>{children}</MemoryRouter>
      ),
    })
    expect(result.current.step).toEqual(step)
  })
})

describe('going to another step', () => {
  it('takes the place of this one unless told, and stays at the address', async () => {
    const drawn = vi.fn<(flow: ReturnType<typeof useResetFlow>) => void>()
    const flow = () => drawn.mock.lastCall?.[0]
    const Page = () => {
      drawn(useResetFlow())
      return null
    }
    const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/', '/elsewhere'] })
    render(<RouterProvider router={router} />)
    const goTo = (...step: Parameters<ReturnType<typeof useResetFlow>['goTo']>) =>
      act(async () => flow()?.goTo(...step))
    await goTo({ name: 'otp', email, sentAt: 7 })
    expect(router.state).toMatchObject({
      historyAction: 'REPLACE',
      location: { pathname: paths.forgotPassword(), state: { name: 'otp', email, sentAt: 7 } },
    })
    await goTo({ name: 'password', email }, { replace: false })
    expect(router.state.historyAction).toBe('PUSH')
    expect(flow()?.step).toEqual({ name: 'password', email })
    await act(() => router.navigate(-1))
    expect(flow()?.step).toEqual({ name: 'otp', email, sentAt: 7 })
  })
})
