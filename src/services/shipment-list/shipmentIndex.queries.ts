import { queryOptions } from '@tanstack/react-query'
import type { ShipmentSum, SumBy } from '@/domain/shipment-index/shipmentIndex'
import type { ShipmentQuery } from '@/domain/shipment-index/shipmentQuery'
import { readFromList, readKey } from './readFromList'
import { shipmentIndexOf } from './shipmentIndexClient'
import type { ShipmentLists } from './shipmentLists'
import { keyOf, type ShipmentSource, type WindowRequest } from './shipmentSource'

/** The placeholder until an answer arrives: the previous answer, if it is of the same list. */
const lastOfList =
  (source: ShipmentSource) =>
  <Answer>(last: Answer | undefined, lastQuery: { queryKey: readonly unknown[] } | undefined) =>
    lastQuery?.queryKey[2] === keyOf(source) ? last : undefined

/**
 * The rows on screen; null if the list is not loaded. Version 0 is still loading: its rows are read again as more
 * arrive. Only the first part of a list is cached, to be shown immediately when the user returns to it.
 */
export const shipmentWindowQuery = ({ source, query, offset, limit }: WindowRequest, version: number) =>
  queryOptions({
    ...readFromList,
    ...(offset > 0 ? { gcTime: 0 } : {}),
    queryKey: [...readKey('window', source, version), query, offset, limit],
    queryFn: async ({ client }) => (await shipmentIndexOf(client)).window({ source, query, offset, limit }),
    placeholderData: lastOfList(source),
  })

/** A query about a list, made again once the list has changed. Disabled while `loadedAt` (milliseconds) is null. */
const listQuestion = <Answer>(
  source: ShipmentSource,
  loadedAt: number | null,
  question: readonly unknown[],
  ask: (lists: ShipmentLists) => Promise<Answer>,
) =>
  queryOptions({
    ...readFromList,
    queryKey: [...readKey('question', source, loadedAt), ...question],
    queryFn: async ({ client }) => ask(await shipmentIndexOf(client)),
    enabled: loadedAt !== null,
  })

/**
 * Counts and totals of what a query finds in a list, grouped by each of `by`; null if the list is not loaded. Disabled
 * without a query.
 */
export const shipmentSumsQuery = <By extends SumBy>(
  source: ShipmentSource,
  query: ShipmentQuery | null,
  by: readonly By[],
  loadedAt: number | null,
) => ({
  ...listQuestion(source, query && loadedAt, ['sums', by, query?.filter], async (lists) => {
    if (query === null) return null
    const sums = await Promise.all(by.map((each) => lists.sums(source, query, each)))
    if (sums.includes(null)) return null
    return Object.fromEntries(by.map((each, at) => [each, sums[at]])) as Record<By, ShipmentSum[]>
  }),
  placeholderData: lastOfList(source),
})

/** Ids of all shipments a query finds, in its order; null if the list is not loaded. Not cached, as it may be long. */
export const shipmentIdsQuery = (source: ShipmentSource, query: ShipmentQuery, loadedAt: number | null) => ({
  ...listQuestion(source, loadedAt, ['ids', query], (lists) => lists.ids(source, query)),
  gcTime: 0,
})

/** One shipment of a list; null if it is not in it. */
export const shipmentByIdQuery = (source: ShipmentSource, id: string, loadedAt: number | null) => ({
  ...listQuestion(source, loadedAt, ['byId', id], async (lists) => (await lists.byIds(source, [id]))?.[0] ?? null),
  gcTime: 0,
})

/** The first `limit` shipments that a query finds, with the totals of all it finds; null if the list is not loaded. */
export const shipmentPartQuery = (
  source: ShipmentSource,
  query: ShipmentQuery,
  limit: number,
  loadedAt: number | null,
) => ({
  ...listQuestion(source, loadedAt, ['part', query, limit], (lists) =>
    lists.window({ source, query, offset: 0, limit }),
  ),
  gcTime: 0,
})
