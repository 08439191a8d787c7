import { deviceStore, json } from '@/browser/deviceStore'
import { placesSchema } from '@/domain/booking/placesSchema'

/**
 * Separate from `priceStore`, so that no price is stored together with a place. Neither identifies anybody, so logging
 * out does not remove them.
 */
export const placeStore = deviceStore('booking-places', json(placesSchema))
