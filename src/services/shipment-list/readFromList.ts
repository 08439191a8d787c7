import { keyOf, type ShipmentSource } from './shipmentSource'

/**
 * Options of queries that read from a loaded list. Their data is as fresh as the list, so it is never refetched, and
 * available offline.
 */
export const readFromList = {
  staleTime: Infinity,
  gcTime: 60_000,
  networkMode: 'always',
  retry: false,
  structuralSharing: false,
} as const

/** With what all keys of these queries begin. */
export const readKeys = ['shipmentIndex'] as const

/**
 * The query key of a read. It includes the list's `loadedAt` (milliseconds) or version, so that a change of the list
 * leads to a new read.
 */
export const readKey = (what: string, source: ShipmentSource, loadedAt: number | null) =>
  [...readKeys, what, keyOf(source), loadedAt] as const
