import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { warmUp } from '@/session/warmUp'

it('loads screens and formats a first date once the browser is idle', () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then))
  const load = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  const dates: { format: unknown } = Intl.DateTimeFormat.prototype
  const formatted = vi.spyOn(dates, 'format', 'get')

  warmUp(new QueryClient(), [load])
  expect(load).not.toHaveBeenCalled()
  expect(formatted).not.toHaveBeenCalled()

  idle.forEach((then) => then())
  expect(load).toHaveBeenCalledOnce()
  expect(formatted).toHaveBeenCalled()
  vi.unstubAllGlobals()
})
