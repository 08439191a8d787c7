import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { EVERYONE, useDeviceStore } from '@/browser/deviceStore'
import { signedIn } from '@/browser/signedIn'
import { useDrawnHere } from '@/browser/useDrawnHere'
import { Brand } from '@/components/Brand'
import { Icon } from '@/components/Icon'
import { ThemeSwitch } from '@/components/useTheme'
import { company } from '@/company'
import { paths } from '@/paths'
import { RiverAcross } from './drawings'
import './phoneMenu.css'
import { chatLink, currentMark, homeLinkName, OutsideLink, siteLinks } from './links'

export function PublicHeader() {
  const place = usePlace()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <header className="cc-site-header cc-deep">
      <div className="container-xl cc-site-header-inner cc-beside gap-2">
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
        <OutsideLink
          className="btn cc-ghost cc-square cc-float"
          href={chatLink(company.chatUrl)}
          aria-label="Chat with us"
        >
          <Icon name="chat" />
        </OutsideLink>
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

/** The browser's own dialog keeps the focus inside and closes on Escape. */
function PhoneMenu({ onClosed }: { onClosed: () => void }) {
  const location = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const close = () => dialog.current?.close()

  return (
    <dialog className="cc-phone-menu cc-deep" ref={dialog} aria-label="Menu" onClose={onClosed}>
      <RiverAcross />
      <div className="cc-site-header-inner cc-beside gap-2">
        <span className="cc-brand">
          <Brand name={company.shortName} line={company.tagline} />
        </span>
        <button className="btn cc-ghost cc-square" type="button" aria-label="Close menu" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Pages">
        <ul>
          {siteLinks.map(({ name, to }) => (
            <li key={to}>
              <Link to={to} aria-current={currentMark(to, location)} onClick={close}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AccountLink className="btn btn-warning mt-4" onClick={close} />
      <ThemeSwitch />
    </dialog>
  )
}

/** Leads staff back to the dashboard, whose guard asks the backend; a visitor's page makes no call for it. */
function AccountLink({ className, onClick }: { className: string; onClick?: () => void }) {
  const { pathname } = useLocation()
  const isSignedIn = useDeviceStore(signedIn, EVERYONE, false)
  return isSignedIn ? (
    <Link className={className} to={paths.dashboard()}>
      Dashboard
    </Link>
  ) : (
    <Link className={className} to={paths.login()} state={pathname} onClick={onClick} preventScrollReset>
      Login
    </Link>
  )
}
