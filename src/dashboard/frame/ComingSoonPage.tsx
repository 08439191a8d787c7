import { Link, useMatch } from 'react-router-dom'
import { company } from '@/company'
import { RouteDrawing } from '@/components/RouteDrawing'
import { usePageTitle } from '@/components/usePageTitle'
import { paths } from '@/paths'
import { t } from '@/texts/t'
import { navigation } from './navigation'

/** Stands in for the two screens of which only the address is specified. */
export default function ComingSoonPage() {
  // Matched like the router does, which ignores capitals and a slash at the end.
  const isFinance = useMatch(paths.screen('financeManagement')) !== null
  const label = t(navigation[isFinance ? 'financeManagement' : 'accountsManagement'].label)
  usePageTitle(`${company.shortName} | ${label}`)
  return (
    <>
      <div className="cc-page-head cc-beside">
        <h1>{label}</h1>
      </div>
      <div className="cc-table-frame cc-fills">
        <div className="cc-no-rows">
          <RouteDrawing state="comingSoon" />
          <h2>{t('desk.notAvailable')}</h2>
          <p>{t('desk.totalsElsewhere')}</p>
          <Link className="btn btn-primary" to={paths.dashboard()}>
            {t('desk.home')}
          </Link>
          <Link className="btn btn-light" to={paths.screen('records')}>
            {t('desk.viewRecords')}
          </Link>
        </div>
      </div>
    </>
  )
}
