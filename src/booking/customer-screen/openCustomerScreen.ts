import { paths } from '@/paths'
import { emptyTab } from '@/session/localTraces'
import { addressOf } from '@/texts/language'

/** Opens the customer screen in a window of its own, for a second monitor (product 5.17). */
export function openCustomerScreen(): void {
  // Smaller than most screens, so that it cannot cover the form: browsers suspend a window that is completely covered.
  const screen = window.open(addressOf(paths.customerScreen()), 'customer-screen', 'popup,width=1024,height=640')
  if (!screen) return
  emptyTab(screen)
  screen.focus()
}
