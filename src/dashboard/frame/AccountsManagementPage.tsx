import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { ComingScreen } from './ComingScreen'

export default function AccountsManagementPage() {
  return (
    <ComingScreen
      title="Accounts Management"
      coming={[
        'A ledger for each center and each customer on credit',
        'Statements of the month',
        'Payments and what is left to pay',
      ]}
    >
      The accounts with which centers log in are under{' '}
      <Link className="cc-link" to={paths.screen('centers')}>
        Our Centers
      </Link>
      .
    </ComingScreen>
  )
}
