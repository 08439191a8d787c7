import { focusManager, type QueryClient } from '@tanstack/react-query'
import { tabChannel } from '@/browser/tabChannel'
import type { ShipmentChange } from '@/domain/shipment-index/afterChange'
import { isObject } from '../wire/readValues'
import { listKey } from './listKeys'
import { readKey } from './readFromList'
import { refreshLists } from './refreshLists'
import { shipmentIndexOf } from './shipmentIndexClient'
import type { LoadedList } from './shipmentSource'

const changesOfTabs = tabChannel<readonly ShipmentChange[]>('shipment-changes')

/** Shows changes that were made or noticed here in the lists of all tabs, before the backend's own rows arrive. */
export async function writeIntoLists(client: QueryClient, changes: readonly ShipmentChange[]): Promise<void> {
  changesOfTabs.send(changes)
  await showInLists(client, changes)
}

/** Makes all tabs fetch their lists and figures again after a booking, of which no list has a row yet. */
export function refreshAllTabs(client: QueryClient): void {
  changesOfTabs.send([])
  refreshLists(client)
}

let listening: { client: QueryClient; stop: () => void } | null = null

/** Shows the changes of other tabs at once, then fetches the lists again. Repeated calls for one client do nothing. */
export function followOtherTabs(client: QueryClient): void {
  if (listening?.client === client) return
  listening?.stop()
  const stop = changesOfTabs.listen((changes) => {
    if (!Array.isArray(changes) || !changes.every(isChange)) return
    // A hidden tab fetches its lists once it is looked at: the other tab may make hundreds of changes before that.
    const refetchType = focusManager.isFocused() ? 'active' : 'none'
    void showInLists(client, changes).then(() => refreshLists(client, refetchType))
  })
  listening = { client, stop }
}

const isChange = (value: unknown): value is ShipmentChange =>
  isObject(value) && typeof value['id'] === 'string' && isObject(value['change'])

async function showInLists(client: QueryClient, changes: readonly ShipmentChange[]): Promise<void> {
  const lists = await shipmentIndexOf(client)
  const changed = await lists.write(changes)
  for (const [source, list] of changed) {
    const queryKey = listKey(source)
    if (!list) {
      void client.invalidateQueries({ queryKey: readKey('window', source, 0) })
      continue
    }
    const isInvalidated = client.getQueryState(queryKey)?.isInvalidated
    client.setQueryData<LoadedList>(queryKey, (known) => known && list)
    // Nothing was fetched, so a list that was waiting for a refresh still is.
    if (isInvalidated) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}
