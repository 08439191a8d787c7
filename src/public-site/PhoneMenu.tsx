import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Brand } from '@/components/Brand'
import { Icon } from '@/components/Icon'
import { ThemeSwitch } from '@/components/useTheme'
import { company } from '@/company'
import { paths } from '@/paths'
import { Braid, down } from './drawings'
import './phoneMenu.css'
import { currentMark, siteLinks } from './links'

interface PhoneMenuProps {
  onClosed: () => void
}

/** The browser's own dialog keeps the focus inside and closes on Escape. */
export function PhoneMenu({ onClosed }: PhoneMenuProps) {
  const location = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const close = () => dialog.current?.close()

  return (
    <dialog className="cc-phone-menu cc-deep" ref={dialog} aria-label="Menu" onClose={onClosed}>
      <svg
        className="cc-river"
        width="390"
        height="560"
        preserveAspectRatio="xMidYMax slice"
        viewBox="0 0 296 520"
        aria-hidden="true"
      >
        <Braid strands={down} />
      </svg>
      <div className="cc-site-header-inner">
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
      <Link
        className="btn btn-warning mt-4"
        to={paths.login()}
        state={location.pathname}
        onClick={close}
        preventScrollReset
      >
        Login
      </Link>
      <ThemeSwitch />
    </dialog>
  )
}
