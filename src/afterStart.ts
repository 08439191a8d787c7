import { registerServiceWorker } from '@/browser/registerServiceWorker'
import { offerLanguage } from '@/components/offerLanguage'
import { followLogout } from '@/session/followLogout'
import { addressOf } from '@/texts/language'

/** What a page needs once it can be used. */
export function afterStart(): void {
  void followLogout()
  offerLanguage()
  registerServiceWorker(addressOf)
}
