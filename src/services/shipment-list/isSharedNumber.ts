import type { QueryClient } from '@tanstack/react-query'
import { listKey } from './listKeys'
import { loadedLists } from './loadedLists'
import { readFromList, readKey } from './readFromList'
import { shipmentIndexOf } from './shipmentIndexClient'
import type { LoadedList } from './shipmentSource'

/**
 * Whether several shipments of a loaded list have this airway bill number. Each list is searched once until it changes,
 * as batches ask about hundreds of numbers.
 */
export async function isSharedNumber(client: QueryClient, airwayBillNo: string): Promise<boolean> {
  const lists = await shipmentIndexOf(client)
  const shared = loadedLists(client).map((source) =>
    client.fetchQuery({
      ...readFromList,
      queryKey: readKey('shared', source, client.getQueryData<LoadedList>(listKey(source))?.loadedAt ?? null),
      queryFn: () => lists.sharedNumbers(source),
    }),
  )
  return (await Promise.all(shared)).some((numbers) => numbers.includes(airwayBillNo))
}
