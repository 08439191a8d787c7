import type { QueryClient } from '@tanstack/react-query'
import { airwayBillKeys } from '../airwayBill.queries'
import { readKeys } from './readFromList'
import { listKeys } from './listKeys'
import { reloadWholeLists } from './refreshLists'

/**
 * After a center has got another username: rows and figures from before have the old one, by which a branch would not
 * find its own, and the head office would see two centers.
 */
export function reloadRenamed(client: QueryClient): void {
  // What is not shown is forgotten, with what has been read of it: the versions of a new list begin anew.
  for (const queryKey of [listKeys, readKeys]) client.removeQueries({ queryKey, type: 'inactive' })
  reloadWholeLists(client)
  void client.resetQueries({ queryKey: airwayBillKeys.statistics })
}
