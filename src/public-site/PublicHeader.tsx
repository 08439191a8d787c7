import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { Brand } from '@/components/Brand'
import { Icon } from '@/components/Icon'
import { ThemeSwitch } from '@/components/ThemeSwitch'
import { company } from '@/company'
import { paths } from '@/paths'
import { currentMark, homeLinkName, siteLinks } from './siteLinks'
import { usePlace } from './usePlace'

const loadMenu = () => import('./PhoneMenu')
const warmUp = () => void loadMenu().catch(() => {})
const PhoneMenu = lazy(async () => ({ default: (await loadMenu()).PhoneMenu }))

/** Brand, navbar, theme and Login; where the navbar has no room, a menu, which is loaded when a finger comes near. */
export function PublicHeader() {
  const place = usePlace()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <header className="cc-top cc-deep">
      <div className="container-xl cc-top-in">
        <Link className="cc-brand" to={paths.home()} aria-label={homeLinkName}>
          <Brand name={company.shortName} line={company.tagline} />
        </Link>
        <nav className="cc-links" aria-label="Main">
          {siteLinks.map(({ name, to }) => (
            <Link key={to} to={to} aria-current={currentMark(to, place)}>
              {name}
            </Link>
          ))}
        </nav>
        <ThemeSwitch />
        <Link className="btn btn-warning cc-login" to={paths.login()} preventScrollReset>
          Login
        </Link>
        <button
          className="btn cc-ghost cc-sq cc-burger"
          type="button"
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() => setIsMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
      </div>
      {isMenuOpen && (
        <Suspense>
          <PhoneMenu onClosed={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
