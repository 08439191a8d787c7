import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Brand } from '@/components/Brand'
import { Icon } from '@/components/Icon'
import { ThemeSwitch } from '@/components/useTheme'
import { company } from '@/company'
import { paths } from '@/paths'
import { Braid, type Strands } from './drawings'
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
        <Braid strands={menuStrands} />
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

const menuStrands: Strands = {
  full: [
    '323 31 -42 27 -27 44 -18 46 -19 45 -36 34 -41 28 -20 44 -7 49 -36 33 -42 26 -43 25 -40 29',
    '333 44 -42 26 -38 32 -27 41 -14 47 -26 42 -42 26 -32 38 -12 44 -25 39 -31 40 -39 27 -49 20',
    '329 39 -38 31 -34 35 -24 41 -20 44 -39 30 -43 28 -8 52 3 56 -45 31 -51 14 -41 28 -31 39',
    '331 41 -48 20 -39 33 -14 51 -4 52 -38 38 -50 18 -25 44 -3 49 -34 34 -41 27 -38 30 -39 31',
    '337 251 -31 22 -33 18 -36 5 -37 -3 -36 8 -28 23 -26 26',
    '339 256 -34 15 -33 14 -36 8 -36 1 -36 7 -29 22 -25 27',
    '340 261 -34 12 -35 10 -35 7 -36 3 -34 12 -28 22 -28 23',
  ],
  thin: [
    '329 39 -31 39 -38 29 -34 36 -17 45 -28 39 -38 30 -18 44 -11 47 -44 24 -44 23 -29 42 -26 45',
    '332 42 -35 34 -41 29 -40 33 -18 45 -14 47 -29 38 -24 35 -24 41 -39 26 -36 33 -34 36 -37 33',
    '343 268 -37 6 -35 7 -35 10 -36 3 -35 9 -29 22 -26 25',
  ],
}
