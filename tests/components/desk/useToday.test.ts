import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useToday } from '@/components/desk/useToday'

const at = (time: string) => vi.setSystemTime(new Date(`2031-05-${time}`))
beforeEach(() => {
  vi.useFakeTimers()
  at('03T23:59:10')
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const show = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

describe('today', () => {
  it('is the same Date object all day for every caller', async () => {
    const [one, other] = [renderHook(useToday), renderHook(useToday)]
    const morning = one.result.current
    expect(morning.getDate()).toBe(3)
    await pass(40_000)
    one.rerender()
    show()
    expect(one.result.current).toBe(morning)
    expect(other.result.current).toBe(morning)
  })

  it('becomes tomorrow within a minute of midnight', async () => {
    const { result } = renderHook(useToday)
    await pass(59_999)
    expect(result.current.getDate()).toBe(3)
    await pass(1)
    expect(result.current.getDate()).toBe(4)
    await pass(24 * 60 * 60_000)
    expect(result.current.getDate()).toBe(5)
  })

  it('changes at once when the tab is shown again', () => {
    const { result } = renderHook(useToday)
    at('10T08:00:00')
    show()
    expect(result.current.getDate()).toBe(10)
  })
})
