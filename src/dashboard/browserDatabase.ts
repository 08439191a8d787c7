/**
 * The one database that the dashboard keeps in the browser, for what its tabs must share or what is too large for their
 * own storage. It outlives the tab, so nothing in it may be readable without a tab's key.
 */
const NAME = 'dashboard'

/** `files`: encrypted files of unfinished bookings. `bookings`: which drafts are booked, under which number. */
const stores = ['files', 'bookings'] as const
export type StoreName = (typeof stores)[number]

let opening: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store)
    }
    request.onsuccess = () => {
      // Another tab may want a newer one: this tab opens it anew when it needs it.
      request.result.onversionchange = () => {
        request.result.close()
        opening = null
      }
      resolve(request.result)
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

async function run<Result>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode)
    const request = work(transaction.objectStore(store))
    // Only a finished transaction is written down.
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(failure(transaction.error))
  })
}

/** Every function rejects where the browser has no database, forbids it, or has no room left. */
export const browserDatabase = {
  /** @returns the value, or undefined where there is none */
  read: (store: StoreName, key: string) => run<unknown>(store, 'readonly', (objects) => objects.get(key)),
  /** @returns all keys of a store */
  keys: async (store: StoreName) =>
    (await run(store, 'readonly', (objects) => objects.getAllKeys())).filter((key) => typeof key === 'string'),
  write: (store: StoreName, key: string, value: unknown) =>
    run(store, 'readwrite', (objects) => objects.put(value, key)),
  remove: (store: StoreName, key: string) => run(store, 'readwrite', (objects) => objects.delete(key)),
  /** Empties all stores: every tab then finds nothing. */
  async clear(): Promise<void> {
    if (typeof indexedDB === 'undefined') return
    await Promise.all(stores.map((store) => run(store, 'readwrite', (objects) => objects.clear())))
  },
}
