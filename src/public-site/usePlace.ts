import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const neverChanges = () => () => {}

/**
 * Where the visitor is. The home page is prerendered, and no server is ever told the hash: it counts only once the page
 * has been hydrated.
 */
export function usePlace(): { pathname: string; hash: string } {
  const { pathname, hash } = useLocation()
  const isDrawnHere = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return { pathname, hash: isDrawnHere ? hash : '' }
}
