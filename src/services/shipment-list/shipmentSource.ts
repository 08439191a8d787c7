import type { ListAge } from '@/domain/shipment-index/listAge'
import type { ListPart } from '@/domain/shipment-index/nextRefresh'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import type { ShipmentTotals } from '@/domain/shipment-index/shipmentTotals'
import type { Shipment } from '@/domain/shipment/shipment'
import type { ServiceError } from '../http/errors'

/** A list of shipments by what it asks the backend for. */
export type ShipmentSource =
  | ListPart
  /** Today's list, as of this day (`YYYY-MM-DD`) on this computer: tomorrow it is a different list. */
  | { kind: 'today'; day: string }
  | { kind: 'all' }
  | { kind: 'search'; term: string }

/** Identifies a source's list. */
export function keyOf(source: ShipmentSource): string {
  if (source.kind === 'range') return [source.kind, source.from, source.to].join('\n')
  if (source.kind === 'today' && 'day' in source) return `${source.kind}\n${source.day}`
  return source.kind === 'search' ? `${source.kind}\n${source.term}` : source.kind
}

/** What the page knows about a list whose rows a worker has. */
export interface LoadedList extends ListAge {
  /** Incremented with each change of the rows. */
  version: number
  shipments: number
  /** How many rows the server's own answer has. A search also shows matching rows that are loaded here. */
  answered: number
  /** When the rows last changed, in milliseconds. */
  loadedAt: number
  /** Milliseconds until the list is refreshed again. */
  refreshDelayMs: number
}

/** How much of a list has been read. */
export interface ListProgress {
  shipments: number
  /** 0 to 1; null if the answer's size is unknown. */
  share: number | null
}

/** A failure as plain data, to be passed from the worker to the page. */
export type LoadOutcome =
  { list: LoadedList } | { failure: Pick<ServiceError, 'call' | 'kind' | 'status' | 'message'> } | { cancelled: true }

/** The rows that a screen shows of a list. */
export interface ShipmentWindow {
  /** 0 during the first load. */
  version: number
  offset: number
  rows: Shipment[]
  /** The totals of everything that the query finds, not only of the window. */
  totals: ShipmentTotals
  /** Ids of rows in the window that are new or changed. */
  changed: string[]
  /** How many rows the filter's days leave out because they have no date that can be read. */
  undated: number
  /** Airway bill numbers that the filter asks for but the list does not have. */
  missing: string[]
}

/** The rows that are wanted: `limit` from `offset` on, counted from 0. */
export interface WindowRequest {
  source: ShipmentSource
  query: ShipmentQuery
  offset: number
  limit: number
}
