import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { getCenter, getCenters } from './center'
import { outdate } from './outdate'

/** The query keys of centers. */
export const centerKeys = {
  all: ['centers'],
  one: (id: string) => ['centers', id],
} as const

/** All centers. */
export const centersQuery = () => queryOptions({ queryKey: centerKeys.all, queryFn: getCenters })

/** One center. @param id the center's */
export const centerQuery = (id: string) => queryOptions({ queryKey: centerKeys.one(id), queryFn: () => getCenter(id) })

/** Marks the list of centers and each single center as outdated, and fetches again those on screen. */
export const reloadCenters = (client: QueryClient): void => outdate(client, centerKeys.all)

/**
 * A change of a center: one of the writing calls of `center.ts`, or null if none was made.
 *
 * @param id the center's; undefined for a new one
 */
export const changeCenterMutation = (id: string | undefined) =>
  mutationOptions({
    mutationKey: ['centers', id ?? 'new'],
    mutationFn: (change: () => Promise<string | null>) => change(),
    onSuccess: (_text, _change, _result, { client }) => reloadCenters(client),
  })
