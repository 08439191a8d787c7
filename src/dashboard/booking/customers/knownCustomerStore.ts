import { queryOptions, skipToken } from '@tanstack/react-query'
import { readFavourites, type RecentCustomer } from '@/domain/booking/knownCustomers'
import { deviceStore } from '@/browser/deviceStore'
import { FAVOURITES } from '../../session/localTraces'

/**
 * Shippers and receivers of this session, by name: in the tab's cache of answers alone, which logging out empties and no
 * browser brings back.
 */
export const recentCustomersQuery = (owner: string) =>
  queryOptions<readonly RecentCustomer[]>({
    queryKey: ['recent-customers', owner],
    queryFn: skipToken,
    gcTime: Infinity,
  })

/** Favourites of this computer: bare ids, whose names the backend tells who is signed in. */
export const favouriteStore = deviceStore(FAVOURITES, readFavourites)
