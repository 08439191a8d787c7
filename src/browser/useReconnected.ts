import { useListener } from './useListener'

/** Calls `onBack` when a retry is likely to succeed: when the device is online again, or the page is visible again. */
export function useReconnected(onBack: () => void): void {
  const back = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) onBack()
  }
  useListener('online', back)
  useListener('visibilitychange', back)
}
