import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useOneAtATime } from '@/browser/useOneAtATime'

describe('work that is done one at a time', () => {
  it('is not begun while other work is under way, and the same holds after each drawing', async () => {
    const { result, rerender } = renderHook(() => useOneAtATime())
    let finish: (text: string) => void = () => undefined
    const first = result.current(() => new Promise<string>((resolve) => (finish = resolve)))
    rerender()
    const work = vi.fn(async () => 'second')
    expect(await result.current(work)).toBeUndefined()
    expect(work).not.toHaveBeenCalled()
    finish('first')
    expect(await first).toBe('first')
    expect(await result.current(work)).toBe('second')
  })

  it('is begun after work that failed', async () => {
    const { result } = renderHook(() => useOneAtATime())
    const fault = new Error('No answer')
    await expect(result.current(() => Promise.reject(fault))).rejects.toBe(fault)
    expect(await result.current(async () => 'next')).toBe('next')
  })
})
