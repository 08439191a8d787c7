import { company } from '@/company'
import { chatAbout, chatLink, OutsideLink, telLink } from '../links'

export function TrackingHints({ number }: { number?: string }) {
  return (
    <ul className="cc-hints">
      <li>
        <h2>Count the digits</h2>
        <p className="cc-muted mb-0">An airway bill number has exactly 10 digits, without letters or dashes.</p>
      </li>
      <li>
        <h2>Look under the barcode</h2>
        <p className="cc-muted mb-0">The number is under the barcode on your receipt, and on the invoice.</p>
      </li>
      <li>
        <h2>Just booked?</h2>
        <p className="cc-muted mb-0">
          Ask us for your number:{' '}
          <a className="cc-link cc-number" translate="no" href={telLink(company.phone)}>
            {company.phone}
          </a>
          {', or '}
          <OutsideLink className="cc-link" href={number === undefined ? chatLink(company.chatUrl) : chatAbout(number)}>
            write to us
          </OutsideLink>
          .
        </p>
      </li>
    </ul>
  )
}
