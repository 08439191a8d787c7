import { lazyPart } from '@/components/lazyPart'
import { loadTexts } from '@/texts/t'
import './sendMenu.css'

/** Phone numbers are read by a large library, and few papers are sent. */
export const SendOnWhatsApp = lazyPart(
  async () => {
    const [{ SendMenu }] = await Promise.all([import('./SendMenu'), loadTexts('send')])
    return SendMenu
  },
  { failed: 'desk.sendNotLoaded', waiting: <span className="cc-send-wait" /> },
)
