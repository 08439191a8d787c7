import { useEffect, useState } from 'react'

/**
 * Whether none of some calls has been answered for too long.
 *
 * @param asked how many are awaited; each answer begins a new wait
 * @param patience in milliseconds
 */
export function useIsSilent(asked: number, patience: number): boolean {
  const [silentAt, setSilentAt] = useState(0)
  useEffect(() => {
    if (asked === 0) return undefined
    const timer = setTimeout(() => setSilentAt(asked), patience)
    return () => {
      clearTimeout(timer)
      setSilentAt(0)
    }
  }, [asked, patience])
  return asked > 0 && silentAt === asked
}
