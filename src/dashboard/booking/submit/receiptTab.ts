import { paths } from '@/paths'
import { emptyTab } from '../../session/localTraces'

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
    tab.document.title = 'Receipt'
    tab.document.body.textContent = 'The shipment is being booked. Its receipt opens here.'
  }
  return {
    show: (id) => {
      if (tab && !tab.closed) tab.location.replace(new URL(paths.receipt(id), window.location.origin))
    },
    close: () => tab?.close(),
  }
}
