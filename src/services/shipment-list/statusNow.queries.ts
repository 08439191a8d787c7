import { queryOptions } from '@tanstack/react-query'
import { freshFor } from '../http/freshFor'
import { answerInTime } from '../http/retries'
import { getStatusNow } from '../statusNow'
import { isSharedNumber } from './isSharedNumber'

/**
 * A shipment's current status, never from the cache. Null if tracking cannot tell, or if several shipments have the
 * number, as its answer may then be about another one. Logging out cancels it.
 */
export const statusNowQuery = (airwayBillNo: string) =>
  queryOptions({
    queryKey: ['statusNow', airwayBillNo],
    queryFn: async ({ client }) => {
      const [status, isShared] = await Promise.all([
        getStatusNow(airwayBillNo),
        answerInTime(() => isSharedNumber(client, airwayBillNo)),
      ])
      return isShared ? null : status
    },
    staleTime: freshFor(0),
    gcTime: 0,
  })
