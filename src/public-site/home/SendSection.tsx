import { Icon } from '@/components/Icon'
import { company } from '@/company'
import { paths } from '@/paths'
import { addressOf } from '@/texts/language'
import { chatLink, OutsideLink, telLink } from '../links'

export function SendSection() {
  const { days, open, close } = company.hours.footer
  return (
    <section id="send" className="cc-section cc-send">
      <div className="container-xl">
        <div className="cc-run">
          <div className="cc-section-head">
            <h2>Send a parcel</h2>
            <p className="cc-lead">Bring your parcel unsealed. We weigh and pack it with you.</p>
          </div>
          <div className="card cc-send-panel">
            <div>
              <h3>What to bring</h3>
              <ul>
                <li>Your original CNIC</li>
                <li>The receiver’s full address, post code and phone number</li>
                <li>A list of the contents and their value in US dollars</li>
              </ul>
            </div>
            <div>
              <h3>Where to come</h3>
              <ul>
                {company.branches.map(({ name, address }) => (
                  <li key={name}>
                    {name}: {address.join(' ')}
                  </li>
                ))}
              </ul>
              <p>
                {days}, {open} to {close}.{' '}
                <a className="cc-link" href={addressOf(paths.section('locations'))}>
                  See our locations
                </a>
              </p>
            </div>
            <div>
              <h3>Ask us first</h3>
              <p>Prices, allowed items and delivery time.</p>
              <p className="d-flex flex-wrap gap-2">
                <OutsideLink className="btn btn-primary" href={chatLink(company.chatUrl)}>
                  <Icon name="chat" /> Chat
                </OutsideLink>
                <a className="btn btn-light" href={telLink(company.phone)}>
                  <Icon name="phone" /> Call {company.phone}
                </a>
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
