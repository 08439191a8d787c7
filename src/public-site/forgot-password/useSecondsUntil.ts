import { useEffect, useState } from 'react'

const SECOND = 1000

/**
 * Counts down.
 *
 * @param moment in milliseconds
 * @returns whole seconds that are left; 0 from the moment on
 */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= moment
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, Math.ceil((moment - now) / SECOND))
}
