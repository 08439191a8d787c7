import type { QueryClient } from '@tanstack/react-query'
import { airwayBillKeys } from '../airwayBill.queries'
import { READ_KEY } from './readFromList'
import { listKeys, reloadWholeLists } from './shipmentList.queries'

/**
 * After a center has got another username: rows and figures from before have the old one, by which a branch would not
 * find its own, and the head office would see two centers.
 */
export function reloadRenamed(client: QueryClient): void {
  // What is not shown is forgotten, with what has been read of it: the versions of a new list begin anew.
  for (const queryKey of [listKeys, READ_KEY]) client.removeQueries({ queryKey, type: 'inactive' })
  reloadWholeLists(client)
  void client.resetQueries({ queryKey: airwayBillKeys.statistics })
}
