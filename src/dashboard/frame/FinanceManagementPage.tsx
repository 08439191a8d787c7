import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { ComingScreen } from './ComingScreen'

export default function FinanceManagementPage() {
  return (
    <ComingScreen
      title="Finance Management"
      coming={[
        'What each center has collected, and what it has handed over',
        'Cash and credit bills',
        'COD amounts that are still on their way',
      ]}
    >
      Until then the collection of every center stands on{' '}
      <Link className="cc-link" to={paths.screen('home')}>
        Home
      </Link>{' '}
      and in{' '}
      <Link className="cc-link" to={paths.screen('records')}>
        View Records
      </Link>
      .
    </ComingScreen>
  )
}
