import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMessages } from '@/components/messages/useMessages'
import { paths } from '@/paths'
import { logout } from '@/services/center'
import { isServiceError } from '@/services/errors'
import { announceLogout, forgetEverything, onLogoutElsewhere } from './localTraces'
import { useSession } from './session'
import { isAskedFirst } from './useUnsavedChanges'

type Place = 'sidebar' | 'header'

/**
 * Logging out (specification 7 and 8). Success goes to the home page; a failure from the sidebar shows the status, one
 * from the header returns to the dashboard with the status text.
 */
export function useLogout(): (from: Place) => Promise<void> {
  const { queryClient } = useSession()
  const navigate = useNavigate()
  const messages = useMessages()

  useEffect(
    () =>
      onLogoutElsewhere(() => {
        forgetEverything(queryClient)
        window.location.assign(paths.home())
      }),
    [queryClient],
  )

  const logOut = async (from: Place): Promise<void> => {
    try {
      await logout()
    } catch (error) {
      if (!isServiceError(error)) throw error
      const status = from === 'sidebar' && error.status !== null ? `${error.status} ` : ''
      messages.error(`${status}${error.message}`)
      if (from === 'header') await navigate(paths.dashboard())
      return
    }
    announceLogout()
    messages.clear()
    await navigate(paths.home())
    forgetEverything(queryClient)
  }

  return async (from) => {
    if (!isAskedFirst(() => void logOut(from))) await logOut(from)
  }
}
