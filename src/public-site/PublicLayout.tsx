import { Outlet, useLocation, Link } from 'react-router-dom'
import { useEffect, useState } from 'react'
import './bootstrap.scss'
import './layout.css'
import { PublicFooter } from './PublicFooter'
import { Brand } from '@/components/Brand'
import { Icon } from '@/components/Icon'
import { useDrawnHere } from '@/browser/useDrawnHere'
import { ThemeSwitch } from '@/components/useTheme'
import { company } from '@/company'
import { paths } from '@/paths'
import { AccountLink } from './AccountLink'
import { PhoneMenu } from './PhoneMenu'
import { chatLink, currentMark, homeLinkName, siteLinks } from './links'

export function PublicLayout() {
  useSectionFocus()
  return (
    <div className="cc-site">
      <a className="cc-skip" href="#main">
        Skip to content
      </a>
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}

/** Moves the focus to the section too, so that the next Tab continues from there. */
function useSectionFocus(): void {
  const location = useLocation()
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id === '') return
    // Deferred: after a page change the focus first goes to the page's heading.
    queueMicrotask(() => {
      const section = document.getElementById(id)
      const heading = section?.matches('section') ? section.querySelector<HTMLElement>('h2') : null
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [location])
}

function PublicHeader() {
  const place = usePlace()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <header className="cc-site-header cc-deep">
      <div className="container-xl cc-site-header-inner">
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
        <a
          className="btn cc-ghost cc-square cc-float"
          href={chatLink(company.chatUrl)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Chat with us"
        >
          <Icon name="chat" />
        </a>
        <ThemeSwitch />
        <AccountLink className="btn cc-ghost cc-login" />
        <button
          className="btn cc-ghost cc-square cc-burger"
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

/** The build does not know the hash, so it is ignored until the page has been hydrated. */
function usePlace(): { pathname: string; hash: string } {
  const { pathname, hash } = useLocation()
  const isDrawnHere = useDrawnHere()
  return { pathname, hash: isDrawnHere ? hash : '' }
}
