import { queryOptions, skipToken } from '@tanstack/react-query'
import { airwayBillKeys } from '../airwayBill.queries'
import { listKey } from './listKeys'
import { readKey } from './readFromList'
import { loadList, shipmentIndexOf } from './shipmentIndexClient'
import type { ListProgress, LoadedList, ShipmentSource } from './shipmentSource'
import { followOtherTabs } from './writeIntoLists'

/** Milliseconds before loading is retried for a list that has never loaded. */
const FIRST_RETRY_DELAY_MS = 60_000

/** Milliseconds after a failure in which a screen that opens does not load the list again. */
const JUST_FAILED_MS = 1000

/**
 * A list of shipments. The rows are outside the page (`shipmentIndexOf`); the cache has only their version and age.
 * Parts of the list are refreshed on focus and while it is visible (decision 15). The list of all shipments stays until
 * logout.
 */
export const shipmentListQuery = (source: ShipmentSource) =>
  queryOptions({
    queryKey: listKey(source),
    queryFn: async ({ client, queryKey, signal }) => {
      followOtherTabs(client)
      const progressKey = listProgressQuery(source).queryKey
      const showProgress = (progress: ListProgress | null) => client.setQueryData(progressKey, progress)
      try {
        const before = client.getQueryData<LoadedList>(queryKey)
        const list = await loadList(await shipmentIndexOf(client), source, signal, (progress) => {
          // There is nothing to draw yet.
          if (progress.shipments === 0) return
          showProgress(progress)
          void client.invalidateQueries({ queryKey: readKey('window', source, 0) })
        })
        // The rows are others than before, so the statistics beside them are outdated.
        if (before && before.loadedAt !== list.loadedAt) {
          void client.invalidateQueries({ queryKey: airwayBillKeys.statistics }, { cancelRefetch: false })
        }
        return list
      } finally {
        showProgress(null)
      }
    },
    meta: { shipmentSource: source },
    structuralSharing: false,
    refetchOnWindowFocus: true,
    // A load that began just before the screen opened, and has already failed, is not repeated.
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_FAILED_MS,
    refetchInterval: ({ state }) => state.data?.refreshDelayMs ?? FIRST_RETRY_DELAY_MS,
    ...(source.kind === 'all' ? { gcTime: Infinity } : {}),
  })

/** The progress of loading a list; null while it is not being loaded. */
export const listProgressQuery = (source: ShipmentSource) =>
  queryOptions<ListProgress | null>({ queryKey: readKey('progress', source, null), queryFn: skipToken })
