import { useLayoutEffect, useState } from 'react'
import { Outlet, NavLink } from 'react-router-dom'
import { deviceStore, EVERYONE } from '@/browser/deviceStore'
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog'
import { useMessages } from '@/components/messages/useMessages'
import { identityOf } from '@/domain/people'
import { DashboardHeader } from './DashboardHeader'
import { Sidebar } from './Sidebar'
import { useCurrentUser } from '../session/useCurrentUser'
import { useLogout } from '../session/useLogout'
import { Icon } from '@/components/Icon'
import { mobileScreens, type Viewer } from '@/domain/roles'
import { paths } from '@/paths'
import { navigation } from './navigation'

/** The sidebar's state is remembered on this device; where storage is forbidden it starts wide each time. */
const collapsed = deviceStore('sidebar-collapsed', (stored) => stored === 'true')

/** The dashboard's shell: sidebar, header, the page, and the bottom navigation on phones. */
export function DashboardLayout() {
  const user = useCurrentUser()
  const { logOut, question } = useLogout()
  const [isCollapsed, setIsCollapsed] = useState(() => collapsed.read(EVERYONE))
  useBodyClass('cc-dashboard', isCollapsed && 'slim')

  // Before the paint: after an expired session somebody else may sign in, and sees nothing of what was said before.
  const { belongTo } = useMessages()
  const owner = identityOf(user)
  useLayoutEffect(() => belongTo(owner), [belongTo, owner])

  const collapse = () => {
    setIsCollapsed(!isCollapsed)
    collapsed.write(EVERYONE, !isCollapsed)
  }

  return (
    <>
      <a className="cc-skip" href="#main">
        Skip to content
      </a>
      <Sidebar user={user} isCollapsed={isCollapsed} onCollapse={collapse} onLogout={() => void logOut('sidebar')} />
      <div className="cc-main">
        <DashboardHeader user={user} onLogout={() => void logOut('header')} />
        <main className="cc-body" id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <TabBar user={user} />
      {question && (
        <ConfirmDialog
          title={question.title}
          confirm="Log out"
          isDangerous
          onConfirm={question.onConfirm}
          onCancel={question.onCancel}
        >
          {question.text} Logging out discards what was typed there.
        </ConfirmDialog>
      )}
    </>
  )
}

/** Puts classes on the body, so that popups, which live outside the page's own frame, are sized like the screen. */
function useBodyClass(...classes: (string | false)[]): void {
  const wanted = classes.filter(Boolean).join(' ')
  useLayoutEffect(() => {
    const names = wanted.split(' ')
    document.body.classList.add(...names)
    return () => document.body.classList.remove(...names)
  }, [wanted])
}

/** The bottom navigation that takes the sidebar's place under 780 px. */
function TabBar({ user }: { user: Viewer }) {
  return (
    <nav className="cc-tabbar cc-deep" aria-label="Dashboard, short">
      <ul>
        {mobileScreens(user).map((screen) => (
          <li key={screen}>
            <NavLink to={paths.screen(screen)} end={screen === 'home'}>
              <Icon name={navigation[screen].icon} />
              <span>{navigation[screen].short}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
