import { useCallback, useSyncExternalStore } from 'react'

/** Below this width the bottom navigation replaces the sidebar, and table rows become cards. */
export const PHONE_QUERY = '(max-width: 48.749em)'
/** Touch screens, including phones held sideways, which are wider than PHONE_QUERY. */
export const TOUCH_QUERY = '(pointer: coarse)'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
