import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MessagesProvider, useMessages } from '@/components/messages/useMessages'
import { useAttempt } from '@/public-site/forgot-password/useAttempt'
import { failure } from '@/services/http/call'

const refusal = failure({ path: '' }, { status: 500, statusText: '', data: {} })

function open() {
  const { result } = renderHook(() => ({ ...useAttempt(), messages: useMessages() }), { wrapper: MessagesProvider })
  const now = () => result.current
  return {
    now,
    attempt: (call: () => Promise<void>) => act(() => now().attempt(call)),
    said: () => now().messages.all.map(({ variant, text }) => [variant, text]),
  }
}

describe('an attempt', () => {
  it('is busy until its answer comes, and another one in the meantime is not made', async () => {
    const { now, said } = open()
    let finish = () => undefined as void
    let first = Promise.resolve(false)
    expect(now().isBusy).toBe(false)
    act(() => {
      first = now().attempt(() => new Promise<void>((resolve) => (finish = resolve)))
    })
    expect(now().isBusy).toBe(true)
    const call = vi.fn(async () => undefined)
    expect(await now().attempt(call)).toBe(false)
    expect(call).not.toHaveBeenCalled()
    await act(async () => finish())
    expect(await first).toBe(true)
    expect(now()).toMatchObject({ isBusy: false, refusal: null })
    expect(said()).toEqual([])
  })

  it('that is refused says why, until the next one', async () => {
    const { now, attempt, said } = open()
    expect(await attempt(() => Promise.reject(refusal))).toBe(false)
    expect(now()).toMatchObject({ isBusy: false, refusal })
    expect(said()).toEqual([['danger', refusal.message]])
    const whileTrying: unknown[] = []
    expect(await attempt(async () => void whileTrying.push(now().refusal))).toBe(true)
    expect(now().refusal).toBeNull()
  })

  it('that fails by a fault of the program is no refusal', async () => {
    const { now, said } = open()
    const fault = new Error('A fault of the program')
    let failed = Promise.resolve(false)
    await act(async () => {
      failed = now().attempt(() => Promise.reject(fault))
      await failed.catch(() => undefined)
    })
    await expect(failed).rejects.toBe(fault)
    expect(now()).toMatchObject({ isBusy: false, refusal: null })
    expect(said()).toEqual([])
  })
})
