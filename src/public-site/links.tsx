import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { EVERYONE, signedIn, useDeviceStore } from '@/browser/deviceStore'
import { company } from '@/company'
import { paths } from '@/paths'
import { t } from '@/texts/t'

export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

export function mailLink(email: string): string {
  return `mailto:${email}`
}

/** Prefills the first message with the shipment's number. */
export function chatAbout(airwayBillNo: string): string {
  const link = new URL(company.chatUrl)
  link.searchParams.set('text', t('site.aboutShipment', { number: airwayBillNo }))
  return link.href
}

export const siteLinks = () => [
  { name: t('site.home'), to: paths.home() },
  { name: t('site.whyChoose'), to: paths.section('whyChoose') },
  { name: t('site.ourServices'), to: paths.section('services') },
  { name: t('site.ourLocations'), to: paths.section('locations') },
  { name: t('site.tracking'), to: paths.tracking() },
  { name: t('site.contactUs'), to: paths.section('contact') },
]

export const homeLinkName = () => t('site.homeLink', { company: company.name })

export function currentMark(to: string, at: { pathname: string; hash: string }): 'page' | 'location' | undefined {
  if (to === paths.tracking()) return at.pathname.startsWith(to) ? 'page' : undefined
  // The login popup lies over the home page.
  const path = at.pathname === paths.login() ? paths.home() : at.pathname
  if (to !== path + at.hash) return undefined
  return at.hash === '' ? 'page' : 'location'
}

/** In a sentence: what `rich` puts around the words of a link to another site. */
export const outsideLink = (href: string) => (words: string) => (
  <OutsideLink className="cc-link" href={href}>
    {words}
  </OutsideLink>
)

/** Opens in a new tab. */
export function OutsideLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...link}>
      {children}
    </a>
  )
}

/** Leads staff back to the dashboard, whose guard asks the backend; a visitor's page makes no call for it. */
export function AccountLink({ className, onClick }: { className: string; onClick?: () => void }) {
  const { pathname } = useLocation()
  const isSignedIn = useDeviceStore(signedIn, EVERYONE, false)
  return isSignedIn ? (
    <Link className={className} to={paths.dashboard()}>
      {t('site.dashboard')}
    </Link>
  ) : (
    <Link className={className} to={paths.login()} state={pathname} onClick={onClick} preventScrollReset>
      {t('site.login')}
    </Link>
  )
}
