import { proxy, wrap, type Remote } from 'comlink'
import type { ListsForTab, OnNewerList } from './shipmentSource'

export type AskLists = <Answer>(question: (lists: ListsForTab) => Promise<Answer>) => Promise<Answer>

export interface AskingTab {
  /** Tabs of the same user share their lists; null if nobody is signed in. */
  user: () => string | null
  onNewer: OnNewerList
  /** Called when all lists are gone and have to be loaded again. */
  onLost: () => void
}

export interface SharedWorkerTab extends ListsForTab {
  /** Takes the name of the lock that the tab holds while it lives; returns the name of the worker's own lock. */
  watch: (tabLock: string) => Promise<string>
}

interface Place {
  /** Never settles if the place is lost first. */
  lists: Promise<ListsForTab>
  lost: Promise<void>
}

/** In the order in which they are tried, as not every browser has every kind of worker. */
const places: readonly (() => Place | null)[] = [inSharedWorker, inOwnWorker, inPage]

const never = new Promise<never>(() => undefined)
const hasWorkers = typeof Worker !== 'undefined'

/** Started when this module loads, so that it is ready by the time the page is rendered. */
let spare = hasWorkers ? placeFrom(0) : null

function placeFrom(first: number): Place & { at: number } {
  for (const [at, open] of places.entries()) {
    const place = at < first ? null : open()
    if (place) return { ...place, at }
  }
  throw new Error('The page itself is always there')
}

/**
 * Finds a place for the lists. If it is lost, unanswered questions go to the next one. That happens when an old tab
 * finds its worker script gone after a release, or when the tab dies in whose process a shared worker runs.
 */
export function askLists(tab: AskingTab): AskLists {
  const unanswered = new Set<() => void>()
  let place = spare ?? placeFrom(0)
  spare = null
  let user: string | null | undefined
  let entered = place.lists

  const watch = () =>
    void place.lost.then(() => {
      place = placeFrom(place.at + 1)
      user = undefined
      watch()
      for (const askAgain of unanswered) askAgain()
      tab.onLost()
    })
  watch()

  const lists = () => {
    const now = tab.user()
    if (user !== now) {
      // Lists loaded for another user, or before anybody signed in, are not this user's.
      if (user !== undefined && now !== null) tab.onLost()
      user = now
      entered = place.lists.then(async (each) => {
        await each.enter(now, tab.onNewer)
        return each
      })
    }
    return entered
  }

  return (question) =>
    new Promise((resolve, reject) => {
      const ask = () =>
        void lists()
          .then(question)
          .then(resolve, reject)
          .finally(() => unanswered.delete(ask))
      unanswered.add(ask)
      ask()
    })
}

/** Tab and worker each hold a lock that the other waits for, so each learns when the other is gone. */
function inSharedWorker(): Place | null {
  if (typeof SharedWorker === 'undefined' || !('locks' in navigator)) return null
  let worker: SharedWorker
  try {
    worker = new SharedWorker(new URL('./shipmentIndex.worker.ts', import.meta.url), {
      type: 'module',
      name: 'shipments',
    })
  } catch {
    // Some browsers block shared workers wherever they block storage.
    return null
  }
  const remote = wrap<SharedWorkerTab>(worker.port)
  const { lost, lose } = loss()
  const tabLock = crypto.randomUUID()
  worker.addEventListener('error', lose)
  const lists = holdUntil(lost, tabLock)
    .then(() => remote.watch(tabLock))
    .then((workerLock) => {
      // The request is rejected when the page is closed.
      navigator.locks.request(workerLock, lose).catch(() => undefined)
      return listsIn(remote)
    })
    .catch(() => {
      lose()
      return never
    })
  return { lists, lost }
}

function inOwnWorker(): Place | null {
  if (!hasWorkers) return null
  const worker = new Worker(new URL('./shipmentIndex.worker.ts', import.meta.url), {
    type: 'module',
    name: 'shipments',
  })
  const { lost, lose } = loss()
  worker.addEventListener('error', () => {
    worker.terminate()
    lose()
  })
  return { lists: Promise.resolve(listsIn(wrap<ListsForTab>(worker))), lost }
}

function inPage(): Place {
  return { lists: import('./listsOfTabs').then(({ listsOfTabs }) => listsOfTabs()()), lost: never }
}

function loss() {
  let lose: () => void = () => undefined
  const lost = new Promise<void>((resolve) => (lose = resolve))
  return { lost, lose }
}

/** Resolves once the lock is held. The lock is released when `over` resolves. */
function holdUntil(over: Promise<void>, lock: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const hold = () => {
      resolve()
      return over
    }
    navigator.locks.request(lock, hold).catch(reject)
  })
}

function listsIn(remote: Remote<ListsForTab>): ListsForTab {
  return {
    enter: (user, onNewer) => remote.enter(user, proxy(onNewer)),
    load: (source, onProgress, wanted) => remote.load(source, proxy(onProgress), wanted),
    cancel: (source) => remote.cancel(source),
    write: (changes) => remote.write(changes),
    window: (request) => remote.window(request),
    facets: (source) => remote.facets(source),
    sums: (source, query, by) => remote.sums(source, query, by),
    ids: (source, query) => remote.ids(source, query),
    byIds: (source, ids) => remote.byIds(source, ids),
    forget: (source) => remote.forget(source),
  }
}
