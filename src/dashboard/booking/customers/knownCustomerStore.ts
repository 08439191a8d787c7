import { queryOptions, skipToken } from '@tanstack/react-query'
import { favouritesSchema, type RecentCustomer } from '@/domain/booking/knownCustomers'
import { deviceStore, json } from '@/browser/deviceStore'
import { FAVOURITES } from '../../session/localTraces'

/** Customers' names are kept in memory only: logging out clears it, and no browser restores it with a closed tab. */
export const recentCustomersQuery = (owner: string) =>
  queryOptions<readonly RecentCustomer[]>({
    queryKey: ['recent-customers', owner],
    queryFn: skipToken,
    gcTime: Infinity,
  })

/** Only ids are kept on this computer; the names are fetched from the backend, which requires signing in. */
export const favouriteStore = deviceStore(FAVOURITES, json(favouritesSchema))
