import { useCallback } from 'react'
import { deviceStore, EVERYONE, useDeviceStore } from '@/browser/deviceStore'
import { readRecentNumbers, withRecentNumber } from '@/domain/tracking/recentNumbers'
import { readSeenSteps, type SeenSteps } from '@/domain/tracking/seenSteps'

const none: readonly string[] = []
const nothingSeen: SeenSteps = {}

const store = deviceStore<readonly string[]>('recent-tracking-numbers', readRecentNumbers, undefined, (numbers) =>
  numbers.length === 0 ? null : JSON.stringify(numbers),
)
const seenStore = deviceStore<SeenSteps>('recent-tracking-steps', readSeenSteps, undefined, (steps) =>
  Object.keys(steps).length === 0 ? null : JSON.stringify(steps),
)

/** What was seen goes with its number. */
function write(numbers: readonly string[], steps = seenStore.read(EVERYONE)): void {
  store.write(EVERYONE, numbers)
  const kept = Object.entries(steps).filter(([number]) => numbers.includes(number))
  seenStore.write(EVERYONE, Object.fromEntries(kept))
}

/** The airway bill numbers that were found last on this device, and how far they were; they stay on it. */
export function useRecentNumbers() {
  const numbers = useDeviceStore(store, EVERYONE, none)
  const seen = useDeviceStore(seenStore, EVERYONE, nothingSeen)
  return {
    numbers,
    seen,
    remember: useCallback((number: string) => {
      const recent = store.read(EVERYONE)
      if (recent[0] !== number) write(withRecentNumber(recent, number))
    }, []),
    /** Somebody looks at a remembered number, whose newest step is of that moment. */
    see: useCallback((number: string, newest: string) => {
      const steps = seenStore.read(EVERYONE)
      if (steps[number] !== newest) write(store.read(EVERYONE), { ...steps, [number]: newest })
    }, []),
    forget: useCallback((number: string) => write(store.read(EVERYONE).filter((other) => other !== number)), []),
    forgetAll: useCallback(() => write(none), []),
  }
}
