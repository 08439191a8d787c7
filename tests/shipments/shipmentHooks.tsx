import type { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { useMessages } from '@/components/messages/useMessages'
import { newestFirst } from '@/domain/shipment-index/shipmentSort'
import type { Shipment } from '@/domain/shipment/shipment'
import { statisticsQuery } from '@/services/airwayBill.queries'
import { createQueryClient } from '@/services/createQueryClient'
import { shipmentIndexOf } from '@/services/shipment-list/shipmentIndexClient'
import { shipmentListQuery } from '@/services/shipment-list/shipmentList.queries'
import { providersOf } from '../app'
import { signIn } from '../backend/session'
import type { Store } from '../backend/store'

const source = { kind: 'all' } as const

/** Signs in, and loads the list of all shipments from the stand-in. */
export async function fetchAll(store: Store, username = 'headoffice') {
  signIn(store, username)
  const client = createQueryClient()
  await client.fetchQuery(shipmentListQuery(source))
  client.setQueryData(statisticsQuery().queryKey, [])
  const inList = async () => {
    const window = await (
      await shipmentIndexOf(client)
    ).window({
      source,
      query: { filter: {}, sort: newestFirst },
      offset: 0,
      limit: 100,
    })
    return window?.rows ?? []
  }
  const find = async (airwayBillNo: string | number): Promise<Shipment> => {
    const found = (await inList()).find((shipment) => shipment.airwayBillNo === String(airwayBillNo))
    if (!found) throw new Error(`No ${airwayBillNo}`)
    return found
  }
  /** Whether the statistics are marked for a refetch. */
  const isLookedAfter = () => client.getQueryState(statisticsQuery().queryKey)?.isInvalidated
  return { client, source, inList, find, isLookedAfter }
}

/** Renders a hook within the dashboard's providers, with its messages, newest first. */
export function renderWithMessages<Result, Props = undefined>(
  client: QueryClient,
  useIt: (props: Props) => Result,
  initialProps: Props,
) {
  const { result, rerender, unmount } = renderHook((props: Props) => ({ it: useIt(props), messages: useMessages() }), {
    initialProps,
    wrapper: providersOf(client),
  })
  const said = () => result.current.messages.all.map(({ variant, text, about }) => [variant, text, about])
  return { now: () => result.current.it, said, rerender, unmount }
}
