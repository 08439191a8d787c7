import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { RowWindow } from '@/components/dataTable/DataColumn'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ListAge } from '@/domain/shipment-index/freshness'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentFacets, ShipmentTotals } from '@/domain/shipment-index/shipmentSums'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import { shipmentFacetsQuery, shipmentListQuery } from '@/services/shipment-list/shipmentIndex.queries'
import {
  keyOf,
  type ShipmentSource,
  type ShipmentWindow,
  type WindowRequest,
} from '@/services/shipment-list/shipmentSource'
import { MARKED_FOR } from '../../lists/useChangedRows'
import { latestOnly } from '@/browser/latestOnly'

/** Rows loaded beyond the visible ones, and the window's step. Each step renders twice: short ones slow scrolling. */
const AROUND = 40
const STEP = 400

/** Small, as it is fetched again with each letter of a search. */
export const FIRST_PART: Pick<WindowRequest, 'offset' | 'limit'> = { offset: 0, limit: 60 }

/** The part to load for the visible rows; `end` is exclusive. */
function partAround(start: number, end: number): Pick<WindowRequest, 'offset' | 'limit'> {
  if (end + AROUND <= FIRST_PART.limit) return FIRST_PART
  const offset = Math.max(0, Math.floor((start - AROUND) / STEP) * STEP)
  return { offset, limit: Math.ceil((end + AROUND) / STEP) * STEP - offset }
}

export interface ShipmentList {
  /** `source` and `query` also serve sums, exports and selections. */
  source: ShipmentSource
  query: ShipmentQuery
  state: 'loading' | 'failed' | 'ready'
  /** Why the list could not be loaded or refreshed. */
  error: Error | null
  rows: RowWindow<Shipment>
  totals: ShipmentTotals
  /** Null until the list has loaded. */
  facets: ShipmentFacets | null
  /** Requested numbers that are not in the list. */
  missing: readonly string[]
  /** The list's request has been sent: less urgent requests may follow. */
  isAsked: boolean
  isWhole: boolean
  /** Share loaded so far (0 to 1), `unknown` if the list's size is; null once it is complete. */
  progress: number | 'unknown' | null
  /** The row is new or has changed in the last refresh. */
  isChanged: (shipment: Shipment) => boolean
  /** Milliseconds; null until the list is complete. */
  loadedAt: number | null
  /** Null until the list is complete. */
  age: ListAge | null
  /** The last refresh failed: the rows are as old as `age` says. */
  isOutdated: boolean
  isFetching: boolean
  /** Loads the whole list again. */
  refresh: () => void
  retry: () => void
}

const NOTHING: ShipmentWindow = {
  version: 0,
  offset: 0,
  rows: [],
  totals: { shipments: 0, voids: 0, paisa: 0 },
  changed: [],
  missing: [],
}

