import { deviceStore, json } from '@/browser/deviceStore'
import { pricesSchema } from '@/domain/booking/lastPrices'

export const priceStore = deviceStore('booking-prices', json(pricesSchema))
