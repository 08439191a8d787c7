import { Outlet } from 'react-router-dom'
import { usePageMeta } from '../usePageMeta'
import { ContactSection } from './ContactSection'
import { Hero } from './Hero'
import './home.css'
import { homeMeta } from './homeMeta'
import { LocationsSection } from './LocationsSection'
import { PartnersSection } from './PartnersSection'
import { ServicesSection } from './ServicesSection'
import { organizationData } from './structuredData'
import { WhyChooseSection } from './WhyChooseSection'

/** Home: the hero with the tracking box, and a section for each entry of the navbar. The login popup opens over it. */
export default function HomePage() {
  usePageMeta(homeMeta)
  return (
    <>
      <Hero />
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
