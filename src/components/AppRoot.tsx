import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { useListener } from '@/browser/useListener'
import { isDashboardPath, paths } from '@/paths'
import { pathOf } from '@/texts/languages'
import { t } from '@/texts/t'
import { Loader } from './Loader'
import { MessageRegion } from './messages/MessageRegion'
import { MessagesProvider } from './messages/MessagesProvider'
import { useTheme } from './useTheme'

export function AppRoot() {
  const { pathname } = useLocation()
  // Unlike the path of `useLocation`, this one begins with the language.
  const nextAddress = useNavigation().location?.pathname
  const next = nextAddress && pathOf(nextAddress)
  // Called here so that pages without a theme switch also follow the system and the other tabs.
  useTheme()
  useListener('keydown', pressOnce, true)
  const isEntering = next !== undefined && isDashboardPath(next) && !isDashboardPath(pathname)
  return (
    <MessagesProvider>
      <Outlet />
      {next !== undefined && !isEntering && <div className="cc-busy cc-coming" aria-hidden="true" />}
      {isEntering && <Loader text={t('common.loadingExperience')} />}
      <MessageRegion />
      <RouteFocus />
      <ScrollRestoration />
    </MessagesProvider>
  )
}

/**
 * Makes Enter press only once while it is held down (product 14.4). Otherwise it would send a form again after each
 * answer, and press whatever replaces a popup. In texts of several lines it still begins new lines.
 */
function pressOnce(event: KeyboardEvent): void {
  const isTyping = event.target instanceof HTMLTextAreaElement && !event.ctrlKey && !event.metaKey
  if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault()
}

/** After a navigation, keyboard and screen reader users start at the new page's heading. */
function RouteFocus() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // With a hash, the target section takes the focus itself; at the login address, the popup does.
    if (hash !== '' || pathname === paths.login()) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
