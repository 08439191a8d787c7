import { queryOptions, skipToken } from '@tanstack/react-query'
import { readFavourites, type RecentCustomer } from '@/domain/booking/knownCustomers'
import { deviceStore } from '@/browser/deviceStore'
import { FAVOURITES } from '../../session/localTraces'

/** Customers' names stay in memory alone: logging out clears it, and no browser restores it with a closed tab. */
export const recentCustomersQuery = (owner: string) =>
  queryOptions<readonly RecentCustomer[]>({
    queryKey: ['recent-customers', owner],
    queryFn: skipToken,
    gcTime: Infinity,
  })

/** Ids alone are kept on this computer; the backend gives their names to a signed-in user. */
export const favouriteStore = deviceStore(FAVOURITES, readFavourites)
