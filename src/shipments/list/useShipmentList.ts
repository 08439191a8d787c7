import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { MARK_DURATION_MS } from '@/components/dataTable/markDurationMs'
import type { RowWindow } from '@/components/dataTable/rowWindow'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { NO_TOTALS } from '@/domain/shipment-index/shipmentTotals'
import type { Shipment } from '@/domain/shipment/shipment'
import { airwayBillKeys } from '@/services/airwayBill.queries'
import { shipmentWindowQuery } from '@/services/shipment-list/shipmentIndex.queries'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import { listProgressQuery, shipmentListQuery } from '@/services/shipment-list/shipmentList.queries'
import type { ShipmentSource, ShipmentWindow, WindowRequest } from '@/services/shipment-list/shipmentSource'

/**
 * Rows loaded beyond the visible ones, and the step by which the window moves. Each step renders twice, so short steps
 * slow scrolling.
 */
const OVERSCAN_ROWS = 40
const WINDOW_STEP_ROWS = 400

/** Small, as it is fetched again with each letter of a search. */
export const FIRST_PART: Pick<WindowRequest, 'offset' | 'limit'> = { offset: 0, limit: 60 }

/** The part to load for the visible rows; `end` is exclusive. */
function partAround(start: number, end: number): Pick<WindowRequest, 'offset' | 'limit'> {
  if (end + OVERSCAN_ROWS <= FIRST_PART.limit) return FIRST_PART
  const offset = Math.max(0, Math.floor((start - OVERSCAN_ROWS) / WINDOW_STEP_ROWS) * WINDOW_STEP_ROWS)
  return { offset, limit: Math.ceil((end + OVERSCAN_ROWS) / WINDOW_STEP_ROWS) * WINDOW_STEP_ROWS - offset }
}

export type ShipmentList = ReturnType<typeof useShipmentList>

/** The server found nothing, or did not answer: the rows are those loaded here. */
export type SearchRemark = { kind: 'none' } | { kind: 'failed'; error: Error | null; onRetry: () => void }

const NO_NUMBERS: readonly string[] = []

/**
 * A window of a list of shipments. Old rows stay until new ones arrive. @param query must be memoised @param isWanted
 * false if the list must not even be refreshed
 */
export function useShipmentList(source: ShipmentSource, query: ShipmentQuery, isWanted = true) {
  const client = useQueryClient()
  const list = useQuery({ ...shipmentListQuery(source), enabled: isWanted })
  const { data: progress = null } = useQuery(listProgressQuery(source))
  const [part, setPart] = useState(FIRST_PART)
  const version = list.data?.version ?? 0
  const hasRows = version > 0 || progress !== null
  // Enabled before there are rows, which then arrive without a render in between.
  const { data } = useQuery({
    ...shipmentWindowQuery({ source, query, ...part }, version),
    enabled: isWanted || hasRows,
  })
  // A list whose download broke off is not shown in part, and a list without rows so far may still get some.
  const window = hasRows && data && (data.version > 0 || data.totals.shipments > 0) ? data : null
  const changed = useMarks(window, version)

  // Scrolling reports a range every frame; re-render only when other rows are needed.
  const onRange = useCallback((start: number, end: number) => {
    setPart((known) => {
      const { offset, limit } = partAround(start, end)
      return known.offset === offset && known.limit === limit ? known : { offset, limit }
    })
  }, [])
  const rows = useMemo<RowWindow<Shipment>>(
    () => ({ total: window?.totals.shipments ?? 0, offset: window?.offset ?? 0, rows: window?.rows ?? [], onRange }),
    [window, onRange],
  )
  const isChanged = useCallback((shipment: Shipment) => changed.has(shipment.id), [changed])
  const { refetch } = list
  const failedOrLoading: 'failed' | 'loading' = list.isError && !list.isFetching ? 'failed' : 'loading'
  // For a moment after the last part has arrived, the list still shows the first one.
  const isWhole = version > 0 && window?.version !== 0
  const share: number | 'unknown' | null = version > 0 ? 1 : progress && (progress.share ?? 'unknown')
  return {
    /** `source` and `query` also serve sums, exports and selections. */
    source,
    query,
    state: window ? ('ready' as const) : failedOrLoading,
    /** Why the list could not be loaded or refreshed. */
    error: list.error,
    rows,
    totals: window?.totals ?? NO_TOTALS,
    /** How many shipments are left out because their day is not known. */
    undated: window?.undated ?? 0,
    /** Requested numbers that are not in the list. */
    missing: window?.missing ?? NO_NUMBERS,
    /** True once this list has loaded to its end. */
    isWhole,
    /**
     * True once the rows can be counted, added up and selected as a whole. In a search, those of a whole list cannot
     * until the server has answered (`useSearchedShipments`).
     */
    isComplete: isWhole,
    /** Share loaded so far (0 to 1), `unknown` if the list's size is; null once it is complete. */
    progress: isWhole ? null : share,
    /** The row is new or has changed in the last refresh. */
    isChanged,
    /** Milliseconds; null until the list is complete. */
    loadedAt: list.data?.loadedAt ?? null,
    /** Null until the list is complete. */
    age: list.data ?? null,
    /** Set if the server's search found nothing or failed, which the list then says. */
    search: null as SearchRemark | null,
    /** The last refresh failed: the rows are as old as `age` says. */
    isOutdated: list.isError && list.data !== undefined,
    isFetching: list.isFetching,
    /** Loads the whole list again, and the statistics that failed. Others follow if the list has changed. */
    refresh: () => {
      void shipmentIndexOf(client).then((lists) => lists.requestFullLoad(source))
      void refetch()
      void client.refetchQueries({
        queryKey: airwayBillKeys.statistics,
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      })
    },
    retry: () => void refetch(),
  }
}

function useMarks(window: ShipmentWindow | null, version: number): ReadonlySet<string> {
  const [faded, setFaded] = useState(version)
  useEffect(() => {
    const timer = setTimeout(() => setFaded(version), MARK_DURATION_MS)
    return () => clearTimeout(timer)
  }, [version])
  return useMemo(() => new Set(window && window.version > faded ? window.changed : []), [window, faded])
}
