import { Link, NavLink } from 'react-router-dom'
import { Brand } from '@/components/Brand'
import { DeskIcon } from '../DeskIcon'
import { company } from '@/company'
import { sidebarScreens, viewerCan, type NavigationScreen, type Viewer } from '@/domain/roles'
import { paths } from '@/paths'
import { navigation } from './navigation'
import { RailRiver } from './RailRiver'

interface SidebarProps {
  user: Viewer
  isCollapsed: boolean
  onCollapse: () => void
  onLogout: () => void
}

/** The sidebar: the route runs down its edge and turns in at the open screen. */
export function Sidebar({ user, isCollapsed, onCollapse, onLogout }: SidebarProps) {
  return (
    <nav className="cc-sidebar cc-deep" aria-label="Dashboard">
      <RailRiver />
      <Link className="cc-brand" to={paths.home()} aria-label={`${company.name}, home`}>
        <Brand name={company.shortName} line={company.tagline} />
      </Link>
      <ul className="cc-nav">
        {viewerCan.bookShipments(user) && (
          <li className="book">
            <ScreenLink screen="airwayBill" isCollapsed={isCollapsed} />
          </li>
        )}
        {sidebarScreens(user).map((screen) => (
          <li key={screen}>
            <ScreenLink screen={screen} isCollapsed={isCollapsed} />
          </li>
        ))}
        <li className="end">
          <button type="button" onClick={onLogout} title={isCollapsed ? 'Logout' : undefined}>
            <DeskIcon name="logout" />
            <span>Logout</span>
          </button>
        </li>
      </ul>
      <button
        className="btn cc-ghost cc-sidebar-toggle"
        type="button"
        aria-expanded={!isCollapsed}
        title={isCollapsed ? 'Expand' : undefined}
        onClick={onCollapse}
      >
        <DeskIcon name="collapse" />
        <span>{isCollapsed ? 'Expand' : 'Collapse'}</span>
      </button>
    </nav>
  )
}

function ScreenLink({ screen, isCollapsed }: { screen: NavigationScreen; isCollapsed: boolean }) {
  const { icon, label } = navigation[screen]
  return (
    <NavLink to={paths.screen(screen)} end={screen === 'home'} title={isCollapsed ? label : undefined}>
      <DeskIcon name={icon} />
      <span>{label}</span>
    </NavLink>
  )
}
