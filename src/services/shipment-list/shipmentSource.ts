import type { ListAge, ListOf, Look, ShipmentChange } from '@/domain/shipment-index/freshness'
import type { ShipmentQuery, ShipmentSortColumn } from '@/domain/shipment-index/shipmentFilter'
import type { ShipmentFacets, ShipmentSum, ShipmentTotals, SumBy } from '@/domain/shipment-index/shipmentSums'
import type { Shipment } from '@/domain/shipment/shipment'
import { api } from '@/paths'
import type { DayRange } from '../airwayBill'
import type { Call, FailureKind } from '../http/errors'
import type { Fields } from '../http/http'

/** Where a list of shipments comes from. */
export type ShipmentSource =
  { kind: 'today' } | { kind: 'all' } | ({ kind: 'range' } & DayRange) | { kind: 'search'; term: string }

/** A source's name, the same for the same list. */
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

/** What a source's list holds, as its freshness is decided by. */
export function listOf(source: ShipmentSource): ListOf {
  if (source.kind !== 'range') return source.kind
  return { from: source.from, to: source.to }
}

/** The source of what a list is looked after by. */
export function sourceOfLook(look: Exclude<Look, 'whole'>): ShipmentSource {
  return look === 'today' ? { kind: 'today' } : { kind: 'range', ...look }
}

/** A whole list that is here. */
export interface LoadedList extends ListAge {
  /** Counts up with each change of its rows. */
  version: number
  shipments: number
  /** When its rows came as they are, in milliseconds. */
  loadedAt: number
  /** How long it is left alone. */
  rest: number
}

/** How far a list that is shown while it comes in has come. */
export interface ListProgress {
  shipments: number
  /** Share of the answer that is here, 0 to 1; null where its size is not known. */
  share: number | null
}

/** A failed call, as it crosses from the worker. */
export interface ListFailure {
  call: Call
  kind: FailureKind
  status: number | null
  message: string
}

export type LoadOutcome = { list: LoadedList } | { failure: ListFailure } | { cancelled: true }

/** The part of a list that a screen shows. */
export interface ShipmentWindow {
  /** Version of the list; 0 while the first one is still coming in. */
  version: number
  offset: number
  rows: Shipment[]
  /** Of all that the query finds. */
  totals: ShipmentTotals
  /** Ids of rows in the window that are new, or differ from the list before. */
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

/** What is read from the lists; answers are null for lists that are not there. */
interface ListReads {
  window: (request: WindowRequest) => Promise<ShipmentWindow | null>
  facets: (source: ShipmentSource) => Promise<ShipmentFacets | null>
  sums: (source: ShipmentSource, query: ShipmentQuery, by: SumBy) => Promise<ShipmentSum[] | null>
  /** Ids of all that a query finds, in its order. */
  ids: (source: ShipmentSource, query: ShipmentQuery) => Promise<string[] | null>
  byIds: (source: ShipmentSource, ids: readonly string[]) => Promise<Shipment[] | null>
}

type OnProgress = (progress: ListProgress) => void

/** Keeps one user's lists. */
export interface ShipmentListKeeper extends ListReads {
  /** Fetches a list, or what keeps it fresh; all of it where `isWhole` asks for that. */
  load: (source: ShipmentSource, onProgress: OnProgress, isWhole: boolean) => Promise<LoadOutcome>
  /** Writes changes into all lists; gives those that have the shipments, by their keys. */
  write: (changes: readonly ShipmentChange[]) => Promise<ReadonlyMap<string, LoadedList>>
  /** Ends a load that nobody waits for any more. */
  cancel: (source: ShipmentSource) => Promise<void>
  /** Drops a list. */
  forget: (source: ShipmentSource) => Promise<void>
}

/** How fresh a list is wanted. */
export interface LoadWanted {
  /** All of it is fetched. */
  isWhole: boolean
  /** What another tab has loaded since this moment will do, in milliseconds. */
  since: number
}

/** Hears of a list that another tab has brought up to date. */
export type OnNewerList = (source: ShipmentSource, list: LoadedList) => void

/** The lists as a tab has them. */
export interface ListsForTab extends Omit<ShipmentListKeeper, 'load'> {
  /** Says who works in the tab from now on, null for nobody; what it held before is dropped. */
  enter: (user: string | null, onNewer: OnNewerList) => Promise<void>
  /** Drops whatever the tab holds. */
  leave: () => Promise<void>
  load: (source: ShipmentSource, onProgress: OnProgress, wanted: LoadWanted) => Promise<LoadOutcome>
}

/** Sorts that are likely, made ready before they are asked for. */
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
