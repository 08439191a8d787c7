import { company } from '@/company'
import { Icon } from '@/components/Icon'
import { paths } from '@/paths'
import { addressOf } from '@/texts/language'
import { rich } from '@/texts/rich'
import { localized, t } from '@/texts/t'
import { OutsideLink } from '../OutsideLink'
import { telLink } from '../contactLinks'

export function SendSection() {
  return (
    <section id="send" className="cc-section cc-send">
      <div className="container-xl">
        <div className="cc-run">
          <div className="cc-section-head">
            <h2>{t('home.send')}</h2>
            <p className="cc-lead">{t('home.sendLead')}</p>
          </div>
          <div className="card cc-send-panel">
            <div>
              <h3>{t('home.bring')}</h3>
              <ul>
                <li>{t('home.bringCnic')}</li>
                <li>{t('home.bringAddress')}</li>
                <li>{t('home.bringContents')}</li>
              </ul>
            </div>
            <div>
              <h3>{t('home.where')}</h3>
              <ul>
                {company.branches.map(({ name, address }) => (
                  <li key={name.en}>
                    {localized(name)}: <bdi>{address.join(' ')}</bdi>
                  </li>
                ))}
              </ul>
              <p>{rich('home.locationsLink', { link: linkToLocations })}</p>
            </div>
            <div>
              <h3>{t('home.askFirst')}</h3>
              <p>{t('home.askAbout')}</p>
              <p className="d-flex flex-wrap gap-2">
                <OutsideLink className="btn btn-primary" href={company.chatUrl}>
                  <Icon name="chat" /> {t('home.chat')}
                </OutsideLink>
                <a className="btn btn-light" href={telLink(company.phone)}>
                  <Icon name="phone" /> {rich('home.call', { phone: <bdi>{company.phone}</bdi> })}
                </a>
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

const linkToLocations = (words: string) => (
  <a className="cc-link" href={addressOf(paths.section('locations'))}>
    {words}
  </a>
)
