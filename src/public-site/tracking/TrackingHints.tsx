import { company } from '@/company'
import { chatAbout, chatLink, telLink } from '../links'

export function TrackingHints({ number }: { number?: string }) {
  return (
    <ul className="cc-hints">
      <li>
        <h2>Count the digits</h2>
        <p className="cc-muted mb-0">An airway bill number has ten of them, and nothing else: no letters, no dashes.</p>
      </li>
      <li>
        <h2>Look under the barcode</h2>
        <p className="cc-muted mb-0">
          The number is printed below the bars on your receipt, and once more on the invoice.
        </p>
      </li>
      <li>
        <h2>Booked a minute ago?</h2>
        <p className="cc-muted mb-0">
          The counter can read the number out to you:{' '}
          <a className="cc-link cc-number" translate="no" href={telLink(company.phone)}>
            {company.phone}
          </a>
          . Or{' '}
          <a
            className="cc-link"
            href={number === undefined ? chatLink(company.chatUrl) : chatAbout(number)}
            target="_blank"
            rel="noopener noreferrer"
          >
            write to us
          </a>
          .
        </p>
      </li>
    </ul>
  )
}
