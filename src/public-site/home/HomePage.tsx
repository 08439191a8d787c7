import { Outlet } from 'react-router-dom'
import { company } from '@/company'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import { PageMeta } from '../PageMeta'
import { ContactSection } from './ContactSection'
import { Hero } from './Hero'
import { LocationsSection } from './LocationsSection'
import { PartnersSection } from './PartnersSection'
import { SendSection } from './SendSection'
import { ServicesSection } from './ServicesSection'
import { WhyChooseSection } from './WhyChooseSection'
import './styles/home.css'

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

/** Structured data for search engines, as defined by schema.org. */
function organizationData(): string {
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
      name: `${company.name}, ${branch.name.en}`,
      address: branch.address.join(' '),
      telephone: branch.phone,
      hasMap: branch.mapUrl,
      openingHours: company.hours.footer.data,
    })),
  }).replaceAll('<', '\\u003c')
}
