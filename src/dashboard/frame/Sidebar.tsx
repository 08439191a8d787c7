import { Link, NavLink } from 'react-router-dom'
import { company } from '@/company'
import { Brand } from '@/components/Brand'
import { River } from '@/components/River'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { type NavigationScreen, sidebarScreens, type Viewer, viewerCan } from '@/domain/roles'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import { navigation } from './navigation'

interface SidebarProps {
  user: Viewer
  isCollapsed: boolean
  onCollapse: () => void
  onLogout: () => void
}

export function Sidebar({ user, isCollapsed, onCollapse, onLogout }: SidebarProps) {
  return (
    <nav className="cc-sidebar cc-deep cc-wide-only" aria-label={t('desk.dashboard')}>
      <RailRiver />
      <Link className="cc-brand" to={paths.home()} aria-label={t('desk.homeLink', { company: company.name })}>
        <Brand name={company.shortName} line={company.tagline} />
      </Link>
      {viewerCan.bookShipments(user) && (
        <NavLink
          className="btn cc-book"
          to={paths.airwayBill()}
          title={isCollapsed ? t('desk.addAirwayBill') : undefined}
        >
          <DeskIcon name="add" small />
          <span>{t('desk.addAirwayBill')}</span>
        </NavLink>
      )}
      <ul className="cc-nav">
        {sidebarScreens(user).map((screen) => (
          <li key={screen}>
            <ScreenLink screen={screen} isCollapsed={isCollapsed} />
          </li>
        ))}
        <li className="end">
          <button
            className="cc-beside"
            type="button"
            onClick={onLogout}
            title={isCollapsed ? t('desk.logout') : undefined}
          >
            <DeskIcon name="logout" />
            <span>{t('desk.logout')}</span>
          </button>
        </li>
      </ul>
      <button
        className="btn cc-ghost cc-sidebar-toggle"
        type="button"
        aria-expanded={!isCollapsed}
        title={isCollapsed ? t('desk.expand') : undefined}
        onClick={onCollapse}
      >
        <DeskIcon name="collapse" />
        <span>{t(isCollapsed ? 'desk.expand' : 'desk.collapse')}</span>
      </button>
    </nav>
  )
}

function ScreenLink({ screen, isCollapsed }: { screen: NavigationScreen; isCollapsed: boolean }) {
  const { icon, label } = navigation[screen]
  return (
    <NavLink
      className="cc-beside"
      to={paths.screen(screen)}
      end={screen === 'home'}
      title={isCollapsed ? t(label) : undefined}
    >
      <DeskIcon name={icon} />
      <span>{t(label)}</span>
    </NavLink>
  )
}

function RailRiver() {
  return (
    <River
      courses={['250 90 193 116 144 153 88 177 32 202 -20 236']}
      spread={11}
      strands={6}
      width={220}
      height={260}
      viewBox="0 0 220 260"
    />
  )
}
