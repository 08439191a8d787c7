import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { sessionQuery } from '@/services/center.queries'

type Leave = () => void

/** The screen that holds unsaved changes, if there is one: whoever wants to log the user out asks it first. */
let holder: ((leave: Leave) => void) | null = null

/**
 * Logging out leaves the screen as well, but only after the session is gone: the question must come before.
 *
 * @param leave goes on once the changes are given up
 * @returns whether there is something to ask about; the caller then waits for `leave`
 */
export function isAskedFirst(leave: Leave): boolean {
  holder?.(leave)
  return holder !== null
}

/**
 * Keeps a screen with unsaved changes from being left unasked: within the site, by logging out, and (in the browser's
 * own words) by closing the tab.
 *
 * @param hasChanges whether there is anything to lose
 * @param giveUp takes the changes back
 * @param isKeptAt whether the changes are kept where one goes, so that there is nothing to ask
 * @returns whether the question shows, and its answers
 */
export function useUnsavedChanges(
  hasChanges: boolean,
  giveUp: () => void,
  isKeptAt: (pathname: string) => boolean = () => false,
) {
  const queryClient = useQueryClient()
  const [loggingOut, setLoggingOut] = useState<Leave | null>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && currentLocation.pathname !== nextLocation.pathname && !isKeptAt(nextLocation.pathname),
  )

  useEffect(() => {
    if (!hasChanges) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // Logged out in another tab: nothing of the user may stay, and there is nobody to save for.
      if (queryClient.getQueryData(sessionQuery().queryKey)) event.preventDefault()
    }
    holder = (leave) => setLoggingOut(() => leave)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      holder = null
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [hasChanges, queryClient])

  const proceed = () => {
    setLoggingOut(null)
    if (blocker.state === 'blocked') blocker.proceed()
    else loggingOut?.()
  }
  return {
    isAsking: loggingOut !== null || blocker.state === 'blocked',
    onStay: () => {
      setLoggingOut(null)
      blocker.reset?.()
    },
    onLeave: () => {
      giveUp()
      proceed()
    },
    /** Goes, and leaves the changes as they are; null for logging out, after which nothing of a user stays. */
    onLeaveAsIs: loggingOut === null ? proceed : null,
  }
}
