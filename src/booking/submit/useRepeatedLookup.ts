import { useEffect, useEffectEvent, useRef } from 'react'
import { useReconnected } from '@/browser/useReconnected'

/** Milliseconds from one lookup to the next. */
const LOOKUP_INTERVAL_MS = 5000

/**
 * Repeats the lookup at intervals, and immediately when the connection is back, the tab is shown again or a pause has
 * ended.
 */
export function useRepeatedLookup(unknown: { isLooking: boolean } | null, isPaused: boolean, onLook: () => void): void {
  const wasPaused = useRef(false)
  const look = useEffectEvent(onLook)
  useReconnected(() => {
    if (unknown && !unknown.isLooking && !isPaused) onLook()
  })
  useEffect(() => {
    if (unknown && isPaused) wasPaused.current = true
    if (!unknown || unknown.isLooking || isPaused) return
    const timer = setTimeout(() => look(), wasPaused.current ? 0 : LOOKUP_INTERVAL_MS)
    wasPaused.current = false
    return () => clearTimeout(timer)
  }, [unknown, isPaused])
}
