import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useDrawnHere } from '@/browser/useDrawnHere'
import { Brand } from '@/components/Brand'
import { Icon } from '@/components/Icon'
import { LanguageSwitch } from '@/components/LanguageSwitch'
import { ThemeSwitch } from '@/components/useTheme'
import { company } from '@/company'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import { AccountLink } from './AccountLink'
import { chatLink, currentMark, homeLinkName, OutsideLink, siteLinks } from './links'

const PhoneMenu = lazy(async () => ({ default: (await import('./PhoneMenu')).PhoneMenu }))

export function PublicHeader() {
  const place = usePlace()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <header className="cc-site-header cc-deep">
      <div className="container-xl cc-site-header-inner cc-beside gap-2">
        <Link className="cc-brand" to={paths.home()} aria-label={homeLinkName()}>
          <Brand name={company.shortName} line={company.tagline} />
        </Link>
        <nav className="cc-links" aria-label={t('site.mainMenu')}>
          {siteLinks().map(({ name, to }) => (
            <Link key={to} to={to} aria-current={currentMark(to, place)}>
              {name}
            </Link>
          ))}
        </nav>
        <OutsideLink
          className="btn cc-ghost cc-square cc-float"
          href={chatLink(company.chatUrl)}
          aria-label={t('site.chatWithUs')}
        >
          <Icon name="chat" />
        </OutsideLink>
        <LanguageSwitch />
        <ThemeSwitch />
        <AccountLink className="btn cc-ghost cc-login" />
        <button
          className="btn cc-ghost cc-square cc-burger"
          type="button"
          aria-label={t('site.openMenu')}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        >
          <Icon name="menu" />
        </button>
      </div>
      <Suspense>{isMenuOpen && <PhoneMenu onClosed={() => setIsMenuOpen(false)} />}</Suspense>
    </header>
  )
}

/** The build does not know the hash, so it is ignored until the page has been hydrated. */
function usePlace(): { pathname: string; hash: string } {
  const { pathname, hash } = useLocation()
  const isDrawnHere = useDrawnHere()
  return { pathname, hash: isDrawnHere ? hash : '' }
}
