import { Icon } from '@/components/Icon'
import { company } from '@/company'
import { paths } from '@/paths'
import { chatLink, telLink } from '../links'

export function SendSection() {
  const { days, open, close } = company.hours.footer
  return (
    <section id="send" className="cc-section cc-send">
      <div className="container-xl">
        <div className="cc-run">
          <div className="cc-section-head">
            <h2>Send a parcel</h2>
            <p className="cc-lead">
              Bring it open: we weigh, pack and seal it with you, and you take the receipt home.
            </p>
          </div>
          <div className="card cc-send-panel">
            <div>
              <h3>Bring along</h3>
              <ul>
                <li>Your CNIC, the card itself</li>
                <li>The receiver’s address with post code and phone</li>
                <li>What is inside, and its worth in US dollars</li>
              </ul>
            </div>
            <div>
              <h3>Come by</h3>
              <ul>
                {company.branches.map(({ name, address }) => (
                  <li key={name}>
                    {name}: {address.join(' ')}
                  </li>
                ))}
              </ul>
              <p>
                {days}, {open} to {close}.{' '}
                <a className="cc-link" href={paths.section('locations')}>
                  Find the nearest
                </a>
              </p>
            </div>
            <div>
              <h3>Ask first</h3>
              <p>What it costs, what may fly and how long it takes.</p>
              <p className="d-flex flex-wrap gap-2">
                <a
                  className="btn btn-primary"
                  href={chatLink(company.chatUrl)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon name="chat" /> Chat
                </a>
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
