import { lazyPart } from '@/components/lazyPart'
import { loadTexts } from '@/texts/t'
import './sendMenu.css'

const load = async () => (await Promise.all([import('./SendMenu'), loadTexts('send')]))[0]

/** Phone numbers are read by a large library, and few papers are sent. */
export const SendOnWhatsApp = lazyPart(async () => (await load()).SendMenu, {
  failed: 'desk.sendNotLoaded',
  waiting: <span className="cc-send-wait" />,
})

/** In a menu with other choices. */
export const SendItems = lazyPart(async () => (await load()).SendItems, {
  failed: 'desk.sendNotLoaded',
  waiting: <span className="cc-send-items-wait" />,
})
