import { useCallback, useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import { ErrorNotice } from '@/components/errors/RouteError'
import { usePageTitle } from '@/components/usePageTitle'
import { company } from '@/company'
import { paths } from '@/paths'
import { Alert } from '@/components/Alert'
import { PrintView } from '@/printing/PrintView'
import { jobQueue } from '@/browser/jobQueue'
import type { Bill } from '@/domain/shipment/bill'
import { airwayBillNoQuery, billForPapersQuery } from '@/services/airwayBill.queries'
import { isServiceError } from '@/services/http/errors'
import { useCurrentUser } from '../session/useCurrentUser'

/** A longer run would be a queue at the printer that nobody can stop. */
const MOST_BILLS = 50

/** `?ids=…,…` names live bills. */
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

/** Prints nothing before every bill has loaded or been left out. */
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
    <main className="cc-print-run" id="main">
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

/** Requests at a time: few, so that the run does not hold up the counters' own calls. */
const AT_A_TIME = 4

interface FailedBill {
  id: string
  /** The airway bill number, or the bill's place in the run if even that could not be loaded. */
  name: string
  message: string
}

type Outcome = { bill: Bill } | { failure: FailedBill }

/** Whether there is nothing left to try again. */
const isWhole = (outcome: Outcome | undefined) =>
  outcome !== undefined && 'bill' in outcome && outcome.bill.isVoid !== null

interface BillRun {
  /** In the run's order; null while any is missing. */
  bills: Bill[] | null
  failed: FailedBill[]
  done: number
  total: number
  retry: () => void
  leaveOut: () => void
}

/** Keep `ids` the same array: a new one loads all bills again. */
function useBillRun(ids: readonly string[]): BillRun {
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [wanting, setWanting] = useState(ids)

  useEffect(() => {
    const ended = new AbortController()
    const load = async (id: string) => {
      const outcome = await client.fetchQuery(billForPapersQuery(id)).then(
        (bill): Outcome => ({ bill }),
        async (error: unknown): Promise<Outcome> => {
          const number = await client.fetchQuery({ ...airwayBillNoQuery(id), retry: false }).catch(() => '')
          const name = number || `Bill ${ids.indexOf(id) + 1} of ${ids.length}`
          return { failure: { id, name, message: isServiceError(error) ? error.message : '' } }
        },
      )
      if (!ended.signal.aborted) setOutcomes((known) => new Map(known).set(id, outcome))
    }
    const enqueue = jobQueue(AT_A_TIME)
    for (const id of wanting) void enqueue(async () => (ended.signal.aborted ? undefined : load(id)))
    return () => ended.abort()
  }, [client, ids, wanting])

  const retry = useCallback(() => {
    setOutcomes((known) => new Map([...known].filter(([, outcome]) => isWhole(outcome))))
    setWanting(ids.filter((id) => !isWhole(outcomes.get(id))))
  }, [ids, outcomes])

  return useMemo(() => {
    const wanted = ids.filter((id) => !leftOut.has(id))
    const known = wanted.flatMap((id) => outcomes.get(id) ?? [])
    const failed = known.flatMap((outcome) => ('failure' in outcome ? [outcome.failure] : []))
    const bills = known.flatMap((outcome) => ('bill' in outcome ? [outcome.bill] : []))
    return {
      bills: bills.length === wanted.length ? bills : null,
      failed,
      done: known.length,
      total: wanted.length,
      retry,
      leaveOut: () => setLeftOut(new Set([...leftOut, ...failed.map(({ id }) => id)])),
    }
  }, [ids, outcomes, leftOut, retry])
}
