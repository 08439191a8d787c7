import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { isDashboardPath } from '@/paths'
import { Loader } from './Loader'
import { MessageRegion } from './messages/MessageRegion'
import { MessagesProvider } from './messages/MessagesProvider'
import { RouteFocus } from './RouteFocus'
import { useTheme } from './useTheme'

/** Around every page: theme, messages, focus, scroll, and a sign that the next page is on its way. */
export function AppRoot() {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  // Pages without the switch follow the system and the other tabs as well.
  useTheme()
  const isEntering = next !== undefined && isDashboardPath(next) && !isDashboardPath(pathname)
  return (
    <MessagesProvider>
      <Outlet />
      {next !== undefined && !isEntering && <div className="cc-busy cc-coming" aria-hidden="true" />}
      {isEntering && <Loader text="Loading your experience..." />}
      <MessageRegion />
      <RouteFocus />
      <ScrollRestoration />
    </MessagesProvider>
  )
}
