import { tabChannel } from '@/browser/tabChannel'
import { CUSTOMER_SCREEN_CHANNEL, type ScreenMessage } from './customerScreenMessage'

export const customerScreens = tabChannel<ScreenMessage>(CUSTOMER_SCREEN_CHANNEL)
