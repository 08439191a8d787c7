import type { ComponentType } from 'react'
import { company } from '@/company'
import { Branching, Clock, Doors, Route, Scales } from './featureArt'

interface Feature {
  Art: ComponentType
  title: string
  text: string
}

/** The five features. */
const features: readonly Feature[] = [
  {
    Art: Doors,
    title: 'Door-to-door delivery',
    text: 'Documents and parcels are collected from your door and handed over at the receiver’s, with one number all the way.',
  },
  {
    Art: Route,
    title: 'Real-time tracking',
    text: 'Every hand-over is written down when it happens. No account, no app.',
  },
  {
    Art: Scales,
    title: 'Fast, reliable, affordable rates',
    text: 'Agreed at the counter before anything is sealed.',
  },
  {
    Art: Branching,
    title: 'Wide range of international courier services',
    text: 'Courier, air cargo and attestation under one roof.',
  },
  { Art: Clock, title: '24/7 support', text: 'Write at midnight; a person who can see your shipment answers.' },
]

export function WhyChooseSection() {
  return (
    <section id="whyChoose" className="cc-sec cc-why">
      <div className="container-xl">
        <div className="cc-run cc-run-l">
          <div className="cc-head">
            <h2>Why choose {company.shortName}</h2>
            <p className="cc-lead">Five things a sender asks for at our counters, and what we promise in return.</p>
          </div>
          <ul className="cc-feats">
            {features.map(({ Art, title, text }, index) => (
              <li key={title} className={index === 0 ? 'cc-feat wide' : 'cc-feat'}>
                <div className="cc-feat-art">
                  <Art />
                </div>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
