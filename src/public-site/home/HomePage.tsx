import { Outlet } from 'react-router-dom'
import { company } from '@/company'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import { PageMeta } from '../PageMeta'
import { ContactSection } from './ContactSection'
import { Hero } from './Hero'
import './styles/home.css'
import { LocationsSection } from './LocationsSection'
import { PartnersSection } from './PartnersSection'
import { SendSection } from './SendSection'
import { ServicesSection } from './ServicesSection'
import { WhyChooseSection } from './WhyChooseSection'

export default function HomePage() {
  return (
    <>
      <PageMeta title={company.name} description={t('home.description')} path={paths.home()} />
      <Hero />
      <SendSection />
      <WhyChooseSection />
      <ServicesSection />
      <PartnersSection />
      <LocationsSection />
      <ContactSection />
      <script type="application/ld+json">{organizationData()}</script>
      <Outlet />
    </>
  )
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Structured data for search engines, as defined by schema.org. */
function organizationData(): string {
  const openingHours = { '@type': 'OpeningHoursSpecification', ...openingTimes(company.hours.footer) }
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    alternateName: company.shortName,
    url: company.siteUrl,
    logo: `${company.siteUrl}/icon-512.png`,
    telephone: company.phone,
    email: company.emails[0],
    address: company.address,
    sameAs: company.social.map(({ url }) => url),
    subOrganization: company.branches.map((branch) => ({
      '@type': 'LocalBusiness',
      name: `${company.name}, ${branch.name}`,
      address: branch.address.join(' '),
      telephone: branch.phone,
      hasMap: branch.mapUrl,
      openingHoursSpecification: openingHours,
    })),
  }).replaceAll('<', '\\u003c')
}

/** `09:00 AM` and `07:00 PM` as schema.org writes them. */
function openingTimes({ from, to, open, close }: typeof company.hours.footer) {
  return {
    dayOfWeek: week.slice(week.indexOf(from), week.indexOf(to) + 1),
    opens: clock(open),
    closes: clock(close),
  }
}

/** `07:00 PM` is 19:00. */
function clock(time: string): string {
  const [hour = '0', minute = '00'] = time.split(/[: ]/)
  return `${String((Number(hour) % 12) + (time.endsWith('PM') ? 12 : 0)).padStart(2, '0')}:${minute}`
}
