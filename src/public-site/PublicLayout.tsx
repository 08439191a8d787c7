import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { useIsHydrated } from '@/browser/useIsHydrated'
import { company } from '@/company'
import { Brand } from '@/components/Brand'
import { Icon, type IconName } from '@/components/Icon'
import { LanguageSwitch } from '@/components/LanguageSwitch'
import { SquareButton } from '@/components/SquareButton'
import { ThemeSwitch } from '@/components/ThemeSwitch'
import { paths } from '@/paths'
import { rich } from '@/texts/rich'
import { localized, t, type TextKey } from '@/texts/t'
import { AccountLink } from './AccountLink'
import { OutsideLink } from './OutsideLink'
import { RiverAcross } from './RiverAcross'
import { keepClear } from './keepClear'
import { currentMark, homeLinkName, siteLinks } from './siteLinks'
import './bootstrap.scss'
import './layout.css'

const PhoneMenu = lazy(async () => ({ default: (await import('./PhoneMenu')).PhoneMenu }))

export function PublicLayout() {
  useSectionFocus()
  return (
    <div className="cc-site">
      <a className="cc-skip" href="#main">
        {t('site.skipToContent')}
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
        <FloatingChat />
        <LanguageSwitch />
        <ThemeSwitch className="cc-wide-only" />
        <AccountLink className="btn cc-ghost cc-login" />
        <SquareButton
          icon="menu"
          name={t('site.openMenu')}
          className="cc-ghost cc-burger"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        />
      </div>
      <Suspense>{isMenuOpen && <PhoneMenu onClosed={() => setIsMenuOpen(false)} />}</Suspense>
    </header>
  )
}

/**
 * The chat link in the lower corner of every page, which moves up when it would cover something that can be pressed.
 */
function FloatingChat() {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => (link.current ? keepClear(link.current) : undefined), [])
  return (
    <OutsideLink ref={link} className="btn cc-float" href={company.chatUrl} aria-label={t('site.chatWithUs')}>
      <Icon name="chat" />
    </OutsideLink>
  )
}

/** The build does not know the hash, so it is ignored until the page has been hydrated. */
function usePlace(): { pathname: string; hash: string } {
  const { pathname, hash } = useLocation()
  const isDrawnHere = useIsHydrated()
  return { pathname, hash: isDrawnHere ? hash : '' }
}

const socialLinks: Record<(typeof company.social)[number]['kind'], { icon: IconName; name: TextKey }> = {
  chat: { icon: 'chat', name: 'site.ourChat' },
  network: { icon: 'people', name: 'site.ourSocialPage' },
  photos: { icon: 'photos', name: 'site.ourPhotos' },
}

function PublicFooter() {
  const { footer } = company.hours
  return (
    <footer className="cc-footer cc-deep">
      <RiverAcross className="cc-delta">
        <path
          className="hero"
          d="M-39 23C-18 26 42 38 82 45S163 63 203 67 286 65 326 68 404 79 445 83 527 99 568 94 649 69 689 59 769 36 810 30 894 19 935 23 1016 43 1057 54 1135 87 1176 91 1260 84 1300 77 1401 52 1421 47"
        />
      </RiverAcross>
      <div className="container-xl">
        <div className="cc-footer-grid">
          <div>
            <Link className="cc-brand" to={paths.home()} aria-label={homeLinkName()}>
              <Brand name={company.shortName} line={company.tagline} />
            </Link>
            <p className="cc-muted mt-3 mb-0">{localized(company.sentences.footer)}</p>
          </div>
          <nav aria-label={t('site.quickLinks')}>
            <h2>{t('site.quickLinks')}</h2>
            <ul>
              {siteLinks().map(({ name, to }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{t('site.openingHours')}</h2>
            <dl className="cc-hours mb-0">
              <dt>{localized(footer.days)}</dt>
              <dd>{t('site.hours', { open: footer.open, close: footer.close })}</dd>
              <dt>{localized(company.hours.closed)}</dt>
              <dd>{t('site.closed')}</dd>
            </dl>
          </div>
          <div>
            <h2>{t('site.followUs')}</h2>
            <p className="cc-social d-flex gap-2 mb-0">
              {company.social.map(({ kind, url }) => (
                <OutsideLink key={kind} href={url} aria-label={t(socialLinks[kind].name)}>
                  <Icon name={socialLinks[kind].icon} />
                </OutsideLink>
              ))}
            </p>
          </div>
        </div>
        <div className="cc-footer-end d-flex justify-content-between">
          <span dir="ltr">© 2024 {company.name}</span>
          <span>
            {rich('site.developedBy', {
              name: (
                <OutsideLink href={company.developer.url}>
                  <bdi>{company.developer.name}</bdi>
                </OutsideLink>
              ),
            })}
          </span>
        </div>
      </div>
    </footer>
  )
}
