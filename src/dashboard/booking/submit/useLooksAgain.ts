import { useEffect, useEffectEvent, useRef } from 'react'

/** How long after a look that found nothing out the next one follows, in milliseconds; then always `LATER`. */
const PAUSES = [3000, 5000, 10_000]
const LATER = 15_000

/** Something that is not known. */
interface Unknown {
  /** A look is under way. */
  isLooking: boolean
  /** When the last look ended. */
  lookedAt: Date
}

/**
 * Looks again and again as long as something is not known: after a pause that grows, and at once when the line is back or
 * somebody comes back to this tab. Never twice at once: what comes during a look follows it.
 *
 * @param unknown what is to be found out; null where there is nothing
 * @param onLook begins a look
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
