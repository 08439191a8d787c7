import { paths } from '@/paths'
import { emptyTab } from '@/session/localTraces'
import { addressOf } from '@/texts/language'
import { t } from '@/texts/t'

/** `blocked`: the browser has blocked the tab. `not opened`: no tab was wanted, or it was closed meanwhile. */
export type ReceiptOutcome = 'opened' | 'blocked' | 'not opened'

export interface ReceiptTab {
  show: (id: string) => ReceiptOutcome
  close: () => void
}

/** Must be called during the click: after an await, browsers block the tab. */
export function openReceiptTab(isWanted: boolean): ReceiptTab {
  const tab = isWanted ? window.open('', '_blank') : null
  if (tab) {
    // It is our own page, but needs no access to this one.
    tab.opener = null
    emptyTab(tab)
    tab.document.title = t('booking.receipt')
    tab.document.body.lang = document.documentElement.lang
    tab.document.body.dir = document.documentElement.dir
    tab.document.body.textContent = t('booking.receiptOpensHere')
  }
  return {
    show: (id) => {
      if (!tab) return isWanted ? 'blocked' : 'not opened'
      if (tab.closed) return 'not opened'
      tab.location.replace(new URL(addressOf(paths.receipt(id)), window.location.origin))
      return 'opened'
    },
    close: () => tab?.close(),
  }
}
