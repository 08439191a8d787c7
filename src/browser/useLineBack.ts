import { useEffect, useEffectEvent } from 'react'

/** Calls when there may be an answer again: the line is back, or the page is after it was out of sight. */
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
