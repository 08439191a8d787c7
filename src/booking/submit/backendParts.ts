import type { QueryClient } from '@tanstack/react-query'
import { withLock } from '@/browser/withLock'
import type { Self } from '@/domain/booking/compareShipment'
import { getNextAirwayBillNo } from '@/services/airwayBill'
import { createAirwayBillMutation } from '@/services/airwayBill.queries'
import { isUnauthorized } from '@/services/http/errors'
import { retried } from '@/services/http/retries'
import { checkSession, isSessionAlive } from '@/services/session.queries'
import { findBooking } from './findBooking'
import type { SubmissionParts } from './submission'

interface Sender {
  queryClient: QueryClient
  self: Self
  onProgress?: (share: number) => void
  /** What the answer to `create` said. */
  onSaid?: (text: string) => void
}

/** How a submission calls the backend, whichever screen it is of. */
export function backendParts({
  queryClient,
  self,
  onProgress,
  onSaid,
}: Sender): Pick<SubmissionParts, 'create' | 'find' | 'nextNumber' | 'withLock'> {
  const asUser = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call()
    } catch (error) {
      if (isUnauthorized(error)) void checkSession(queryClient)
      throw error
    }
  }
  return {
    create: async (booking, files) => {
      // Not by an observer, which would keep the booking, its files and the form in the cache for as long as the tab.
      const creation = queryClient.getMutationCache().build(queryClient, createAirwayBillMutation())
      const { id, text } = await creation.execute({ booking, files, ...(onProgress && { onProgress }) })
      onSaid?.(text)
      return id
    },
    find: (attempts, looks) =>
      asUser(() => findBooking(attempts, { looks, self, isAlive: () => isSessionAlive(queryClient) })),
    // Offline it fails at once (product 9.6). Some browsers say so wrongly: whether it fails is what counts.
    nextNumber: () => asUser(() => (navigator.onLine ? retried(getNextAirwayBillNo) : getNextAirwayBillNo())),
    withLock: (patience, work) => withLock('booking', patience, work),
  }
}
