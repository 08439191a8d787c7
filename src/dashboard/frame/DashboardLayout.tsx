import { useLayoutEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog'
import { useMessages } from '@/components/messages/useMessages'
import { identityOf } from '@/domain/people'
import { DashboardHeader } from './DashboardHeader'
import { Sidebar } from './Sidebar'
import { TabBar } from './TabBar'
import { useCurrentUser } from '../session/useCurrentUser'
import { useLogout } from '../session/useLogout'

/** The sidebar's state is remembered on this device. */
const COLLAPSED = 'sidebar-collapsed'

/** The dashboard's shell: sidebar, header, the page, and the bottom navigation on phones. */
export function DashboardLayout() {
  const user = useCurrentUser()
  const { logOut, question } = useLogout()
  const [isCollapsed, setIsCollapsed] = useState(readCollapsed)
  useBodyClass('cc-desk', isCollapsed && 'slim')

  // Before the paint: after an expired session somebody else may sign in, and sees nothing of what was said before.
  const { belongTo } = useMessages()
  const owner = identityOf(user)
  useLayoutEffect(() => belongTo(owner), [belongTo, owner])

  const collapse = () => {
    setIsCollapsed(!isCollapsed)
    try {
      localStorage.setItem(COLLAPSED, String(!isCollapsed))
    } catch {
      // Storage may be forbidden; the sidebar then starts wide each time.
    }
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

function readCollapsed(): boolean {
  try {
    return localStorage.getItem(COLLAPSED) === 'true'
  } catch {
    return false
  }
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
