import { company } from '@/company'
import { Icon, type IconName } from '@/components/Icon'
import { language } from '@/texts/language'
import { rich } from '@/texts/rich'
import { localized, t } from '@/texts/t'

/** Working days at the right end of the scale. */
const MAX_WORKING_DAYS = 15
const marks = [0, 5, 10, MAX_WORKING_DAYS]

/** One icon for each further service, repeated from the first if there are more services. */
const moreIcons: readonly IconName[] = ['airCargo', 'student', 'ecommerce', 'attestation']

export function ServicesSection() {
  return (
    <section id="services" className="cc-section cc-services">
      <div className="container-xl">
        <div className="cc-run cc-run-services">
          <div className="cc-section-head">
            <h2>{t('home.services')}</h2>
            <p className="cc-lead">{t('home.servicesLead')}</p>
          </div>
          <div className="cc-services-drawing">
            <ol className="cc-axis" aria-hidden="true">
              {marks.map((mark) => (
                <li key={mark}>{mark === MAX_WORKING_DAYS ? t('home.days', { count: mark }) : mark}</li>
              ))}
            </ol>
            <ul>
              {company.services.map(({ name, urdu, from, to, text }) => (
                <li key={name} className="cc-service">
                  <div>
                    <h3 className="m-0">{language === 'ur' ? urdu : name}</h3>
                    <p className="cc-aside">{localized(text)}</p>
                  </div>
                  <DaysBar from={from} to={to} />
                  <p className="cc-service-days text-end">
                    {rich('home.workingDays', { from, to, b: (days) => <strong>{days}</strong> })}
                  </p>
                </li>
              ))}
            </ul>
          </div>
          <ul className="cc-more">
            {company.moreServices.map(({ name, text }, index) => (
              <li key={localized(name)}>
                <Icon name={moreIcons[index % moreIcons.length] ?? 'airCargo'} />
                <h3>{localized(name)}</h3>
                <p className="cc-aside">{localized(text)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function DaysBar({ from, to }: { from: number; to: number }) {
  return (
    <div className="cc-service-line">
      <svg aria-hidden="true">
        <line x1="0" x2={share(from)} y1="50%" y2="50%" />
        <rect x={share(from)} width={share(to - from)} y="50%" height="15" rx="7.5" />
      </svg>
    </div>
  )
}

function share(days: number): string {
  return `${((days / MAX_WORKING_DAYS) * 100).toFixed(2)}%`
}
