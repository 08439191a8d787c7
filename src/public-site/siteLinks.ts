import { company } from '@/company'
import { paths } from '@/paths'

export interface SiteLink {
  name: string
  to: string
}

export const siteLinks: readonly SiteLink[] = [
  { name: 'Home', to: paths.home() },
  { name: 'Why Choose', to: paths.section('whyChoose') },
  { name: 'Our Services', to: paths.section('services') },
  { name: 'Our Locations', to: paths.section('locations') },
  { name: 'Tracking', to: paths.tracking() },
  { name: 'Contact Us', to: paths.section('contact') },
]

export const homeLinkName = `${company.name}, home`

export function currentMark(to: string, at: { pathname: string; hash: string }): 'page' | 'location' | undefined {
  if (to === paths.tracking()) return at.pathname.startsWith(to) ? 'page' : undefined
  // The login popup lies over the home page.
  const path = at.pathname === paths.login() ? paths.home() : at.pathname
  if (to !== path + at.hash) return undefined
  return at.hash === '' ? 'page' : 'location'
}
