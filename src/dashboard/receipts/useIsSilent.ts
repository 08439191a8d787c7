import { useEffect, useState } from 'react'

/**
 * Whether none of some calls has been answered for too long.
 *
 * @param asked how many are awaited; each answer begins a new wait
 * @param timeoutMs in milliseconds
 */
export function useIsSilent(asked: number, timeoutMs: number): boolean {
  const [silentAt, setSilentAt] = useState(0)
  useEffect(() => {
    if (asked === 0) return undefined
    const timer = setTimeout(() => setSilentAt(asked), timeoutMs)
    return () => {
      clearTimeout(timer)
      setSilentAt(0)
    }
  }, [asked, timeoutMs])
  return asked > 0 && silentAt === asked
}
