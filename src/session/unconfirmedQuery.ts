import { queryOptions, skipToken } from '@tanstack/react-query'
import type { CurrentUser } from '@/domain/currentUser'
import { sessionKeys } from '@/services/session.queries'

/** The user for whom the frame was opened before the backend has confirmed that user; null once it has. */
export const unconfirmedQuery = () =>
  queryOptions<CurrentUser | null>({
    queryKey: [...sessionKeys.session, 'unconfirmed'],
    queryFn: skipToken,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
