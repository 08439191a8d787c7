import { tabChannel } from '@/browser/tabChannel'
import type { ScreenMessage } from './CustomerScreenPage'

export const customerScreens = tabChannel<ScreenMessage>('dashboard-customer-screen')
