import { Link, NavLink, useMatch } from 'react-router-dom'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { mobileScreens, type NavigationScreen, type Viewer, viewerCan } from '@/domain/roles'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import { navigation } from './navigation'

/** Takes the sidebar's place under 780 px. */
export function TabBar({ user }: { user: Viewer }) {
  return (
    <nav className="cc-tabbar cc-deep cc-narrow-only" aria-label={t('desk.dashboardShort')}>
      <ul>
        {mobileScreens(user).map((screen) => (
          <li key={screen}>
            <Tab screen={screen} />
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

/**
 * Not a NavLink, because one of the links redirects to another address, by which it is recognized as the current one.
 */
function Tab({ screen }: { screen: NavigationScreen }) {
  const isHere = useMatch({ path: paths.screen(screen), end: screen === 'home' }) !== null
  const { icon, short } = navigation[screen]
  return (
    <Link to={paths.mobileScreen(screen)} aria-current={isHere ? 'page' : undefined}>
      <DeskIcon name={icon} />
      <span>{t(short)}</span>
    </Link>
  )
}
