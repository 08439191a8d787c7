import { deviceStore, json } from '@/browser/deviceStore'
import { lastReceiversSchema } from '@/domain/booking/lastReceiversSchema'

/** Each shipper's last receivers. As with favourites, only ids are stored on this computer. */
export const receiverStore = deviceStore('booking-receivers', json(lastReceiversSchema))
