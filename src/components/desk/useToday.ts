import { useMemo, useSyncExternalStore } from 'react'
import { company } from '@/company'
import { dayOf } from '@/domain/dates'
import { attentionRule, type AttentionRule } from '@/domain/shipment/attention'

/** Milliseconds within which a tab left open overnight notices the new day. */
const LOOK = 60_000

let today = new Date()

/** The same object all day long, as useSyncExternalStore requires. */
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

export const useToday = (): Date => useSyncExternalStore(subscribe, momentOfToday)

/** When a shipment needs attention, as of the day on the screen. */
export function useAttentionRule(): AttentionRule {
  const now = useToday()
  return useMemo(() => attentionRule(company.services, now), [now])
}
