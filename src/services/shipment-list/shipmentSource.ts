import type { ListAge, ListOf, Look, ShipmentChange } from '@/domain/shipment-index/freshness'
import type { ShipmentQuery, ShipmentSortColumn } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentFacets, ShipmentSum, ShipmentTotals, SumBy } from '@/domain/shipment-index/shipmentSums'
import type { Shipment } from '@/domain/shipment/shipment'
import { pathPart } from '@/paths'
import type { DayRange } from '../airwayBill'
import type { Call } from '../http/call'
import type { FailureKind } from '../http/errors'

export type ShipmentSource =
  { kind: 'today' } | { kind: 'all' } | ({ kind: 'range' } & DayRange) | { kind: 'search'; term: string }

/** Identifies a source's list, as the parts of a query key. */
export function sourceKey(source: ShipmentSource): readonly string[] {
  switch (source.kind) {
    case 'today':
    case 'all':
      return [source.kind]
    case 'range':
      return [source.kind, source.from, source.to]
    case 'search':
      return [source.kind, source.term]
  }
}

/** Identifies a source's list, as one string. */
export const keyOf = (source: ShipmentSource): string => sourceKey(source).join('\n')

/** The backend call that fetches a source's list. */
export function callOf(source: ShipmentSource): Call {
  switch (source.kind) {
    case 'today':
      return { path: '/api/airwaybill/getAllByToday' }
    case 'all':
      return { path: '/api/airwaybill/getAll' }
    case 'range': {
      const { to, from } = source
      return { method: 'POST', path: '/api/airwaybill/getByToFrom', fields: { to, from } }
    }
    case 'search':
      return { path: `/api/airwaybill/search?term=${pathPart(source.term)}` }
  }
}

/** What a source's list holds, for `nextLook`. */
export function listOf(source: ShipmentSource): ListOf {
  if (source.kind !== 'range') return source.kind
  return { from: source.from, to: source.to }
}

/** The source to fetch for a look at part of a list. */
export function sourceOfLook(look: Exclude<Look, 'whole'>): ShipmentSource {
  return look === 'today' ? { kind: 'today' } : { kind: 'range', ...look }
}

export interface LoadedList extends ListAge {
  /** Incremented with each change of the rows. */
  version: number
  shipments: number
  /** When the rows last changed, in milliseconds. */
  loadedAt: number
  /** Milliseconds until the list is refreshed again. */
  rest: number
}

export interface ListProgress {
  shipments: number
  /** 0 to 1; null if the answer's size is unknown. */
  share: number | null
}

/** A ServiceError as plain data, to be passed from the worker to the page. */
export interface ListFailure {
  call: string
  kind: FailureKind
  status: number | null
  message: string
}

export type LoadOutcome = { list: LoadedList } | { failure: ListFailure } | { cancelled: true }

export interface ShipmentWindow {
  /** 0 during the first load. */
  version: number
  offset: number
  rows: Shipment[]
  /** Of everything the query finds, not only the window. */
  totals: ShipmentTotals
  /** Ids of rows in the window that are new or changed. */
  changed: string[]
  /** Airway bill numbers that the filter asks for but the list does not have. */
  missing: string[]
}

export interface WindowRequest {
  source: ShipmentSource
  query: ShipmentQuery
  offset: number
  limit: number
}

/** Every read returns null if the list is not loaded. */
interface ListReads {
  window: (request: WindowRequest) => Promise<ShipmentWindow | null>
  facets: (source: ShipmentSource) => Promise<ShipmentFacets | null>
  sums: (source: ShipmentSource, query: ShipmentQuery, by: SumBy) => Promise<ShipmentSum[] | null>
  /** Of everything the query finds, in its order. */
  ids: (source: ShipmentSource, query: ShipmentQuery) => Promise<string[] | null>
  byIds: (source: ShipmentSource, ids: readonly string[]) => Promise<Shipment[] | null>
}

type OnProgress = (progress: ListProgress) => void

export interface ShipmentListKeeper extends ListReads {
  /** Fetches the whole list if `isWhole`, otherwise only what keeps it fresh. */
  load: (source: ShipmentSource, onProgress: OnProgress, isWhole: boolean) => Promise<LoadOutcome>
  /** Returns the changed lists, by key. */
  write: (changes: readonly ShipmentChange[]) => Promise<ReadonlyMap<string, LoadedList>>
  cancel: (source: ShipmentSource) => Promise<void>
  forget: (source: ShipmentSource) => Promise<void>
}

export interface LoadWanted {
  isWhole: boolean
  /** A list that another tab has loaded since this moment (milliseconds) is fresh enough. */
  since: number
}

/** Called when another tab has updated a list. */
export type OnNewerList = (source: ShipmentSource, list: LoadedList) => void

export interface ListsForTab extends Omit<ShipmentListKeeper, 'load'> {
  /** Sets the tab's user (null if signed out) and drops the lists it held before. */
  enter: (user: string | null, onNewer: OnNewerList) => Promise<void>
  load: (source: ShipmentSource, onProgress: OnProgress, wanted: LoadWanted) => Promise<LoadOutcome>
}

/** Columns to sort by ahead of need, in this order. */
export const preparedSorts: readonly ShipmentSortColumn[] = [
  'createdAt',
  'airwayBillNo',
  'grossTotal',
  'status',
  'consignee',
  'consignor',
  'destination',
  'service',
  'center',
  'remoteArea',
  'origin',
  'updatedAt',
]
