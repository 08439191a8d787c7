import { paths } from '@/paths'
import { emptyTab } from '../../session/localTraces'

/** The receipt's tab, as it waits for the booking's answer. */
export interface ReceiptTab {
  /** Points the tab at the receipt, if there is one. */
  show: (id: string) => void
  close: () => void
}

/**
 * Opens the tab of the receipt inside the click: browsers block it after an awaited call.
 *
 * @param isWanted whether Print Invoice is ticked
 */
export function openReceiptTab(isWanted: boolean): ReceiptTab {
  const tab = isWanted ? window.open('', '_blank') : null
  if (tab) {
    // The tab shows our own receipt, but has no business with this page.
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
