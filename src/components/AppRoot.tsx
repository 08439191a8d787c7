import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { useEffect, useRef } from 'react'
import { isDashboardPath, paths } from '@/paths'
import { Loader } from './Loader'
import { MessageRegion, MessagesProvider } from './messages/useMessages'
import { useTheme } from './useTheme'

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

/** Keyboard and screen reader start at the new page's heading. */
function RouteFocus() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // An address with a hash leads to a section, which takes the focus itself, and so does the login popup.
    if (hash !== '' || pathname === paths.login()) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
