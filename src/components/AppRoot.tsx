import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { isDashboardPath } from '@/paths'
import { Loader } from './Loader'
import { MessageRegion } from './messages/MessageRegion'
import { MessagesProvider } from './messages/MessagesProvider'
import { RouteFocus } from './RouteFocus'

/** Around every page: messages, focus, scroll, and a sign that the next page is on its way. */
export function AppRoot() {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
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
