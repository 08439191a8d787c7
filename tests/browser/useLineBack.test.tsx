import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useLineBack } from '@/browser/useLineBack'

let isOnline = true
let visibility: DocumentVisibilityState = 'visible'
beforeEach(() => {
  isOnline = true
  visibility = 'visible'
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
const lineIsBack = () => window.dispatchEvent(new Event('online'))
const pageIsLookedAt = () => document.dispatchEvent(new Event('visibilitychange'))

describe('an answer is likely again', () => {
  it('when the line is back under a page in sight', () => {
    const onBack = vi.fn<() => void>()
    renderHook(() => useLineBack(onBack))
    expect(onBack).not.toHaveBeenCalled()
    visibility = 'hidden'
    lineIsBack()
    expect(onBack).not.toHaveBeenCalled()
    visibility = 'visible'
    lineIsBack()
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('when the page comes into sight with a line, not when it leaves it', () => {
    const onBack = vi.fn<() => void>()
    renderHook(() => useLineBack(onBack))
    visibility = 'hidden'
    pageIsLookedAt()
    visibility = 'visible'
    isOnline = false
    pageIsLookedAt()
    expect(onBack).not.toHaveBeenCalled()
    isOnline = true
    pageIsLookedAt()
    expect(onBack).toHaveBeenCalledOnce()
  })
})

it('whoever was drawn last hears it, and nobody once he is gone', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const { rerender, unmount } = renderHook((onBack: () => void) => useLineBack(onBack), { initialProps: first })
  rerender(second)
  lineIsBack()
  pageIsLookedAt()
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(2)
  unmount()
  lineIsBack()
  pageIsLookedAt()
  expect(second).toHaveBeenCalledTimes(2)
})
