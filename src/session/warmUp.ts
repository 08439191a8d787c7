import type { QueryClient, Query } from '@tanstack/react-query'

/**
 * Preloads the screens likely to be opened next, and with them the worker that holds the lists, once the browser is idle
 * and the list on the current screen, if there is one, has loaded. A failed one loads when it is opened.
 */
export function warmUp(client: QueryClient, loads: readonly (() => Promise<unknown>)[]): void {
  if (typeof requestIdleCallback === 'undefined') return
  const cache = client.getQueryCache()
  const load = () => loads.forEach((each) => void each().catch(() => undefined))
  requestIdleCallback(() => {
    if (!cache.getAll().some((query) => isList(query) && !hasCome(query))) return load()
    const stop = cache.subscribe(({ query }) => {
      if (!isList(query) || !hasCome(query)) return
      stop()
      requestIdleCallback(load)
    })
  })
}

const isList = ({ meta }: Query) => meta?.['shipmentSource'] !== undefined

const hasCome = ({ state }: Query) => state.status === 'success'
