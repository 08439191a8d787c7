import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ErrorNotice } from '@/components/errors/ErrorNotice'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { paths } from '@/paths'
import { PrintRun } from './PrintRun'

/** More at once would be a queue at the printer that nobody can stop. */
const MOST_BILLS = 50

/** The receipt print screen of several live bills, named by the address: `?ids=…,…`. */
export default function PrintRunPage() {
  const [search] = useSearchParams()
  const asked = search.get('ids') ?? ''
  const ids = useMemo(
    () => [
      ...new Set(
        asked
          .split(',')
          .map((id) => id.trim())
          .filter((id) => id !== ''),
      ),
    ],
    [asked],
  )
  usePageTitle(`${company.shortName} | Receipts`)

  if (ids.length > 0 && ids.length <= MOST_BILLS) return <PrintRun ids={ids} key={asked} />
  return (
    <ErrorNotice
      title={ids.length === 0 ? 'No bills are chosen' : `${ids.length} bills are too many for one run`}
      action={
        <Link className="btn btn-primary" to={paths.screen('records')}>
          View Records
        </Link>
      }
    >
      Select up to {MOST_BILLS} shipments in the records, and print them from there.
    </ErrorNotice>
  )
}
