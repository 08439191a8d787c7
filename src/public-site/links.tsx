import type { ComponentProps } from 'react'
import { company } from '@/company'
import { paths } from '@/paths'
import { t } from '@/texts/t'

export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

export function mailLink(email: string): string {
  return `mailto:${email}`
}

/** A chat address as the company wrote it; WhatsApp only takes a number in digits, without + or 00 (product 5.6). */
export function chatLink(address: string): string {
  const link = new URL(address)
  const number = decodeURIComponent(link.pathname)
  if (link.hostname !== 'wa.me' || !/\d/.test(number) || /[a-z]/i.test(number)) return address
  link.pathname = number.replace(/\D/g, '').replace(/^00/, '')
  return link.href
}

/** Prefills the first message with the shipment's number. */
export function chatAbout(airwayBillNo: string): string {
  const link = new URL(chatLink(company.chatUrl))
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
