import type { QueryClient } from '@tanstack/react-query'
import { proxy, wrap } from 'comlink'
import { language } from '@/texts/language'
import { ServiceError } from '../http/errors'
import type { ShipmentLists } from './shipmentLists'
import type { ListProgress, LoadedList, ShipmentSource } from './shipmentSource'
import { workerName } from './workerName'

/** Loads a list. Throws a ServiceError, or an AbortError if another load took over. */
export async function loadList(
  lists: ShipmentLists,
  source: ShipmentSource,
  signal: AbortSignal,
  onProgress: (progress: ListProgress) => void,
): Promise<LoadedList> {
  const cancel = () => void lists.cancel(source)
  signal.addEventListener('abort', cancel)
  const report = (progress: ListProgress) => {
    if (!signal.aborted) onProgress(progress)
  }
  try {
    const outcome = await lists.load(source, proxy(report))
    if ('list' in outcome) return outcome.list
    if ('failure' in outcome) throw new ServiceError(outcome.failure.call, outcome.failure)
    throw new DOMException('Another request took its place', 'AbortError')
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

const hasWorkers = typeof Worker !== 'undefined'

/** Started when this module loads, so that it is ready by the time the page is rendered. */
let spare = hasWorkers ? inWorker() : null

/**
 * Opens the lists in a worker; in the page itself if there are no workers (in tests), or if a release has replaced the
 * worker's script.
 */
function openLists(): Promise<ShipmentLists> {
  const lists = spare ?? (hasWorkers ? inWorker() : inPage())
  spare = null
  return lists
}

function inWorker(): Promise<ShipmentLists> {
  const worker = new Worker(new URL('./shipmentIndex.worker.ts', import.meta.url), {
    type: 'module',
    name: workerName(language),
  })
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => void inPage().then(resolve, reject))
    const lists = wrap<ShipmentLists>(worker)
    // Any answer shows that the script has loaded.
    lists.cancel({ kind: 'today' }).then(() => resolve(lists), reject)
  })
}

async function inPage(): Promise<ShipmentLists> {
  return (await import('./shipmentLists')).shipmentLists()
}

const listsOf = new WeakMap<QueryClient, Promise<ShipmentLists>>()

/**
 * The lists behind a query cache, usually in a worker. A list that the cache removes, after a while or at logout, is
 * removed there too.
 */
export function shipmentIndexOf(queryClient: QueryClient): Promise<ShipmentLists> {
  const known = listsOf.get(queryClient)
  if (known) return known
  const lists = openLists()
  listsOf.set(queryClient, lists)
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const source = query.meta?.['shipmentSource']
    if (type === 'removed' && isSource(source)) void lists.then((each) => each.forget(source))
  })
  return lists
}

/** Whether a query's `meta` value is a source, which only queries of lists have. */
export function isSource(value: unknown): value is ShipmentSource {
  return typeof value === 'object' && value !== null && 'kind' in value
}
