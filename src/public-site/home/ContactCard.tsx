import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/Icon'
import { company } from '@/company'
import { mailLink, telLink } from '../contactLinks'

/** Location, phone, two e-mail addresses, and the card's own hours. */
export function ContactCard() {
  const { contact, closed } = company.hours
  return (
    <div className="cc-ccard">
      <dl>
        <Detail icon="place" name="Location">
          {company.address}
        </Detail>
        <Detail icon="phone" name="Phone">
          <a className="cc-num" href={telLink(company.phone)}>
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
