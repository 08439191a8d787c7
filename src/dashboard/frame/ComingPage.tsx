import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { paths } from '@/paths'

const linkTo = (screen: 'home' | 'records' | 'centers', name: string) => (
  <Link className="cc-link" to={paths.screen(screen)}>
    {name}
  </Link>
)

/** `until`: where that work is done until then. */
const screens: Record<'finance' | 'accounts', { title: string; coming: readonly string[]; until: ReactNode }> = {
  finance: {
    title: 'Finance Management',
    coming: [
      'What each center has collected, and what it has handed over',
      'Cash and credit bills',
      'COD amounts that are still on their way',
    ],
    until: (
      <>
        Until then the collection of every center stands on {linkTo('home', 'Home')} and in{' '}
        {linkTo('records', 'View Records')}.
      </>
    ),
  },
  accounts: {
    title: 'Accounts Management',
    coming: [
      'A ledger for each center and each customer on credit',
      'Statements of the month',
      'Payments and what is left to pay',
    ],
    until: <>The accounts with which centers log in are under {linkTo('centers', 'Our Centers')}.</>,
  },
}

/** The two screens that are still to come. */
export default function ComingPage() {
  const { pathname } = useLocation()
  const { title, coming, until } = screens[pathname === paths.screen('financeManagement') ? 'finance' : 'accounts']
  usePageTitle(`${company.shortName} | ${title}`)
  return (
    <>
      <div className="cc-page-head">
        <h1>{title}</h1>
      </div>
      <div className="cc-table-frame">
        <div className="cc-no-rows">
          <svg className="drawing" viewBox="0 0 240 80" aria-hidden="true">
            <path className="go" d="M14 62h48a22 22 0 0 0 22-22" />
            <path className="dry" d="M84 40v-4a22 22 0 0 1 22-22h120" />
            <circle className="node" cx="14" cy="62" r="8" />
            <circle cx="84" cy="40" r="8" />
            <circle cx="226" cy="14" r="8" />
          </svg>
          <h2>Nothing here yet</h2>
          <p>This screen will bring together:</p>
          <ul className="cc-coming-list">
            {coming.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="mb-0">{until}</p>
        </div>
      </div>
    </>
  )
}
