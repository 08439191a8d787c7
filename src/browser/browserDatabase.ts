/**
 * The one database that the dashboard keeps in the browser, for what must outlive a crash or be shared by its tabs. It
 * lies on the computer's disk, so whatever identifies a person stands in it sealed.
 */
const NAME = 'dashboard'

/** 2: drafts and the users' keys came in, and the files of 1, whose keys went with their tabs, went out. */
const VERSION = 2

/**
 * `drafts`, `files`: unfinished bookings and their files, sealed. `keys`: what they are sealed with, one key per user, which
 * the browser uses and never shows. `bookings`: which drafts are booked, under which number.
 */
const stores = ['files', 'bookings', 'drafts', 'keys'] as const
export type StoreName = (typeof stores)[number]

/** A database that does not answer within so many milliseconds is none: nobody waits for it for ever. */
const PATIENCE = 10_000

let opening: Promise<IDBDatabase> | null = null
/** Counts the times that it was closed by force: what was known of it is read anew. */
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
      // Another tab may want a newer one: this tab opens it anew when it needs it.
      database.onversionchange = () => {
        database.close()
        opening = null
      }
      // Closed by force: the disk failed, or somebody emptied the browser.
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
        // Without «strict» a transaction may be called complete while it is still in the computer's memory.
        const transaction = database.transaction(names, mode, mode === 'readwrite' ? { durability: 'strict' } : {})
        const result = work((store) => transaction.objectStore(store))
        // Only a finished transaction is written down.
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

/** One entry that is written, or (without a value) removed. */
export interface Change {
  store: StoreName
  key: string
  value?: unknown
}

/** All of it or nothing. The transaction is ended at once, so that it is written down even if the page goes now. */
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
  /** @returns the value, or undefined where there is none */
  read: (store: StoreName, key: string) =>
    run<unknown>(store, 'readonly', (objects) => {
      const request: IDBRequest<unknown> = objects(store).get(key)
      return () => request.result
    }),
  /** @returns all keys of a store */
  keys: (store: StoreName) =>
    run(store, 'readonly', (objects) => {
      const request = objects(store).getAllKeys()
      return () => request.result.filter((key) => typeof key === 'string')
    }),
  /** Writes and removes in one go. Resolves once it is on the disk. */
  apply,
  write: (store: StoreName, key: string, value: unknown) => apply([{ store, key, value }]),
  remove: (store: StoreName, key: string) => apply([{ store, key }]),
  /**
   * Writes an entry unless it is there: of two tabs that do so at once, both get the first one's.
   *
   * @returns the value that stands there now
   */
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
  /** Empties all stores: every tab then finds nothing. */
  async clear(): Promise<void> {
    if (typeof indexedDB === 'undefined') return
    await run(stores, 'readwrite', (objects) => {
      for (const store of stores) objects(store).clear()
      return () => undefined
    })
  },
  /** How often it was closed by force. */
  closings: () => closings,
}
