import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useToday } from '@/dashboard/useToday'

const at = (time: string) => vi.setSystemTime(new Date(`2031-05-${time}`))
beforeEach(() => {
  vi.useFakeTimers()
  at('03T23:59:10')
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const show = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

describe('today', () => {
  it('becomes tomorrow within a minute of midnight', async () => {
    const { result } = renderHook(useToday)
    await pass(59_999)
    expect(result.current.getDate()).toBe(3)
    await pass(1)
    expect(result.current.getDate()).toBe(4)
    await pass(24 * 60 * 60_000)
    expect(result.current.getDate()).toBe(5)
  })

  it('becomes another day at once where the tab is shown again', () => {
    const { result } = renderHook(useToday)
    at('10T08:00:00')
    show()
    expect(result.current.getDate()).toBe(10)
  })
})
