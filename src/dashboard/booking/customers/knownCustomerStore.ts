import { readFavourites, readRecentCustomers } from '@/domain/booking/knownCustomers'
import { FAVOURITES, TRACE_PREFIX } from '../../session/localTraces'
import { deviceStore } from '@/browser/deviceStore'

/** Shippers and receivers of this session, by name: in the tab's own storage, which logging out empties. */
export const recentCustomerStore = deviceStore(`${TRACE_PREFIX}customers`, readRecentCustomers, () => sessionStorage)

/** Favourites of this computer: bare ids, whose names the backend tells who is signed in. */
export const favouriteStore = deviceStore(FAVOURITES, readFavourites)
