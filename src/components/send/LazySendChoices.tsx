import { lazyPart } from '@/components/lazyPart'
import { loadSendMenu } from './SendOnWhatsApp'

/** The choices of `SendOnWhatsApp` in a menu with others. */
export const LazySendChoices = lazyPart(async () => (await loadSendMenu()).SendChoices, {
  failed: 'desk.sendNotLoaded',
  waiting: <span className="cc-send-items-wait" />,
})
