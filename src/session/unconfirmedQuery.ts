import { queryOptions, skipToken } from '@tanstack/react-query'
import type { CurrentUser } from '@/domain/currentUser'
import { sessionKeys } from '@/services/session.queries'

/** The user whom the frame was opened for without asking the backend; null once it has answered. */
export const unconfirmedQuery = () =>
  queryOptions<CurrentUser | null>({
    queryKey: [...sessionKeys.session, 'unconfirmed'],
    queryFn: skipToken,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
