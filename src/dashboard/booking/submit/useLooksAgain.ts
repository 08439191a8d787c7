import { useEffect, useEffectEvent, useRef } from 'react'

/** Milliseconds after the first, second and third lookup; after that always `LATER`. */
const PAUSES = [3000, 5000, 10_000]
const LATER = 15_000

interface Unknown {
  isLooking: boolean
  lookedAt: Date
}

/**
 * Looks the booking up at growing intervals, and at once when the connection is back or the tab is shown again. Lookups
 * never overlap: if one is asked for during another, it follows.
 */
export function useLooksAgain(unknown: Unknown | null, onLook: () => void): void {
  const isWaiting = unknown !== null
  const looks = useRef(0)
  const isWanted = useRef(false)
  const look = useEffectEvent(onLook)
  const lookNow = useEffectEvent(() => {
    if (unknown?.isLooking) isWanted.current = true
    else onLook()
  })

  useEffect(() => {
    if (!isWaiting) return
    const onLine = () => lookNow()
    const onVisibility = () => {
      if (document.visibilityState === 'visible') lookNow()
    }
    window.addEventListener('online', onLine)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('online', onLine)
      document.removeEventListener('visibilitychange', onVisibility)
      looks.current = 0
      isWanted.current = false
    }
  }, [isWaiting])

  useEffect(() => {
    if (!unknown || unknown.isLooking) return
    const pause = isWanted.current ? 0 : (PAUSES[looks.current] ?? LATER)
    const timer = setTimeout(() => {
      looks.current += 1
      isWanted.current = false
      look()
    }, pause)
    return () => clearTimeout(timer)
  }, [unknown])
}
