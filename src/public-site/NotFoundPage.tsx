import { Link } from 'react-router-dom'
import { company } from '@/company'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import { PageMeta } from './PageMeta'
import { UnfinishedRoute } from './UnfinishedRoute'
import './slab.css'

export default function NotFoundPage() {
  return (
    <section className="cc-slab cc-deep">
      <PageMeta
        title={t('site.pageNotFoundTitle', { company: company.shortName })}
        description={t('site.pageMissing')}
        path={paths.home()}
        isUnlisted
      />
      <div className="container-xl">
        <div className="cc-lost">
          <div>
            <h1>{t('site.pageNotFound')}</h1>
            <p className="cc-lead">{t('site.pageMissingHelp')}</p>
            <p className="cc-lost-ways d-flex flex-wrap">
              <Link className="btn btn-warning" to={paths.tracking()}>
                {t('site.trackShipment')}
              </Link>
              <Link className="btn" to={paths.home()}>
                {t('site.home')}
              </Link>
            </p>
          </div>
          <UnfinishedRoute />
        </div>
      </div>
    </section>
  )
}
