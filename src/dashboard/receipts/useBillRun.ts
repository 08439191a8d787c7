import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { jobQueue } from '@/browser/jobQueue'
import type { Bill } from '@/domain/shipment/bill'
import { airwayBillNoQuery, billForPapersQuery } from '@/services/airwayBill.queries'
import { isServiceError } from '@/services/http/errors'

/** Bills that are asked for at a time: a run must not keep the counters' own calls waiting. */
const AT_A_TIME = 4

export interface FailedBill {
  id: string
  /** Its number, or its place in the run where even that did not come. */
  name: string
  message: string
}

type Outcome = { bill: Bill } | { failure: FailedBill }

const hasBill = (outcome: Outcome | undefined) => outcome !== undefined && 'bill' in outcome

export interface BillRun {
  /** In the run's order; null until each has either come or failed. */
  bills: Bill[] | null
  failed: FailedBill[]
  done: number
  total: number
  /** Asks again for those that failed. */
  retry: () => void
  /** Goes on without those that failed. */
  leaveOut: () => void
}

/**
 * Loads the bills of a run, a few at a time.
 *
 * @param ids ids of live bills, each once; always the same ones
 */
export function useBillRun(ids: readonly string[]): BillRun {
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
    setOutcomes((known) => new Map([...known].filter(([, outcome]) => hasBill(outcome))))
    setWanting(ids.filter((id) => !hasBill(outcomes.get(id))))
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
