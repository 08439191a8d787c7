import { lazyPart } from '@/components/lazyPart'
import { loadSendMenu } from './SendOnWhatsApp'

/** The choices of `SendOnWhatsApp` in a menu with others. */
export const SendItems = lazyPart(async () => (await loadSendMenu()).SendItems, {
  failed: 'desk.sendNotLoaded',
  waiting: <span className="cc-send-items-wait" />,
})
