import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False while hydrating: a page is prerendered without knowing its URL, so what depends on the URL has to wait. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
