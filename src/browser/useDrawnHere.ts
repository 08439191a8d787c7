import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Whether the page is the browser's own. A prerendered page is first taken over as the build has drawn it, and no build
 * knows the address: what comes of that counts afterwards.
 */
export function useDrawnHere(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
