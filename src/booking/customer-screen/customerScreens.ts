import { tabChannel } from '@/browser/tabChannel'
import { CUSTOMER_SCREEN_CHANNEL, type CustomerScreenMessage } from './customerScreenMessage'

export const customerScreens = tabChannel<CustomerScreenMessage>(CUSTOMER_SCREEN_CHANNEL)
