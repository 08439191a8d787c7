import { keyOf, type ShipmentSource } from './shipmentSource'

/** For queries that read a loaded list: as fresh as the list itself, so never refetched, and usable offline. */
export const readFromList = {
  staleTime: Infinity,
  gcTime: 60_000,
  networkMode: 'always',
  retry: false,
  structuralSharing: false,
} as const

/** With what all keys of these queries begin. */
export const READ_KEY = ['shipmentIndex'] as const

/** `loadedAt` (milliseconds), or the version, is part of the key, so that a change of the list leads to a new read. */
export const readKey = (what: string, source: ShipmentSource, loadedAt: number | null) =>
  [...READ_KEY, what, keyOf(source), loadedAt] as const
