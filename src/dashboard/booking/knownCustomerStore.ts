import { readKnownCustomers } from '@/domain/booking/knownCustomers'
import { deviceStore } from './deviceStore'

/** Favourite and recent shippers and receivers of this computer, by name. */
export const knownCustomerStore = deviceStore('booking-customers', readKnownCustomers)
