import { Link, useLocation } from 'react-router-dom'
import { company } from '@/company'
import { usePageTitle } from '@/components/usePageTitle'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import { navigation } from './navigation'

/** The two screens of which only the address is specified. */
export default function ComingPage() {
  const { pathname } = useLocation()
  const { label: key } =
    navigation[pathname === paths.screen('financeManagement') ? 'financeManagement' : 'accountsManagement']
  const label = t(key)
  usePageTitle(`${company.shortName} | ${label}`)
  return (
    <>
      <div className="cc-page-head cc-beside">
        <h1>{label}</h1>
      </div>
      <div className="cc-table-frame">
        <div className="cc-no-rows">
          <svg className="drawing" viewBox="0 0 240 80" aria-hidden="true">
            <path className="go" d="M14 62h48a22 22 0 0 0 22-22v-4a22 22 0 0 1 22-22" />
            <path className="dry" d="M114 14h102" />
            <circle className="node" cx="14" cy="62" r="8" />
            <circle cx="226" cy="14" r="8" />
          </svg>
          <p>{t('desk.notAvailable')}</p>
          <Link className="btn btn-light" to={paths.dashboard()}>
            {t('desk.home')}
          </Link>
        </div>
      </div>
    </>
  )
}
