import type { ListAge, ListOf, Look, ShipmentChange } from '@/domain/shipment-index/freshness'
import type { ShipmentQuery, ShipmentSortColumn } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentFacets, ShipmentSum, ShipmentTotals, SumBy } from '@/domain/shipment-index/shipmentSums'
import type { Shipment } from '@/domain/shipment/shipment'
import { api } from '@/paths'
import type { DayRange } from '../airwayBill'
import type { Call, FailureKind } from '../http/errors'
import type { Fields } from '../http/http'

export type ShipmentSource =
  { kind: 'today' } | { kind: 'all' } | ({ kind: 'range' } & DayRange) | { kind: 'search'; term: string }

/** A source's name in parts, the same for the same list. */
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

/** A source's name in one piece. */
export const keyOf = (source: ShipmentSource): string => sourceKey(source).join('\n')

/** The call that answers with a source's list. */
export function callOf(source: ShipmentSource): { call: Call; method: 'GET' | 'POST'; url: string; fields?: Fields } {
  switch (source.kind) {
    case 'today':
      return { call: 'getShipmentsByToday', method: 'GET', url: api.airwayBill.allByToday() }
    case 'all':
      return { call: 'getAllShipments', method: 'GET', url: api.airwayBill.all() }
    case 'range': {
      const { to, from } = source
      return { call: 'getShipmentsByToFrom', method: 'POST', url: api.airwayBill.byToFrom(), fields: { to, from } }
    }
    case 'search':
      return { call: 'searchShipments', method: 'GET', url: api.airwayBill.search(source.term) }
  }
}

/** What a source's list holds, for `nextLook`. */
export function listOf(source: ShipmentSource): ListOf {
  if (source.kind !== 'range') return source.kind
  return { from: source.from, to: source.to }
}

/** The source that a look at part of a list asks. */
export function sourceOfLook(look: Exclude<Look, 'whole'>): ShipmentSource {
  return look === 'today' ? { kind: 'today' } : { kind: 'range', ...look }
}

export interface LoadedList extends ListAge {
  /** Counts up with each change of the rows. */
  version: number
  shipments: number
  /** When the rows became what they are, in milliseconds. */
  loadedAt: number
  /** How long to leave it alone, in milliseconds. */
  rest: number
}

export interface ListProgress {
  shipments: number
  /** 0 to 1; null where the answer's size is not known. */
  share: number | null
}

/** A ServiceError as it crosses from the worker. */
export interface ListFailure {
  call: Call
  kind: FailureKind
  status: number | null
  message: string
}

export type LoadOutcome = { list: LoadedList } | { failure: ListFailure } | { cancelled: true }

export interface ShipmentWindow {
  /** 0 while the first load is under way. */
  version: number
  offset: number
  rows: Shipment[]
  /** Of all that the query finds. */
  totals: ShipmentTotals
  /** Ids of rows in the window that are new or changed. */
  changed: string[]
  /** Airway bill numbers that were asked for by name and are not in the list. */
  missing: string[]
}

export interface WindowRequest {
  source: ShipmentSource
  query: ShipmentQuery
  offset: number
  limit: number
}

/** Answers are null where the list is not there. */
interface ListReads {
  window: (request: WindowRequest) => Promise<ShipmentWindow | null>
  facets: (source: ShipmentSource) => Promise<ShipmentFacets | null>
  sums: (source: ShipmentSource, query: ShipmentQuery, by: SumBy) => Promise<ShipmentSum[] | null>
  /** Of all that the query finds, in its order. */
  ids: (source: ShipmentSource, query: ShipmentQuery) => Promise<string[] | null>
  byIds: (source: ShipmentSource, ids: readonly string[]) => Promise<Shipment[] | null>
}

type OnProgress = (progress: ListProgress) => void

export interface ShipmentListKeeper extends ListReads {
  /** Fetches all of it where `isWhole`, else what keeps it fresh. */
  load: (source: ShipmentSource, onProgress: OnProgress, isWhole: boolean) => Promise<LoadOutcome>
  /** Gives the lists that have the shipments, by key. */
  write: (changes: readonly ShipmentChange[]) => Promise<ReadonlyMap<string, LoadedList>>
  cancel: (source: ShipmentSource) => Promise<void>
  forget: (source: ShipmentSource) => Promise<void>
}

export interface LoadWanted {
  isWhole: boolean
  /** What another tab has loaded since this moment (ms) will do. */
  since: number
}

/** Hears of a list that another tab has brought up to date. */
export type OnNewerList = (source: ShipmentSource, list: LoadedList) => void

export interface ListsForTab extends Omit<ShipmentListKeeper, 'load'> {
  /** Null for nobody; what the tab held before is dropped. */
  enter: (user: string | null, onNewer: OnNewerList) => Promise<void>
  load: (source: ShipmentSource, onProgress: OnProgress, wanted: LoadWanted) => Promise<LoadOutcome>
}

/** Prepared in this order before they are asked for. */
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
