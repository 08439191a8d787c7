import { deviceStore, json } from '@/browser/deviceStore'
import { favouritesSchema } from '@/domain/booking/favouritesSchema'

/**
 * Only ids are stored on this computer, also after logging out; names come from the backend, which requires signing in.
 */
export const favouriteStore = deviceStore('booking-favourites', json(favouritesSchema))
