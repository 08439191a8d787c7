import { focusManager, type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import { tabChannel } from '@/browser/tabChannel'
import type { ShipmentChange } from '@/domain/shipment-index/afterChange'
import { airwayBillKeys } from '../airwayBill.queries'
import { isObject } from '../wire/wire'
import { readKey } from './readFromList'
import { isSource, loadList, shipmentIndexOf } from './shipmentIndexClient'
import { keyOf, type ListProgress, type ShipmentSource } from './shipmentSource'

/** Milliseconds before loading is retried for a list that has never loaded. */
const FIRST_RETRY_DELAY_MS = 60_000

/** A failure this recent is not retried when a screen opens. */
const JUST_NOW_MS = 1000

export const listKeys = [...airwayBillKeys.shipments, 'list'] as const

/**
 * A list of shipments. The rows live outside the page (`shipmentIndexOf`); the cache has only version and age. Parts of
 * it are refreshed on focus and while visible (decision 15). The list of all shipments stays until logout.
 */
export const shipmentListQuery = (source: ShipmentSource) =>
  queryOptions({
    queryKey: [...listKeys, keyOf(source)],
    queryFn: async ({ client, signal }) => {
      listenToOtherTabs(client)
      const { queryKey } = listProgressQuery(source)
      const tell = (progress: ListProgress | null) => client.setQueryData(queryKey, progress)
      try {
        const before = client.getQueryData(shipmentListQuery(source).queryKey)
        const list = await loadList(await shipmentIndexOf(client), source, signal, (progress) => {
          // There is nothing to draw yet.
          if (progress.shipments === 0) return
          tell(progress)
          void client.invalidateQueries({ queryKey: readKey('window', source, 0) })
        })
        // Other rows than before: the statistics beside them follow.
        if (before && before.loadedAt !== list.loadedAt) {
          void client.invalidateQueries({ queryKey: airwayBillKeys.statistics }, { cancelRefetch: false })
        }
        return list
      } finally {
        tell(null)
      }
    },
    meta: { shipmentSource: source },
    structuralSharing: false,
    refetchOnWindowFocus: true,
    // A load that began just before the screen, and has failed already, is not tried twice.
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_NOW_MS,
    refetchInterval: ({ state }) => state.data?.refreshDelayMs ?? FIRST_RETRY_DELAY_MS,
    ...(source.kind === 'all' ? { gcTime: Infinity } : {}),
  })

/** The progress of loading a list; null while it is not being loaded. */
export const listProgressQuery = (source: ShipmentSource) =>
  queryOptions<ListProgress | null>({ queryKey: readKey('progress', source, null), queryFn: skipToken })

const changesOfTabs = tabChannel<readonly ShipmentChange[]>('shipment-changes')

let listening: { client: QueryClient; stop: () => void } | null = null

/** Shows the changes of other tabs at once, then refreshes the lists. */
function listenToOtherTabs(client: QueryClient): void {
  if (listening?.client === client) return
  listening?.stop()
  const stop = changesOfTabs.listen((changes) => {
    if (!Array.isArray(changes) || !changes.every(isChange)) return
    // A hidden tab refreshes what it shows once it is looked at: the other may make hundreds of changes meanwhile.
    const refetchType = focusManager.isFocused() ? 'active' : 'none'
    void showInLists(client, changes).then(() => scheduleRefresh(client, refetchType))
  })
  listening = { client, stop }
}

const isChange = (value: unknown): value is ShipmentChange =>
  isObject(value) && typeof value['id'] === 'string' && isObject(value['change'])

/** After a booking, of which no list has a row yet: the lists of the other tabs are refreshed. */
export const tellOtherTabs = (): void => changesOfTabs.send([])

/** Shows changes that were made or seen in the lists of all tabs at once, before the backend's own rows arrive. */
export async function writeIntoLists(client: QueryClient, changes: readonly ShipmentChange[]): Promise<void> {
  changesOfTabs.send(changes)
  await showInLists(client, changes)
}

async function showInLists(client: QueryClient, changes: readonly ShipmentChange[]): Promise<void> {
  for (const [source, list] of await (await shipmentIndexOf(client)).write(changes)) {
    const { queryKey } = shipmentListQuery(source)
    if (!list) {
      void client.invalidateQueries({ queryKey: readKey('window', source, 0) })
      continue
    }
    const isInvalidated = client.getQueryState(queryKey)?.isInvalidated
    client.setQueryData(queryKey, (known) => known && list)
    // Nothing was fetched, so a list that was waiting for a refresh still is.
    if (isInvalidated) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

/** Refetches the lists and statistics on screen. */
export function scheduleRefresh(client: QueryClient, refetchType: 'active' | 'none' = 'active'): void {
  for (const queryKey of [airwayBillKeys.shipments, airwayBillKeys.statistics]) {
    // These fetches continue, and their answers may be older than the change, yet would count as fresh.
    const lasting = client
      .getQueryCache()
      .findAll({ queryKey, fetchStatus: 'fetching' })
      .filter((query) => query.state.data === undefined || !query.isActive())
    for (const query of lasting) {
      const again = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
      query.fetch().then(again, () => undefined)
    }
    void client.invalidateQueries({ queryKey, refetchType })
  }
}

/** Reloads every list completely, as only that shows whether a change with a lost answer was carried out. */
export function reloadWholeLists(client: QueryClient): void {
  for (const { meta } of client.getQueryCache().findAll({ queryKey: listKeys })) {
    const source = meta?.['shipmentSource']
    if (isSource(source)) void shipmentIndexOf(client).then((lists) => lists.wantWhole(source))
  }
  scheduleRefresh(client)
}
