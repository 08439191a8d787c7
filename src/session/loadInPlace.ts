import { isDashboardPath } from '@/paths'
import { pathOf } from '@/texts/languages'
import { addressOf } from '@/texts/language'

/**
 * Replaces a dashboard page by `path`, loaded anew. Does nothing on a public page, where typed texts must not be lost.
 */
export function loadInPlace(path: string): void {
  if (!isDashboardPath(pathOf(window.location.pathname))) return
  // Hidden at once, however long the next page takes.
  document.documentElement.hidden = true
  window.location.assign(addressOf(path))
}