/** Old rows stay until new ones arrive. @param query must be memoised @param isWanted false: not even refreshed */
export function useShipmentList(source: ShipmentSource, query: ShipmentQuery, isWanted = true): ShipmentList {
  const client = shipmentIndexOf(useQueryClient())
  const list = useQuery({ ...shipmentListQuery(source), enabled: isWanted })
  const progress = useSyncExternalStore(client.subscribe, () => client.progress(source))
  const [part, setPart] = useState(FIRST_PART)
  const name = keyOf(source)
  const version = list.data?.version ?? 0

  const request = useMemo<WindowRequest>(
    () => ({ source, query, ...part }),
    // eslint-disable-next-line react/exhaustive-deps -- `name` identifies the source
    [name, query, part],
  )
  const { source: asked } = request
  const arrived = useWindow(request, version, progress?.shipments ?? 0)
  // A list whose download broke off is not shown in part.
  const window = version === 0 && list.isError ? null : arrived
  const changed = useMarks(window, version)
  const { data: facets = null } = useQuery(shipmentFacetsQuery(source, list.data?.loadedAt ?? null))

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
  // Remembered, as for a moment between the request's end and its result none of these is true.
  const isAskedNow = progress !== null || version > 0 || list.isError
  const [known, setKnown] = useState<string | null>(null)
  if (isAskedNow && known !== name) setKnown(name)
  return {
    source,
    query,
    state: window ? 'ready' : list.isError && !list.isFetching ? 'failed' : 'loading',
    error: list.error,
    rows,
    totals: window?.totals ?? NOTHING.totals,
    facets,
    missing: window?.missing ?? NOTHING.missing,
    progress: version > 0 || !progress ? null : (progress.share ?? 'unknown'),
    isChanged,
    isAsked: isAskedNow || known === name,
    isWhole: version > 0,
    loadedAt: list.data?.loadedAt ?? null,
    age: list.data ?? null,
    isOutdated: list.isError && list.data !== undefined,
    isFetching: list.isFetching,
    refresh: useCallback(() => {
      client.wantWhole(asked)
      void refetch()
    }, [client, asked, refetch]),
    retry: useCallback(() => void refetch(), [refetch]),
  }
}

function useWindow(request: WindowRequest, version: number, arrived: number): ShipmentWindow | null {
  const client = shipmentIndexOf(useQueryClient())
  const name = keyOf(request.source)
  const [answer, setAnswer] = useState<{ name: string; query: ShipmentQuery; window: ShipmentWindow } | null>(null)
  const ask = useMemo(() => latestOnly((asked: WindowRequest) => client.window(asked)), [client])
  const known = useRef<KnownRows>({ name, version: 0, rows: new Map() })

  // A layout effect: rows of a list that is already loaded are requested before the first paint.
  useLayoutEffect(() => {
    // A list that was dropped meanwhile restarts its versions at 1.
    if (version === 0) known.current.version = 0
    if (version === 0 && arrived === 0) return undefined
    let isOver = false
    const shown = client.lastWindow(request)
    if (shown?.version === version && !isOf(known.current, name, version)) know(name, shown, known.current)
    ask(request, (window) => {
      if (isOver || !window) return
      setAnswer({ name, query: request.query, window: withKnownRows(name, window, known.current) })
    })
    return () => {
      isOver = true
    }
  }, [client, ask, request, name, version, arrived])

  if (answer?.name === name && answer.query === request.query) return answer.window
  // A list seen before shows at once; on a new query the previous rows stay until the answer is here.
  return client.lastWindow(request) ?? (answer?.name === name ? answer.window : null)
}

/** The rows shown last, by id. Versions are counted per list, hence `name`. */
interface KnownRows {
  name: string
  version: number
  rows: Map<string, Shipment>
}

/** Version 0 means still loading: its rows may change without a new version. */
function isOf(known: KnownRows, name: string, version: number): boolean {
  return version > 0 && known.version === version && known.name === name
}

function know(name: string, { version, rows }: ShipmentWindow, known: KnownRows): void {
  known.name = name
  known.version = version
  known.rows = new Map(rows.map((row) => [row.id, row]))
  // Rows without an id cannot be told apart.
  known.rows.delete('')
}

/** Rows already shown in this version keep their object identity, so that they are not re-rendered. */
function withKnownRows(name: string, window: ShipmentWindow, known: KnownRows): ShipmentWindow {
  const rows = isOf(known, name, window.version) ? window.rows.map((row) => known.rows.get(row.id) ?? row) : window.rows
  const shown = { ...window, rows }
  know(name, shown, known)
  return shown
}

function useMarks(window: ShipmentWindow | null, version: number): ReadonlySet<string> {
  const [faded, setFaded] = useState(version)
  useEffect(() => {
    const timer = setTimeout(() => setFaded(version), MARKED_FOR)
    return () => clearTimeout(timer)
  }, [version])
  return useMemo(() => new Set(window && window.version > faded ? window.changed : []), [window, faded])
}
