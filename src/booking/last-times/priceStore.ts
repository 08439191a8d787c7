import { deviceStore, json } from '@/browser/deviceStore'
import { pricesSchema } from '@/domain/booking/pricesSchema'

export const priceStore = deviceStore('booking-prices', json(pricesSchema))
