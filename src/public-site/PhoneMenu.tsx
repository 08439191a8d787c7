import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Brand } from '@/components/Brand'
import { Icon } from '@/components/Icon'
import { ThemeSwitch } from '@/components/useTheme'
import { company } from '@/company'
import { AccountLink } from './AccountLink'
import { across, Braid } from './drawings'
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
      <svg className="cc-river" viewBox="0 0 1366 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Braid strands={across} />
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
      <AccountLink className="btn btn-warning mt-4" onClick={close} />
      <ThemeSwitch />
    </dialog>
  )
}
