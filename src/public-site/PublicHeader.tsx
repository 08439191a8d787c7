import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Brand } from '@/components/Brand'
import { Icon } from '@/components/Icon'
import { ThemeSwitch } from '@/components/ThemeSwitch'
import { company } from '@/company'
import { paths } from '@/paths'
import { PhoneMenu } from './PhoneMenu'
import { currentMark, homeLinkName, siteLinks } from './siteLinks'

export function PublicHeader() {
  const location = useLocation()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <header className="cc-top cc-deep">
      <div className="container-xl cc-top-in">
        <Link className="cc-brand" to={paths.home()} aria-label={homeLinkName}>
          <Brand name={company.shortName} line={company.tagline} />
        </Link>
        <nav className="cc-links" aria-label="Main">
          {siteLinks.map(({ name, to }) => (
            <Link key={to} to={to} aria-current={currentMark(to, location)}>
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
          onClick={() => setIsMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
      </div>
      {isMenuOpen && <PhoneMenu onClosed={() => setIsMenuOpen(false)} />}
    </header>
  )
}
