import { NavLink } from 'react-router-dom'
import { DeskIcon } from '@/components/desk/DeskIcon'
import { mobileScreens, type Viewer, viewerCan } from '@/domain/roles'
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
