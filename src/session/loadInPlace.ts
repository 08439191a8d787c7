import { isDashboardPath } from '@/paths'
import { pathOf } from '@/texts/addresses'
import { addressOf } from '@/texts/language'

/** Loads `path` anew in place of a dashboard page; what is typed on a public page must not be lost. */
export function loadInPlace(path: string): void {
  if (!isDashboardPath(pathOf(window.location.pathname))) return
  // Hidden at once, however long the next page takes.
  document.documentElement.hidden = true
  window.location.assign(addressOf(path))
}
