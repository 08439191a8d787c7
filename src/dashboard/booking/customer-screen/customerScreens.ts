import { tabChannel } from '@/browser/tabChannel'
import type { Told } from './CustomerScreenPage'

/** Of a booking form: is there a customer screen? */
export const ASKED = 'asked'
/** Of a customer screen: here I am; I am being closed. */
export const HERE = 'here'
export const GONE = 'gone'

/** Between booking forms and the customer screens of this browser (product 5.17). What is told is stored nowhere. */
export const customerScreens = tabChannel<Told | typeof ASKED | typeof HERE | typeof GONE>('dashboard-customer-screen')
