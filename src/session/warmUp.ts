import type { QueryClient, Query } from '@tanstack/react-query'
import { formatDateTime } from '@/texts/dates'

/**
 * Preloads the screens likely to be opened next, and with them the worker that has the lists, once the browser is idle
 * and the list on the current screen, if there is one, has loaded. A screen that fails loads when it is opened.
 */
export function warmUp(client: QueryClient, loads: readonly (() => Promise<unknown>)[]): void {
  if (typeof requestIdleCallback === 'undefined') return
  const cache = client.getQueryCache()
  const load = () => {
    loads.forEach((each) => void each().catch(() => undefined))
    // Browsers load their date formats with the first date; in a list, that would delay its first rows.
    formatDateTime(new Date())
  }
  requestIdleCallback(() => {
    if (!cache.getAll().some((query) => isList(query) && !hasLoaded(query))) return load()
    const stop = cache.subscribe(({ query }) => {
      if (!isList(query) || !hasLoaded(query)) return
      stop()
      requestIdleCallback(load)
    })
  })
}

const isList = ({ meta }: Query) => meta?.['shipmentSource'] !== undefined

const hasLoaded = ({ state }: Query) => state.status === 'success'
