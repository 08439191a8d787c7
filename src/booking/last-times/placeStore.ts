import { deviceStore, json } from '@/browser/deviceStore'
import { placesSchema } from '@/domain/booking/placesSchema'

/**
 * Apart from `priceStore`, so that no price is stored beside a place. Both identify nobody, and so are not removed by
 * logging out.
 */
export const placeStore = deviceStore('booking-places', json(placesSchema))
