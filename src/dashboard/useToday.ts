import { useSyncExternalStore } from 'react'
import { dayOf } from '@/domain/dates'

/** A tab that is left open overnight learns of the new day within this time, in milliseconds. */
const LOOK = 60_000

let today = new Date()

/** A moment of this day: the same one all day long. */
function momentOfToday(): Date {
  const now = new Date()
  if (dayOf(now) !== dayOf(today)) today = now
  return today
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Today: whoever asks is drawn again when another day begins. */
export const useToday = (): Date => useSyncExternalStore(subscribe, momentOfToday)
