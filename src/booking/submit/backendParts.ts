import type { QueryClient } from '@tanstack/react-query'
import { withLock } from '@/browser/withLock'
import type { Self } from '@/domain/booking/compareShipment'
import { type createAirwayBill, getNextAirwayBillNo } from '@/services/airwayBill'
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
  /** Called with the texts of the answer to `create`. */
  onCreated?: (texts: CreationTexts) => void
}

/** `text` reports the success; `problem` what has failed besides. */
export type CreationTexts = Omit<Awaited<ReturnType<typeof createAirwayBill>>, 'id'>

/** How a submission calls the backend, from whichever screen. */
export function backendParts({
  queryClient,
  self,
  onProgress,
  onCreated,
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
      // Built without an observer, which would hold the booking, its files and the form in the cache until the tab is
      // closed.
      const creation = queryClient.getMutationCache().build(queryClient, createAirwayBillMutation())
      const { id, ...texts } = await creation.execute({ booking, files, ...(onProgress && { onProgress }) })
      onCreated?.(texts)
      return id
    },
    find: (attempts, looks) =>
      asUser(() => findBooking(attempts, { looks, self, isAlive: () => isSessionAlive(queryClient) })),
    // Offline there is only one attempt, which fails immediately (product 9.6). There is one at all because some
    // browsers report wrongly that they are offline.
    nextNumber: () => asUser(() => (navigator.onLine ? retried(getNextAirwayBillNo) : getNextAirwayBillNo())),
    withLock: (timeoutMs, work) => withLock('booking', timeoutMs, work),
  }
}
