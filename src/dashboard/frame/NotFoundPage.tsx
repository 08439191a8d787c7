import { Link } from 'react-router-dom'
import { company } from '@/company'
import { usePageTitle } from '@/components/usePageTitle'
import { paths } from '@/paths'
import { t } from '@/texts/t'

export function NotFoundPage() {
  usePageTitle(`${company.shortName} | ${t('desk.pageNotFound')}`)
  return (
    <div className="cc-no-rows">
      <svg className="drawing" viewBox="0 0 240 80" aria-hidden="true">
        <path className="go" d="M14 62h48a22 22 0 0 0 22-22v-4a22 22 0 0 1 16-21" />
        <path className="dry" d="M138 14h88" />
        <path className="cut" d="m111 6 16 16M127 6l-16 16" />
        <circle className="node" cx="14" cy="62" r="8" />
        <circle cx="226" cy="14" r="8" />
      </svg>
      <h1>{t('desk.pageNotFound')}</h1>
      <p>{t('desk.pageNotFoundWhy')}</p>
      <Link className="btn btn-primary" to={paths.dashboard()}>
        {t('desk.home')}
      </Link>
    </div>
  )
}
