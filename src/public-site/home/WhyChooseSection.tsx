import type { ComponentType } from 'react'
import { company } from '@/company'
import { t, type TextKey } from '@/texts/t'

interface Feature {
  Art: ComponentType
  title: TextKey
  text: TextKey
}

const features: readonly Feature[] = [
  { Art: Doors, title: 'home.doors', text: 'home.doorsText' },
  { Art: Route, title: 'home.route', text: 'home.routeText' },
  { Art: Scales, title: 'home.rates', text: 'home.ratesText' },
  { Art: Branching, title: 'home.range', text: 'home.rangeText' },
  { Art: Clock, title: 'home.support', text: 'home.supportText' },
]

export function WhyChooseSection() {
  return (
    <section id="whyChoose" className="cc-section">
      <div className="container-xl">
        <div className="cc-run">
          <div className="cc-section-head">
            <h2>{t('home.whyChoose', { company: company.shortName })}</h2>
            <p className="cc-lead">{t('home.whyChooseLead')}</p>
          </div>
          <ul className="cc-features">
            {features.map(({ Art, title, text }, index) => (
              <li key={title} className={index === 0 ? 'card cc-feature wide' : 'card cc-feature'}>
                <div className="cc-feature-art cc-beside">
                  <Art />
                </div>
                <h3>{t(title)}</h3>
                <p className="cc-aside">{t(text)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

// Classes of the drawings: `outline` is green, `route` is the line of the route, `full-node` is the parcel, in saffron.

function Doors() {
  return (
    <svg viewBox="0 0 660 150" width="660" aria-hidden="true">
      <path className="outline" d="M20 146V62a22 22 0 0 1 22-22h40a22 22 0 0 1 22 22v84M2 146h122M86 96v8" />
      <path className="outline" d="M556 146V62a22 22 0 0 1 22-22h40a22 22 0 0 1 22 22v84M536 146h122M574 96v8" />
      <path
        className="route"
        d="M104 120h98a28 28 0 0 0 28-28V78a28 28 0 0 1 28-28h144a28 28 0 0 1 28 28v14a28 28 0 0 0 28 28h98"
      />
      <rect className="full-node" x="302" y="24" width="58" height="50" rx="6" />
      <path className="strings" d="M302 42h58M331 24v18" />
    </svg>
  )
}

function Route() {
  return (
    <svg viewBox="0 0 210 110" width="210" aria-hidden="true">
      <path className="bed" d="M142 30h46" />
      <path className="route" d="M12 92h44a22 22 0 0 0 22-22V52a22 22 0 0 1 22-22h42" />
      <circle className="node" cx="12" cy="92" r="8" />
      <circle className="node" cx="78" cy="61" r="8" />
      <circle className="full-node" cx="142" cy="30" r="11" />
      <circle className="open-node" cx="196" cy="30" r="8" />
    </svg>
  )
}

function Scales() {
  return (
    <svg viewBox="2 0 190 110" width="190" aria-hidden="true">
      <path className="outline" d="M92 20v86M64 106h56M28 36h128M28 36 6 76h44ZM156 36l-22 40h44Z" />
      <path className="route" d="M4 76a24 17 0 0 0 48 0M132 76a24 17 0 0 0 48 0" />
      <circle className="full-node" cx="92" cy="20" r="10" />
    </svg>
  )
}

function Branching() {
  return (
    <svg viewBox="0 0 210 110" width="210" aria-hidden="true">
      <path className="route" d="M2 55h56" />
      <path
        className="outline"
        d="M64 55h8c28 0 24-42 52-42h74M72 55c28 0 28-14 52-14h74M72 55c28 0 28 14 52 14h74M72 55c28 0 24 42 52 42h74"
      />
      <circle className="full-node" cx="62" cy="55" r="11" />
      <circle className="open-node" cx="202" cy="13" r="6" />
      <circle className="open-node" cx="202" cy="41" r="6" />
      <circle className="open-node" cx="202" cy="69" r="6" />
      <circle className="open-node" cx="202" cy="97" r="6" />
    </svg>
  )
}

function Clock() {
  return (
    <svg className="clock" viewBox="0 0 110 110" width="110" aria-hidden="true">
      <circle className="bed" cx="50" cy="58" r="46" />
      <path className="route" d="M50 12a46 46 0 1 1-40 69" />
      <circle className="full-node" cx="12" cy="84" r="11" />
      <path className="outline" d="M50 32v28l20 13" />
    </svg>
  )
}
