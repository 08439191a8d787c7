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
 * What unsaved changes survive. `language switch`: the page in the other language takes them over. `sign-in`: that too,
 * and they are stored, so that they are there again after signing in. `nothing`: they are lost with the page.
 */
export type Survival = 'nothing' | 'language switch' | 'sign-in'

/**
 * Asks before unsaved changes are lost by leaving within the site, logging out or, with the browser's own dialog,
 * closing the tab.
 *
 * @param survives with `sign-in`, going to the login page needs no question
 */
export function useUnsavedChanges(hasChanges: boolean, giveUp: () => void, survives: Survival = 'language switch') {
  const queryClient = useQueryClient()
  const [loggingOut, setLoggingOut] = useState<Leave | null>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(survives === 'sign-in' && nextLocation.pathname === paths.login()),
  )

  useEffect(() => {
    if (!hasChanges) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // After a logout in another tab nothing can be saved, and nothing of the user may stay.
      const isCarried = survives !== 'nothing' && areFieldsStored()
      if (queryClient.getQueryData(sessionQuery().queryKey) && !isCarried) event.preventDefault()
    }
    askScreen = (leave) => setLoggingOut(() => leave)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      askScreen = null
      window.removeEventListener('beforeunload', onBeforeUnload)
    }
  }, [hasChanges, survives, queryClient])

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
