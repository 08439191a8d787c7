import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/Icon'
import { company } from '@/company'
import { ContactForm } from './ContactForm'
import { mailLink, telLink } from '../contactLinks'

export function ContactSection() {
  return (
    <section id="contact" className="cc-section cc-contact">
      <div className="container-xl cc-contact-inner">
        <div>
          <div className="cc-section-head">
            <h2>Contact us</h2>
            <p className="cc-lead">Rates, pick-ups, papers: ask, and the head office answers by e-mail.</p>
          </div>
          <ContactForm />
        </div>
        <ContactCard />
      </div>
    </section>
  )
}

/** Location, phone, two e-mail addresses, and the card's own hours. */
function ContactCard() {
  const { contact, closed } = company.hours
  return (
    <div className="cc-contact-card">
      <dl>
        <Detail icon="place" name="Location">
          {company.address}
        </Detail>
        <Detail icon="phone" name="Phone">
          <a className="cc-number" href={telLink(company.phone)}>
            {company.phone}
          </a>
        </Detail>
        <Detail icon="mail" name="Email">
          {company.emails.map((email) => (
            <a key={email} href={mailLink(email)}>
              {email}
            </a>
          ))}
        </Detail>
        <Detail icon="clock" name="Hours">
          {contact.days}
          <br />
          {contact.open} to {contact.close}
          <br />
          <span className="cc-muted">{closed} closed</span>
        </Detail>
      </dl>
    </div>
  )
}

function Detail({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
