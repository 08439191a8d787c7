import { useEffect, useEffectEvent } from 'react'

/** Calls `onBack` when a retry is likely to succeed: the device is online again, or the page is visible again. */
export function useLineBack(onBack: () => void): void {
  const back = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) onBack()
  })
  useEffect(() => {
    const listener = () => back()
    window.addEventListener('online', listener)
    document.addEventListener('visibilitychange', listener)
    return () => {
      window.removeEventListener('online', listener)
      document.removeEventListener('visibilitychange', listener)
    }
  }, [])
}
