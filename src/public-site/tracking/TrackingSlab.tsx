import type { ReactNode } from 'react'
import { company } from '@/company'
import { River } from '@/components/River'
import { rich } from '@/texts/rich'
import { t } from '@/texts/t'
import { chatAbout, outsideLink, telLink } from '../links'

/** From the top, to the right and down. */
const down = ['249 -59 311 26 402 78 485 141 570 200 660 255 756 289 860 299', '559 -60 579 36 566 131 619 215']

interface TrackingSlabProps {
  hasRiver?: boolean
  children: ReactNode
}

export function TrackingSlab({ hasRiver = false, children }: TrackingSlabProps) {
  return (
    <section className="cc-slab cc-deep">
      {hasRiver && <River courses={down} spread={15} width={760} height={420} viewBox="0 0 760 420" />}
      <div className="container-xl">
        <h1 tabIndex={-1}>{t('tracking.heading')}</h1>
        {children}
      </div>
    </section>
  )
}

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

/** The company's telephone number, in a sentence. */
export const phoneLink = () => (
  <a className="cc-link" translate="no" dir="ltr" href={telLink(company.phone)}>
    {company.phone}
  </a>
)
