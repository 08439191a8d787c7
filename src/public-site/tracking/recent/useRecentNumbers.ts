import { useCallback, useSyncExternalStore } from 'react'
import { readRecentNumbers, withRecentNumber } from '@/domain/tracking/recentNumbers'

const STORED = 'recent-tracking-numbers'
const none: readonly string[] = []

const listeners = new Set<() => void>()
let known: { text: string | null; numbers: readonly string[] } = { text: null, numbers: none }

function stored(): string | null {
  try {
    return localStorage.getItem(STORED)
  } catch {
    // Storage may be forbidden; then nothing is remembered.
    return null
  }
}

function read(): readonly string[] {
  const text = stored()
  if (text !== known.text) known = { text, numbers: readRecentNumbers(text) }
  return known.numbers
}

function write(numbers: readonly string[]): void {
  try {
    if (numbers.length === 0) localStorage.removeItem(STORED)
    else localStorage.setItem(STORED, JSON.stringify(numbers))
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

/** Other tabs of this device tell by the storage event. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The airway bill numbers that were found last on this device; they stay on it. */
export function useRecentNumbers() {
  const numbers = useSyncExternalStore(subscribe, read, () => none)
  return {
    numbers,
    remember: useCallback((number: string) => {
      const recent = read()
      if (recent[0] !== number) write(withRecentNumber(recent, number))
    }, []),
    forget: useCallback((number: string) => write(read().filter((other) => other !== number)), []),
    forgetAll: useCallback(() => write(none), []),
  }
}
