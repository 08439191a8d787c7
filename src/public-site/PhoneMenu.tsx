import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { company } from '@/company'
import { Brand } from '@/components/Brand'
import { LanguageSwitch } from '@/components/LanguageSwitch'
import { SquareButton } from '@/components/SquareButton'
import { ThemeSwitch } from '@/components/ThemeSwitch'
import { t } from '@/texts/t'
import { AccountLink } from './AccountLink'
import { RiverAcross } from './RiverAcross'
import { currentMark, siteLinks } from './siteLinks'
import './phoneMenu.css'

/** The menu on phones. A native dialog, so that the browser traps the focus, and Escape closes it. */
export function PhoneMenu({ onClosed }: { onClosed: () => void }) {
  const location = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const close = () => dialog.current?.close()

  return (
    <dialog className="cc-phone-menu cc-deep" ref={dialog} aria-label={t('site.menu')} onClose={onClosed}>
      <RiverAcross />
      <div className="cc-site-header-inner cc-beside gap-2">
        <span className="cc-brand">
          <Brand name={company.shortName} line={company.tagline} />
        </span>
        <SquareButton icon="close" name={t('site.closeMenu')} onClick={close} />
      </div>
      <nav aria-label={t('site.pages')}>
        <ul>
          {siteLinks().map(({ name, to }) => (
            <li key={to}>
              <Link to={to} aria-current={currentMark(to, location)} onClick={close}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AccountLink className="btn btn-warning mt-4" onClick={close} />
      <LanguageSwitch />
      <ThemeSwitch className="cc-narrow-only" />
    </dialog>
  )
}
