/** Survives a crash and is shared by all tabs. It is on disk, so data that identifies a person is stored encrypted. */
const NAME = 'dashboard'

/** To be raised with the format of what is kept: what another version has kept is dropped. */
const VERSION = 4

/** `keys` (one per user, not extractable) encrypt `drafts` and `files`. */
const stores = ['drafts', 'files', 'keys'] as const
export type StoreName = (typeof stores)[number]

/** Milliseconds to wait before treating an unresponsive database as missing. */
const PATIENCE = 10_000

let opening: Promise<IDBDatabase> | null = null

/** Counts closings: what was known of the database before may be gone. */
let closings = 0

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      for (const store of Array.from(request.result.objectStoreNames)) request.result.deleteObjectStore(store)
      for (const store of stores) request.result.createObjectStore(store)
    }
    request.onsuccess = () => {
      const database = request.result
      // A newer version waits in another tab; or the disk failed, or the user cleared the browser's data.
      database.onversionchange = () => close(database)
      database.onclose = () => close(database)
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

function close(database: IDBDatabase): void {
  database.close()
  opening = null
  closings += 1
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
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), PATIENCE)
  })
  return Promise.race([done, tooLate]).finally(() => clearTimeout(timer))
}

/** A write to one entry, or its removal if `value` is undefined. */
export interface Change {
  store: StoreName
  key: string
  value?: unknown
}

/** All functions reject if the browser has no database, blocks it, or has no space left. */
export const browserDatabase = {
  closings: () => closings,
  read: (store: StoreName, key: string) =>
    run<unknown>(store, 'readonly', (objects) => {
      const request: IDBRequest<unknown> = objects(store).get(key)
      return () => request.result
    }),
  /** All entries, with their keys. */
  readAll: (store: StoreName) =>
    run(store, 'readonly', (objects) => {
      const keys = objects(store).getAllKeys()
      const values: IDBRequest<unknown[]> = objects(store).getAll()
      return () => keys.result.map((key, index): [string, unknown] => [key as string, values.result[index]])
    }),
  keys: (store: StoreName) =>
    run(store, 'readonly', (objects) => {
      const request = objects(store).getAllKeys()
      return () => request.result.map((key) => key as string)
    }),
  /** Applies all changes or none. Commits at once, so that they are stored even if the page is closed now. */
  async apply(changes: readonly Change[]): Promise<void> {
    const names = [...new Set(changes.map(({ store }) => store))]
    const [first] = names
    if (!first) return
    await run(names, 'readwrite', (objects) => {
      for (const { store, key, value } of changes) {
        if (value === undefined) objects(store).delete(key)
        else objects(store).put(value, key)
      }
      objects(first).transaction.commit()
      return () => undefined
    })
  },
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
    close(await open())
  },
}
