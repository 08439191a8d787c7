import { NavLink } from 'react-router-dom'
import { Icon } from '@/components/Icon'
import { mobileScreens, type Viewer } from '@/domain/roles'
import { paths } from '@/paths'
import { navigation } from './navigation'

/** The bottom navigation that takes the sidebar's place under 780 px. */
export function TabBar({ user }: { user: Viewer }) {
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
