/** Survives a crash and is shared by all tabs. It is on disk, so data that identifies a person is stored encrypted. */
const NAME = 'dashboard'

/** Version 2 added drafts and users' keys and dropped the files of version 1, whose keys were lost with their tabs. */
const VERSION = 2

/** `keys` (one per user, not extractable) encrypt `drafts` and `files`; `bookings` records which drafts are booked. */
const stores = ['files', 'bookings', 'drafts', 'keys'] as const
export type StoreName = (typeof stores)[number]

/** Milliseconds to wait before treating an unresponsive database as missing. */
const PATIENCE = 10_000

let opening: Promise<IDBDatabase> | null = null
/** Counts forced closings, after which anything remembered about the database must be read again. */
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
      // Another tab may be waiting to open a newer version; this one reopens the database when needed.
      database.onversionchange = () => {
        database.close()
        opening = null
      }
      // Forced closing: the disk failed, or the user cleared the browser's data.
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
        // Without 'strict', a transaction may complete while its data is still only in memory.
        const transaction = database.transaction(names, mode, mode === 'readwrite' ? { durability: 'strict' } : {})
        const result = work((store) => transaction.objectStore(store))
        // Wait for the transaction: after a request's success the data may still not be stored.
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

/** A write to one entry, or its removal if `value` is undefined. */
export interface Change {
  store: StoreName
  key: string
  value?: unknown
}

/** Applies all changes or none. Commits at once, so that they are stored even if the page is closed now. */
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

/** All functions reject if the browser has no database, blocks it, or has no space left. */
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
  /** Writes only if there is no value yet, and returns the stored one, so that two racing tabs get the same value. */
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
