import { useInsertionEffect, useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { ANY_USER, deviceStore, useDeviceStore } from '@/browser/deviceStore'
import { Loader } from '@/components/Loader'
import { ActionDialog } from '@/components/desk/ActionDialog'
import { useMessages } from '@/components/messages/useMessages'
import { useMedia } from '@/components/useMedia'
import { identityOf } from '@/domain/currentUser'
import { useCurrentUser } from '@/session/useCurrentUser'
import { useLogout } from '@/session/useLogout'
import { t } from '@/texts/t'
import { ConnectionBar } from './ConnectionBar'
import { DashboardHeader } from './DashboardHeader'
import { PaperHead } from './PaperHead'
import { Sidebar } from './Sidebar'
import { TabBar } from './TabBar'

/** Whether the sidebar is collapsed; null until somebody has chosen. */
const collapsedStore = deviceStore<boolean | null>('sidebar-collapsed', (stored) =>
  stored === null ? null : stored === 'true',
)

/** At this width the lists need the room, so the sidebar is collapsed unless the user has chosen otherwise. */
const TIGHT_QUERY = '(max-width: 74.999em)'

export function DashboardLayout() {
  const user = useCurrentUser()
  const { logOut, question, isWaiting, isLeaving } = useLogout()
  const isTight = useMedia(TIGHT_QUERY)
  const isCollapsed = useDeviceStore(collapsedStore, ANY_USER) ?? isTight
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

  if (isLeaving) return null
  return (
    <>
      <a className="cc-skip" href="#main">
        {t('desk.skipToContent')}
      </a>
      <Sidebar
        user={user}
        isCollapsed={isCollapsed}
        onCollapse={() => collapsedStore.write(ANY_USER, !isCollapsed)}
        onLogout={() => void logOut('sidebar')}
      />
      <div className="cc-main">
        <DashboardHeader user={user} onLogout={() => void logOut('header')} />
        <PaperHead user={user} />
        <main className="cc-body" id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <ConnectionBar />
      </div>
      <TabBar user={user} />
      {isWaiting && <Loader text={t('common.processing')} />}
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
