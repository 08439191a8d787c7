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
  onProgress: (progress: ListProgress) => void = () => undefined,
): Promise<LoadedList> {
  const cancel = () => void lists.cancel(source)
  signal.addEventListener('abort', cancel)
  const tell = (progress: ListProgress) => {
    if (!signal.aborted) onProgress(progress)
  }
  try {
    const outcome = await lists.load(source, proxy(tell))
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

/** Without workers (in tests), or if a release has replaced the worker's script, the lists are in the page itself. */
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
    // Its script has loaded once it answers.
    lists.cancel({ kind: 'today' }).then(() => resolve(lists), reject)
  })
}

async function inPage(): Promise<ShipmentLists> {
  return (await import('./shipmentLists')).shipmentLists()
}

const listsOf = new WeakMap<QueryClient, Promise<ShipmentLists>>()

/**
 * The lists behind a query cache, in a worker. What the cache removes, after a while or at logout, is removed there
 * too.
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

/** Whether what a query's `meta` has is a source, as only queries of lists have one. */
export function isSource(value: unknown): value is ShipmentSource {
  return typeof value === 'object' && value !== null && 'kind' in value
}
