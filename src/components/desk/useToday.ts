import { useSyncExternalStore } from 'react'
import { dayOf } from '@/domain/dates'

/** Milliseconds within which a tab left open overnight notices the new day. */
const CHECK_INTERVAL_MS = 60_000

let today = new Date()

/** The same object all day long, as useSyncExternalStore requires. */
function momentOfToday(): Date {
  const now = new Date()
  if (dayOf(now) !== dayOf(today)) today = now
  return today
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_INTERVAL_MS)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

export const useToday = (): Date => useSyncExternalStore(subscribe, momentOfToday)
