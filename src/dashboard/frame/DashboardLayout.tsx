import { useInsertionEffect, useLayoutEffect, useEffect, useState } from 'react'
import { Outlet, NavLink } from 'react-router-dom'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceStore, EVERYONE, useDeviceStore } from '@/browser/deviceStore'
import { DeskButton, IconButton } from '@/components/desk/DeskButton'
import { useMessages, MessageText } from '@/components/messages/useMessages'
import { useMedia } from '@/components/useMedia'
import { identityOf, type CurrentUser } from '@/domain/people'
import { mobileScreens, viewerCan, type Viewer } from '@/domain/roles'
import { paths } from '@/paths'
import { useLineBack, useListener } from '@/browser/useListener'
import { Sidebar, navigation } from './Sidebar'
import { useCurrentUser } from '@/session/useCurrentUser'
import { useLogout } from '@/session/leaving'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { confirmUser, unconfirmedQuery } from '@/session/dashboardClient'
import { ActionDialog } from '@/components/desk/ActionDialog'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import Dropdown from 'react-bootstrap/Dropdown'
import { ThemeSwitch } from '@/components/useTheme'
import { demoAccounts } from '@/env'
import { formatTime } from '@/domain/dates'
import { LanguageSwitch } from '@/components/LanguageSwitch'
import { PaletteButton } from './palette/PaletteButton'

/** Whether the sidebar is collapsed; null until somebody has chosen. */
const collapsed = deviceStore<boolean | null>('sidebar-collapsed', (stored) =>
  stored === null ? null : stored === 'true',
)

/** At this width the lists need the room: the sidebar is collapsed unless somebody chose otherwise. */
const TIGHT = '(max-width: 74.999em)'

export function DashboardLayout() {
  const user = useCurrentUser()
  const { logOut, question, isLeaving } = useLogout()
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

  if (isLeaving) return null
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
  const queryClient = useQueryClient()
  const [hasLine, setHasLine] = useState(navigator.onLine)
  useListener('online', () => setHasLine(true))
  useListener('offline', () => setHasLine(false))
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
          {isUnconfirmed && (
            <DeskButton look="inline" text={t('desk.tryAgain')} onClick={() => void confirmUser(queryClient)} />
          )}
        </p>
      )}
    </div>
  )
}

interface DashboardHeaderProps {
  user: CurrentUser
  onLogout: () => void
}

export function DashboardHeader({ user, onLogout }: DashboardHeaderProps) {
  return (
    <header className="cc-header cc-beside">
      <div className="cc-header-title">
        <b>{t('desk.dashboard')}</b>
        {demoAccounts().length > 0 && <span className="cc-demo-mark">{t('desk.demoData')}</span>}
        <span className="text-truncate cc-muted cc-small">{t('desk.welcome', { name: user.username })}</span>
      </div>
      <PaletteButton user={user} onLogout={onLogout} />
      <MessagesMenu />
      <LanguageSwitch owner={identityOf(user)} className="btn cc-ghost cc-desk-language cc-wide-only" />
      <ThemeSwitch className="cc-wide-only" />
      <div className="cc-account cc-beside">
        <span className="cc-avatar" aria-hidden="true" translate="no">
          {initials(user.fullName)}
        </span>
        <span className="cc-account-name text-truncate cc-wide-only" translate="no" title={user.fullName}>
          {user.fullName}
        </span>
        <IconButton icon="logout" name={t('desk.logout')} className="cc-square" onClick={onLogout} />
      </div>
    </header>
  )
}

function initials(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (first.slice(0, 1) + last.slice(0, 1)).toUpperCase()
}

/** On phones the list is nearly as wide as the window. */
const besideTheEdge = { modifiers: [{ name: 'preventOverflow', options: { padding: 16 } }] }

/** Keeps every message until it is cleared, so that nobody is too slow to read one. */
function MessagesMenu() {
  const { all, clear } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState(0)
  const newest = all[0]?.id ?? 0
  if (isOpen && seen !== newest) setSeen(newest)
  const unread = isOpen ? 0 : all.filter(({ id }) => id > seen).length

  return (
    <Dropdown align="end" show={isOpen} onToggle={setIsOpen}>
      <Dropdown.Toggle
        as="button"
        className="btn cc-ghost cc-square cc-bell"
        type="button"
        aria-label={unread > 0 ? t('desk.messagesNew', { count: unread }) : t('desk.messages')}
      >
        <DeskIcon name="bell" />
        {unread > 0 && <i aria-hidden="true">{unread}</i>}
      </Dropdown.Toggle>
      {isOpen && (
        <Dropdown.Menu as="section" className="cc-messages-list" tabIndex={-1} popperConfig={besideTheEdge}>
          <header className="cc-beside justify-content-between">
            <h2>{t('desk.messages')}</h2>
            {all.length > 0 && <DeskButton look="link" text={t('desk.clear')} onClick={clear} />}
          </header>
          {all.length === 0 ? (
            <p className="cc-muted mt-2 mb-1">{t('desk.noMessages')}</p>
          ) : (
            <ol className="cc-lined mt-2">
              {all.map((message) => (
                <li key={message.id} className={message.variant}>
                  <DeskIcon name={message.variant === 'success' ? 'check' : 'warning'} />
                  <span>
                    <MessageText message={message} />
                  </span>
                  <time className="cc-muted cc-small text-nowrap" dateTime={message.at.toISOString()}>
                    {formatTime(message.at)}
                  </time>
                </li>
              ))}
            </ol>
          )}
        </Dropdown.Menu>
      )}
    </Dropdown>
  )
}
