import { Link, NavLink } from 'react-router-dom'
import { Brand } from '@/components/Brand'
import { company } from '@/company'
import { sidebarScreens, viewerCan, type NavigationScreen, type Viewer } from '@/domain/roles'
import { paths } from '@/paths'
import { River } from '@/components/River'
import { DeskIcon, type DeskIconName } from '@/components/desk/DeskIcon'
import { t, type TextKey } from '@/texts/t'

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

interface Entry {
  icon: DeskIconName
  label: TextKey
  /** For the mobile navigation, whose texts are 11 px. */
  short: TextKey
}

/** Who sees which screen is decided in domain/roles. */
export const navigation: Record<NavigationScreen, Entry> = {
  home: { icon: 'home', label: 'desk.home', short: 'desk.home' },
  centers: { icon: 'centers', label: 'desk.ourCenters', short: 'desk.centers' },
  records: { icon: 'records', label: 'desk.viewRecords', short: 'desk.records' },
  trackingManagement: { icon: 'queue', label: 'desk.trackingManagement', short: 'desk.tracking' },
  financeManagement: { icon: 'finance', label: 'desk.financeManagement', short: 'desk.finance' },
  accountsManagement: { icon: 'accounts', label: 'desk.accountsManagement', short: 'desk.accounts' },
  archives: { icon: 'archives', label: 'desk.archives', short: 'desk.archives' },
  settings: { icon: 'settings', label: 'desk.settings', short: 'desk.settings' },
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
