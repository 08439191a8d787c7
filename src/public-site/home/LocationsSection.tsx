import { company } from '@/company'
import { Icon } from '@/components/Icon'
import { localized, t } from '@/texts/t'
import { OutsideLink } from '../OutsideLink'
import { AcrossBraid } from '../RiverAcross'
import { telLink } from '../contactLinks'

/** Length of river per card, in viewBox units: each card shows the next stretch of the same river. */
const STRETCH = 351

export function LocationsSection() {
  return (
    <section id="locations" className="cc-section">
      <div className="container-xl">
        <div className="cc-section-head">
          <h2>{t('home.locations')}</h2>
          <p className="cc-lead">{localized(company.sentences.locations)}</p>
        </div>
        <ul className="cc-places">
          {company.branches.map((branch, index) => (
            <li key={branch.name.en} className={branch.isHeadOffice ? 'card cc-place head-office' : 'card cc-place'}>
              <Stretch index={index} />
              <div className="cc-place-body">
                <h3 id={`branch-${index}`}>{localized(branch.name)}</h3>
                <address className="cc-muted mb-2">
                  {branch.address.map((line) => (
                    <span key={line} className="d-block">
                      <bdi>{line}</bdi>
                    </span>
                  ))}
                </address>
                <p>
                  <a className="cc-phone" href={telLink(branch.phone)}>
                    <Icon name="phone" small />
                    <bdi className="cc-number" translate="no">
                      {branch.phone}
                    </bdi>
                  </a>
                </p>
                <p className="cc-place-actions d-flex flex-wrap">
                  <OutsideLink className="btn btn-primary" href={branch.chatUrl} aria-describedby={`branch-${index}`}>
                    {t('home.contactNow')}
                  </OutsideLink>
                  <OutsideLink
                    className="btn btn-outline-secondary"
                    href={branch.mapUrl}
                    aria-describedby={`branch-${index}`}
                  >
                    {t('home.getDirection')}
                  </OutsideLink>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Stretch({ index }: { index: number }) {
  return (
    <svg
      className="cc-map"
      viewBox={`${index * STRETCH} 0 331 132`}
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <AcrossBraid />
      <path className="road" d="M-200 66H1400" />
      <circle className="point" cx={index * STRETCH + 39} cy="66" r="9" />
    </svg>
  )
}
