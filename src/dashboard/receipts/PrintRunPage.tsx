import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { ErrorNotice } from '@/components/errors/RouteError'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { paths } from '@/paths'
import { Alert } from '@/components/Alert'
import { jobQueue } from '@/browser/jobQueue'
import type { Bill } from '@/domain/shipment/bill'
import { getBillForPapers } from '@/services/airwayBill'
import { airwayBillKeys, airwayBillNoQuery, billForPapersQuery } from '@/services/airwayBill.queries'
import { isServiceError } from '@/services/http/errors'
import { ReceiptPapers } from './ReceiptPapers'

/** A longer run would be a queue at the printer that nobody can stop. */
const MOST_BILLS = 50

/** `?ids=…,…` names live bills. */
export default function PrintRunPage() {
  const [search] = useSearchParams()
  const asked = search.get('ids') ?? ''
  const ids = useMemo(() => [...new Set(asked.split(',').map((id) => id.trim()))].filter((id) => id !== ''), [asked])
  usePageTitle(`${company.shortName} | Receipts`)

  if (ids.length > 0 && ids.length <= MOST_BILLS) return <PrintRun ids={ids} key={asked} />
  return (
    <ErrorNotice
      title={ids.length === 0 ? 'No shipments selected' : `Too many shipments: ${ids.length}`}
      action={
        <Link className="btn btn-primary" to={paths.screen('records')}>
          View Records
        </Link>
      }
    >
      Select up to {MOST_BILLS} shipments in View Records, then print them.
    </ErrorNotice>
  )
}

/** Requests at a time: few, so that the run does not hold up the counters' own calls. */
const atATime = jobQueue(4)

const billOfRun = (id: string) => ({
  ...billForPapersQuery(id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    atATime(async () => {
      // The page was left while the bill was waiting for its turn.
      signal.throwIfAborted()
      return getBillForPapers(id)
    }),
})

const answers = (all: UseQueryResult<Bill>[]) => all.map(({ data, error }) => ({ bill: data ?? null, error }))

/** Prints nothing before every bill has loaded or been left out. */
function PrintRun({ ids }: { ids: readonly string[] }) {
  const client = useQueryClient()
  const [wanted, setWanted] = useState(ids)
  const loaded = useQueries({ queries: wanted.map(billOfRun), combine: answers })
  const bills = useMemo(() => loaded.flatMap(({ bill }) => bill ?? []), [loaded])
  const failed = wanted.flatMap((id, index) => {
    const error = loaded[index]?.error
    return error ? { id, place: ids.indexOf(id) + 1, error } : []
  })
  /** What is complete is not asked for again. */
  const retry = () =>
    void client.refetchQueries({
      queryKey: airwayBillKeys.receipts,
      type: 'active',
      predicate: ({ state }) => (state.data as Bill | undefined)?.isVoid == null,
    })
  if (bills.length === wanted.length) return <ReceiptPapers bills={bills} onRetry={retry} />

  const isOver = bills.length + failed.length === wanted.length
  return (
    <main className="cc-print-run" id="main">
      <h1>{isOver ? 'Some bills could not be loaded' : 'Loading the bills'}</h1>
      <p role="status">{`${bills.length} of ${wanted.length} bills loaded.`}</p>
      <progress aria-label="Bills loaded" value={bills.length + failed.length} max={wanted.length} />
      {failed.length > 0 && (
        <div role="alert">
          <Alert variant="danger">
            <p>Not printed, because these are missing:</p>
            <ul>
              {failed.map(({ id, place, error }) => (
                <li key={id}>
                  <b>
                    <BillName id={id} place={`Bill ${place} of ${ids.length}`} />
                  </b>{' '}
                  {isServiceError(error) && error.message}
                </li>
              ))}
            </ul>
            {isOver && (
              <div className="cc-print-more">
                <button className="btn btn-primary" type="button" onClick={retry}>
                  Try again
                </button>
                {bills.length > 0 && (
                  <button
                    className="btn btn-light"
                    type="button"
                    onClick={() => setWanted(wanted.filter((each) => failed.every(({ id }) => id !== each)))}
                  >
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

/** The airway bill number, or the bill's place in the run if even that cannot be loaded. */
function BillName({ id, place }: { id: string; place: string }) {
  return useQuery({ ...airwayBillNoQuery(id), retry: false }).data || place
}
