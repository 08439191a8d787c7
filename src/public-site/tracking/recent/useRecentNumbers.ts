import { useCallback } from 'react'
import { deviceStore, EVERYONE, useDeviceStore } from '@/browser/deviceStore'
import { readRecentNumbers, withRecentNumber } from '@/domain/tracking/recentNumbers'

const none: readonly string[] = []

const store = deviceStore<readonly string[]>('recent-tracking-numbers', readRecentNumbers, undefined, (numbers) =>
  numbers.length === 0 ? null : JSON.stringify(numbers),
)
const write = (numbers: readonly string[]) => store.write(EVERYONE, numbers)

/** The airway bill numbers that were found last on this device; they stay on it. */
export function useRecentNumbers() {
  const numbers = useDeviceStore(store, EVERYONE, none)
  return {
    numbers,
    remember: useCallback((number: string) => {
      const recent = store.read(EVERYONE)
      if (recent[0] !== number) write(withRecentNumber(recent, number))
    }, []),
    forget: useCallback((number: string) => write(store.read(EVERYONE).filter((other) => other !== number)), []),
    forgetAll: useCallback(() => write(none), []),
  }
}
