import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { withLock } from '@/browser/locks'
import type { Self } from '@/domain/booking/sameShipment'
import { getNextAirwayBillNo } from '@/services/airwayBill'
import { createAirwayBillMutation } from '@/services/airwayBill.queries'
import { checkSession } from '@/services/center.queries'
import { isUnauthorized } from '@/services/http/errors'
import { retried } from '@/services/http/readRetry'
import { findBooking } from './findBooking'
import type { SubmissionParts } from './runSubmission'

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
      const creation = new MutationObserver(queryClient, createAirwayBillMutation())
      const { id, text } = await creation.mutate({ booking, files, ...(onProgress && { onProgress }) })
      onSaid?.(text)
      return id
    },
    find: (attempts, looks) => asUser(() => findBooking(attempts, { looks, self })),
    nextNumber: () => asUser(() => retried(getNextAirwayBillNo)),
    withLock: (patience, work) => withLock('booking', patience, work),
  }
}
