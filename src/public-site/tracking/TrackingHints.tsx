import { company } from '@/company'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import { outsideLink } from '../OutsideLink'
import { chatAbout, telLink } from '../contactLinks'

export function TrackingHints({ number }: { number?: string }) {
  return (
    <ul className="cc-hints">
      <li>
        <h2>{t('tracking.countDigits')}</h2>
        <p className="cc-muted mb-0">{t('tracking.tenDigitsExactly')}</p>
      </li>
      <li>
        <h2>{t('tracking.lookUnderBarcode')}</h2>
        <p className="cc-muted mb-0">{t('tracking.whereNumberIs')}</p>
      </li>
      <li>
        <h2>{t('tracking.justBooked')}</h2>
        <p className="cc-muted mb-0">
          {rich('tracking.askForNumber', {
            phone: phoneLink(),
            chat: outsideLink(number === undefined ? company.chatUrl : chatAbout(number)),
          })}
        </p>
      </li>
    </ul>
  )
}

/** The company's phone number as a link within a sentence. */
export const phoneLink = () => (
  <a className="cc-link text-nowrap" translate="no" dir="ltr" href={telLink(company.phone)}>
    {company.phone}
  </a>
)
