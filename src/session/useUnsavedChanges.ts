import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { areFieldsStored } from '@/components/carriedFields'
import { paths } from '@/paths'
import { sessionQuery } from '@/services/session.queries'

type Leave = () => void

/** Asks the screen with unsaved changes before the user is logged out; null if there is none. */
let askScreen: ((leave: Leave) => void) | null = null

/**
 * Asks about unsaved changes, if there are any, before logging out: the screen itself would ask only after the session
 * has ended, which is too late. If this returns true, the caller must stop, and `leave` is called once the user
 * discards the changes.
 */
export function askAboutChanges(leave: Leave): boolean {
  askScreen?.(leave)
  return askScreen !== null
}

/**
 * Asks before unsaved changes are lost by leaving within the site, logging out or, with the browser's own dialog,
 * closing the tab.
 *
 * @param kept whether the changes are stored, and so survive signing in again: going to the login page needs no
 *   question then. `nowhere`: they are not even taken over by the page in the other language
 */
export function useUnsavedChanges(
  hasChanges: boolean,
  giveUp: () => void,
  kept: 'here' | 'stored' | 'nowhere' = 'here',
) {
  const queryClient = useQueryClient()
  const [loggingOut, setLoggingOut] = useState<Leave | null>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(kept === 'stored' && nextLocation.pathname === paths.login()),
  )

  useEffect(() => {
    if (!hasChanges) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // After a logout in another tab nothing can be saved, and nothing of the user may stay.
      const isCarried = kept !== 'nowhere' && areFieldsStored()
      if (queryClient.getQueryData(sessionQuery().queryKey) && !isCarried) event.preventDefault()
    }
    askScreen = (leave) => setLoggingOut(() => leave)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      askScreen = null
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [hasChanges, kept, queryClient])

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
    /** Leaves without discarding the changes; null when logging out, after which nothing may stay stored. */
    onLeaveAsIs: loggingOut === null ? proceed : null,
  }
}
