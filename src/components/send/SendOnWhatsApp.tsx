import { lazyPart } from '@/components/lazyPart'
import { loadTexts } from '@/texts/t'
import './sendMenu.css'

/** The menu and its texts. */
export const loadSendMenu = async () => (await Promise.all([import('./SendMenu'), loadTexts('send')]))[0]

/** Loaded on demand: reading phone numbers takes a large library, and few papers are sent. */
export const SendOnWhatsApp = lazyPart(async () => (await loadSendMenu()).SendMenu, {
  failed: 'desk.sendNotLoaded',
  waiting: <span className="cc-send-wait" />,
})
