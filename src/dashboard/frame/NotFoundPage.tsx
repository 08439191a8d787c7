import { Link } from 'react-router-dom'
import { company } from '@/company'
import { RouteDrawing } from '@/components/RouteDrawing'
import { usePageTitle } from '@/components/usePageTitle'
import { paths } from '@/paths'
import { t } from '@/texts/t'

export function NotFoundPage() {
  usePageTitle(`${company.shortName} | ${t('desk.pageNotFound')}`)
  return (
    <div className="cc-no-rows">
      <RouteDrawing state="failed" />
      <h1>{t('desk.pageNotFound')}</h1>
      <p>{t('desk.pageNotFoundWhy')}</p>
      <Link className="btn btn-primary" to={paths.dashboard()}>
        {t('desk.home')}
      </Link>
    </div>
  )
}
