import { company } from '@/company'
import { paths } from '@/paths'
import { usePageMeta } from '../usePageMeta'
import { ContactSection } from './ContactSection'
import { Hero } from './Hero'
import './home.css'
import { LocationsSection } from './LocationsSection'
import { PartnersSection } from './PartnersSection'
import { ServicesSection } from './ServicesSection'
import { organizationData } from './structuredData'
import { WhyChooseSection } from './WhyChooseSection'

/** index.html says the same to those that run no script. */
const description =
  'International courier and cargo from Pakistan: documents and parcels door to door, with one number that tracks them all the way.'

/** Home (specification 2): the hero with the tracking box, and a section for each entry of the navbar. */
export default function HomePage() {
  usePageMeta({ title: company.name, description, path: paths.home() })
  return (
    <>
      <Hero />
      <WhyChooseSection />
      <ServicesSection />
      <PartnersSection />
      <LocationsSection />
      <ContactSection />
      <script type="application/ld+json">{organizationData()}</script>
    </>
  )
}
