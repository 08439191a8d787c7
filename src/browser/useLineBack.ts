import { useEffect, useEffectEvent } from 'react'

/** Calls when an answer is likely again: the line is back, or the page is in sight again. */
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
