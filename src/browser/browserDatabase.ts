/** Outlives a crash, and all tabs share it. It lies on the disk, so whatever identifies a person is stored sealed. */
const NAME = 'dashboard'

/** 2 added drafts and users' keys, and dropped the files of 1: their keys were gone with their tabs. */
const VERSION = 2

/** `keys` (one per user, never shown by the browser) seal `drafts` and `files`; `bookings` tells the booked drafts. */
const stores = ['files', 'bookings', 'drafts', 'keys'] as const
export type StoreName = (typeof stores)[number]

/** Milliseconds after which a database that does not answer counts as none. */
const PATIENCE = 10_000

let opening: Promise<IDBDatabase> | null = null
/** Forced closings: what was known of the database is then read anew. */
let closings = 0

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result: database, transaction } = request
      for (const store of stores) {
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store)
      }
      if (oldVersion === 1) transaction?.objectStore('files').clear()
    }
    request.onsuccess = () => {
      const { result: database } = request
      // Another tab may wait to open a newer version; this one opens its own anew when needed.
      database.onversionchange = () => {
        database.close()
        opening = null
      }
      // Closed by force: the disk failed, or somebody cleared the browser's data.
      database.onclose = () => {
        opening = null
        closings += 1
      }
      resolve(database)
    }
    request.onerror = () => reject(failure(request.error))
    request.onblocked = () => reject(new Error('The database is blocked'))
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

const failure = (error: DOMException | null) => error ?? new Error('The database failed')

type Objects = (store: StoreName) => IDBObjectStore

async function run<Result>(
  names: StoreName | readonly StoreName[],
  mode: IDBTransactionMode,
  work: (objects: Objects) => () => Result,
): Promise<Result> {
  const done = open().then(
    (database) =>
      new Promise<Result>((resolve, reject) => {
        // Without «strict» a transaction may count as complete while it is still in memory.
        const transaction = database.transaction(names, mode, mode === 'readwrite' ? { durability: 'strict' } : {})
        const result = work((store) => transaction.objectStore(store))
        // A request's success is not enough: only a finished transaction is stored.
        transaction.oncomplete = () => resolve(result())
        transaction.onabort = () => reject(failure(transaction.error))
      }),
  )
  return Promise.race([done, tooLate(done)])
}

function tooLate(done: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer')), PATIENCE)
    const stop = () => clearTimeout(timer)
    done.then(stop, stop)
  })
}

/** Without a value the entry is removed. */
export interface Change {
  store: StoreName
  key: string
  value?: unknown
}

/** All or nothing. Committed at once, so that it is stored even if the page goes away now. */
function apply(changes: readonly Change[]): Promise<void> {
  const names = [...new Set(changes.map(({ store }) => store))]
  if (names.length === 0) return Promise.resolve()
  return run(names, 'readwrite', (objects) => {
    for (const { store, key, value } of changes) {
      if (value === undefined) objects(store).delete(key)
      else objects(store).put(value, key)
    }
    for (const { transaction } of names.slice(0, 1).map(objects)) transaction.commit()
    return () => undefined
  })
}

/** Every function rejects where the browser has no database, forbids it, or has no room left. */
export const browserDatabase = {
  read: (store: StoreName, key: string) =>
    run<unknown>(store, 'readonly', (objects) => {
      const request: IDBRequest<unknown> = objects(store).get(key)
      return () => request.result
    }),
  keys: (store: StoreName) =>
    run(store, 'readonly', (objects) => {
      const request = objects(store).getAllKeys()
      return () => request.result.filter((key) => typeof key === 'string')
    }),
  apply,
  write: (store: StoreName, key: string, value: unknown) => apply([{ store, key, value }]),
  remove: (store: StoreName, key: string) => apply([{ store, key }]),
  /** Of two tabs that do this at once, both get the first one's value. */
  writeOnce: (store: StoreName, key: string, value: unknown) =>
    run<unknown>(store, 'readwrite', (objects) => {
      let result = value
      const request: IDBRequest<unknown> = objects(store).get(key)
      request.onsuccess = () => {
        if (request.result === undefined) objects(store).put(value, key)
        else result = request.result
      }
      return () => result
    }),
  async clear(): Promise<void> {
    if (typeof indexedDB === 'undefined') return
    await run(stores, 'readwrite', (objects) => {
      for (const store of stores) objects(store).clear()
      return () => undefined
    })
  },
  closings: () => closings,
}
