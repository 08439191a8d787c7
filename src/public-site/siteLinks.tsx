import { company } from '@/company'
import { paths } from '@/paths'
import { t } from '@/texts/t'

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
