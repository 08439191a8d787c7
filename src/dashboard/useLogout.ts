import { useNavigate } from 'react-router-dom'
import { useMessages } from '@/components/messages/useMessages'
import { paths } from '@/paths'
import { logout } from '@/services/center'
import { isServiceError, isTransient } from '@/services/http/errors'
import { announceLogout, forgetEverything } from './localTraces'
import { useSession } from './session'
import { isAskedFirst } from './useUnsavedChanges'

type Place = 'sidebar' | 'header'

/**
 * Logging out (specification 7 and 8). Success goes to the home page; a failure from the sidebar shows the status, one
 * from the header returns to the dashboard with the status text. Where the server cannot be reached, or the session had
 * ended before, nothing of the user stays in this browser all the same, and the guard asks who is there.
 */
export function useLogout(): (from: Place) => Promise<void> {
  const { queryClient } = useSession()
  const navigate = useNavigate()
  const messages = useMessages()

  const logOut = async (from: Place): Promise<void> => {
    try {
      await logout()
    } catch (error) {
      if (!isServiceError(error)) throw error
      const status = from === 'sidebar' && error.status !== null ? `${error.status} ` : ''
      const text = `${status}${error.message}`
      if (error.status === 401 || isTransient(error)) {
        announceLogout()
        messages.clear()
        forgetEverything(queryClient)
        messages.error(text)
        await navigate(paths.dashboard())
        return
      }
      messages.error(text)
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
