import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FINGERS, PHONE, useMedia } from '@/components/useMedia'

/** The queries that hold. */
let holding: string[] = []
let listeners: { query: string; onChange: () => void }[] = []
beforeEach(() => {
  holding = []
  listeners = []
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: holding.includes(query),
        addEventListener: (type: string, onChange: () => void) => {
          if (type === 'change') listeners.push({ query, onChange })
        },
        removeEventListener: (type: string, onChange: () => void) => {
          if (type === 'change') listeners = listeners.filter((each) => each.onChange !== onChange)
        },
      }) as unknown as MediaQueryList,
  )
})
const becomes = (...queries: string[]) =>
  act(() => {
    holding = queries
    for (const { onChange } of listeners) onChange()
  })

it('what is said of the device holds, or does not, as soon as that changes', () => {
  holding = [PHONE]
  const { result } = renderHook(() => useMedia(PHONE))
  expect(result.current).toBe(true)
  becomes(FINGERS)
  expect(result.current).toBe(false)
  becomes(PHONE, FINGERS)
  expect(result.current).toBe(true)
})

it('the device is listened to as long as somebody wants to know', () => {
  const { rerender, unmount } = renderHook((query: string) => useMedia(query), { initialProps: PHONE })
  rerender(PHONE)
  expect(listeners.map(({ query }) => query)).toEqual([PHONE])
  rerender(FINGERS)
  expect(listeners.map(({ query }) => query)).toEqual([FINGERS])
  unmount()
  expect(listeners).toEqual([])
})
