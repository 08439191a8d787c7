import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ErrorNotice } from '@/components/errors/ErrorNotice'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { paths } from '@/paths'
import { Alert } from '@/components/Alert'
import { PrintView } from '@/printing/PrintView'
import { useCurrentUser } from '../session/useCurrentUser'
import { useBillRun, type BillRun } from './useBillRun'

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

/** Several bills in one run: shows how far their loading is, what failed, and then prints all of them in one go. */
function PrintRun({ ids }: { ids: readonly string[] }) {
  const user = useCurrentUser()
  const run = useBillRun(ids)
  if (run.bills) {
    return <PrintView bills={run.bills} printedBy={user.username} onRetry={run.retry} />
  }
  return <Progress run={run} />
}

function Progress({ run: { done, total, failed, retry, leaveOut } }: { run: BillRun }) {
  const isOver = done === total
  return (
    <main className="cc-run" id="main">
      <h1>{isOver ? 'Some bills could not be loaded' : 'Loading the bills'}</h1>
      <p role="status">{`${done - failed.length} of ${total} bills are there.`}</p>
      <progress aria-label="Bills loaded" value={done} max={total} />
      {failed.length > 0 && (
        <div role="alert">
          <Alert variant="danger">
            <p>Nothing is printed while these are missing:</p>
            <ul>
              {failed.map(({ id, name, message }) => (
                <li key={id}>
                  <b>{name}</b> {message}
                </li>
              ))}
            </ul>
            {isOver && (
              <div className="cc-print-more">
                <button className="btn btn-primary" type="button" onClick={retry}>
                  Try again
                </button>
                {failed.length < total && (
                  <button className="btn btn-light" type="button" onClick={leaveOut}>
                    {failed.length === 1 ? 'Leave it out' : 'Leave them out'}
                  </button>
                )}
              </div>
            )}
          </Alert>
        </div>
      )}
    </main>
  )
}
