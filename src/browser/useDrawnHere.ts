import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False while hydrating: no prerendered page knows its address, so what depends on it has to wait. */
export function useDrawnHere(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
