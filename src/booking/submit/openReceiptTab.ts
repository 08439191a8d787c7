import { paths } from '@/paths'
import { emptyTab } from '@/session/localTraces'
import { addressOf } from '@/texts/language'
import { t } from '@/texts/t'

export interface ReceiptTab {
  show: (id: string) => void
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
      if (tab && !tab.closed) tab.location.replace(new URL(addressOf(paths.receipt(id)), window.location.origin))
    },
    close: () => tab?.close(),
  }
}
