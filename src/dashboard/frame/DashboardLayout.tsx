import { useInsertionEffect, useLayoutEffect, useSyncExternalStore, useEffect } from 'react'
import { Outlet, NavLink } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { deviceStore, EVERYONE, useDeviceStore } from '@/browser/deviceStore'
import { useMessages } from '@/components/messages/useMessages'
import { useMedia } from '@/components/useMedia'
import { identityOf } from '@/domain/people'
import { mobileScreens, viewerCan, type Viewer } from '@/domain/roles'
import { paths } from '@/paths'
import { useLineBack } from '@/browser/useLineBack'
import { DashboardHeader } from './DashboardHeader'
import { Sidebar, navigation } from './Sidebar'
import { useCurrentUser } from '../session/useCurrentUser'
import { useLogout } from '../session/useLogout'
import { DeskIcon } from '../DeskIcon'
import { confirmUser } from '../session/dashboardClient'
import { unconfirmedQuery } from '../session/keptUser'
import { useSession } from '../session/session'
import { ActionDialog } from '../ActionDialog'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'

/** Whether the sidebar is collapsed; null until somebody has chosen. */
const collapsed = deviceStore<boolean | null>('sidebar-collapsed', (stored) =>
  stored === null ? null : stored === 'true',
)

/** At this width the lists need the room: the sidebar is collapsed unless somebody chose otherwise. */
const TIGHT = '(max-width: 74.999em)'

export function DashboardLayout() {
  const user = useCurrentUser()
  const { logOut, question } = useLogout()
  const isTight = useMedia(TIGHT)
  const isCollapsed = useDeviceStore(collapsed, EVERYONE) ?? isTight
  // On the body, because popups live outside the page's frame and must be sized with it. An insertion effect, so that
  // layout effects measure the final layout.
  useInsertionEffect(() => {
    const { classList } = document.body
    classList.add('cc-dashboard')
    classList.toggle('slim', isCollapsed)
    return () => classList.remove('cc-dashboard', 'slim')
  }, [isCollapsed])

  // Before the paint: after an expired session somebody else may sign in, who must not see the former user's messages.
  const { belongTo } = useMessages()
  const owner = identityOf(user)
  useLayoutEffect(() => belongTo(owner), [belongTo, owner])

  return (
    <>
      <a className="cc-skip" href="#main">
        {t('desk.skipToContent')}
      </a>
      <Sidebar
        user={user}
        isCollapsed={isCollapsed}
        onCollapse={() => collapsed.write(EVERYONE, !isCollapsed)}
        onLogout={() => void logOut('sidebar')}
      />
      <div className="cc-main">
        <DashboardHeader user={user} onLogout={() => void logOut('header')} />
        <main className="cc-body" id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <LineBar />
      </div>
      <TabBar user={user} />
      {question && (
        <ActionDialog
          title={question.title}
          confirm={t('desk.logOut')}
          isDangerous
          onConfirm={question.onConfirm}
          onCancel={question.onCancel}
        >
          {question.text}
        </ActionDialog>
      )}
    </>
  )
}

/** Takes the sidebar's place under 780 px. */
function TabBar({ user }: { user: Viewer }) {
  return (
    <nav className="cc-tabbar cc-deep cc-narrow-only" aria-label={t('desk.dashboardShort')}>
      <ul>
        {mobileScreens(user).map((screen) => (
          <li key={screen}>
            <NavLink to={paths.screen(screen)} end={screen === 'home'}>
              <DeskIcon name={navigation[screen].icon} />
              <span>{t(navigation[screen].short)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      {viewerCan.bookShipments(user) && (
        <NavLink className="cc-book" to={paths.airwayBill()} aria-label={t('desk.addAirwayBill')}>
          <DeskIcon name="add" />
        </NavLink>
      )}
    </nav>
  )
}

const bold = (words: string) => <b>{words}</b>

/** Milliseconds between attempts to reach a backend that has not yet confirmed the user. */
const AGAIN = 15_000

function LineBar() {
  const { queryClient } = useSession()
  const hasLine = useSyncExternalStore(subscribe, () => navigator.onLine)
  const { data: unconfirmed } = useQuery(unconfirmedQuery())
  const isUnconfirmed = unconfirmed !== null

  useLineBack(() => void confirmUser(queryClient))
  useEffect(() => {
    if (!isUnconfirmed) return undefined
    const timer = setInterval(() => void confirmUser(queryClient), AGAIN)
    return () => clearInterval(timer)
  }, [isUnconfirmed, queryClient])

  return (
    <div role="status">
      {(!hasLine || isUnconfirmed) && (
        <p className="cc-line-bar cc-beside">
          <DeskIcon name="warning" />
          <span>{rich(hasLine ? 'desk.serverUnreachable' : 'desk.offline', { b: bold })}</span>
        </p>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
