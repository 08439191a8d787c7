import { deviceStore, ANY_USER } from './deviceStore'

/**
 * The database survives a crash, and is shared by all tabs. It is on disk, so data that identifies a person is
 * encrypted.
 */
const DATABASE_NAME = 'dashboard'

/** Raised with each change of the stored format, which drops what another version has stored. */
const DATABASE_VERSION = 4

/** The keys in `keys` (one per user, not extractable) encrypt the contents of `drafts` and `files`. */
const stores = ['drafts', 'files', 'keys'] as const
type StoreName = (typeof stores)[number]

/** Milliseconds that screens wait for an answer before they treat the database as missing. */
const DISK_TIMEOUT_MS = 10_000

let opening: Promise<IDBDatabase> | null = null

/** How often the database was closed. What was read before may be gone after that. */
let closings = 0

/**
 * Set when everything is about to be cleared, and unset once that is done. A page that opens the database in between,
 * perhaps after a crash, clears it first.
 */
const isToBeCleared = deviceStore<boolean>(
  'drafts-to-be-cleared',
  (stored) => stored !== null,
  (isWanted) => (isWanted ? 'yes' : null),
)

function open(): Promise<IDBDatabase> {
  if (opening) return opening
  const opened = connected().then(async (database) => {
    if (isToBeCleared.read(ANY_USER)) await clearThrough(database)
    return database
  })
  opening = opened
  opened.catch(() => forget(opened))
  return opened
}

const connected = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, DATABASE_VERSION)
    let isGivenUp = false
    request.onupgradeneeded = () => {
      for (const store of Array.from(request.result.objectStoreNames)) request.result.deleteObjectStore(store)
      for (const store of stores) request.result.createObjectStore(store)
    }
    request.onsuccess = () => {
      const database = request.result
      if (isGivenUp) return database.close()
      // A newer version waits in another tab, the disk has failed, or the user has cleared the browser's data.
      database.onversionchange = () => close(database)
      database.onclose = () => close(database)
      resolve(database)
    }
    request.onerror = () => reject(failure(request.error))
    request.onblocked = () => {
      isGivenUp = true
      reject(new Error('The database is blocked'))
    }
  })

function close(database: IDBDatabase): void {
  database.close()
  forget(opening)
}

/** Makes the next work open a new connection. */
function forget(connection: Promise<IDBDatabase> | null): void {
  if (connection !== opening) return
  opening = null
  closings += 1
}

/**
 * A page in the back/forward cache is frozen, in WebKit also in the middle of a transaction, which then blocks the
 * writes of every other tab. So open transactions are aborted, and repeated when the page is shown again.
 */
let shownAgain: Promise<void> | null = null
const openTransactions = new Set<IDBTransaction>()

function stopForBackCache({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  shownAgain = new Promise((resolve) =>
    addEventListener(
      'pageshow',
      () => {
        shownAgain = null
        resolve()
      },
      { once: true },
    ),
  )
  for (const transaction of openTransactions) {
    try {
      transaction.abort()
    } catch {
      // It is being committed, for which the page is no longer needed.
    }
  }
  void opening?.then(close, () => undefined)
}
if (typeof addEventListener === 'function') addEventListener('pagehide', stopForBackCache)

const failure = (error: DOMException | null) => error ?? new Error('The database failed')

type Objects = (store: StoreName) => IDBObjectStore
/** Starts the requests; the returned function reads their results once the transaction has completed. */
type Work<Result> = (objects: Objects) => () => Result
type Stores = StoreName | readonly StoreName[]

function transact<Result>(
  database: IDBDatabase,
  names: Stores,
  mode: IDBTransactionMode,
  work: Work<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // Without 'strict', a transaction may complete while its data is still only in memory.
    const transaction = database.transaction(names, mode, mode === 'readwrite' ? { durability: 'strict' } : {})
    openTransactions.add(transaction)
    const result = work((store) => transaction.objectStore(store))
    // Wait for the transaction: after a request's success the data may still not be stored.
    transaction.oncomplete = () => {
      openTransactions.delete(transaction)
      resolve(result())
    }
    transaction.onabort = () => {
      openTransactions.delete(transaction)
      reject(transaction.error ?? new DOMException('The transaction was stopped', 'AbortError'))
    }
  })
}

/** The errors of a connection that the browser has closed; the work can be repeated through a new one. */
const LOST_CONNECTION_ERRORS: readonly string[] = ['InvalidStateError', 'AbortError', 'UnknownError']

/** The connection, once this page may use it: see {@link stopForBackCache}. */
async function usable(connection: Promise<IDBDatabase>, commitsAtOnce: boolean): Promise<IDBDatabase> {
  const database = await connection
  if (!shownAgain || commitsAtOnce) return database
  await shownAgain
  return usable(open(), commitsAtOnce)
}

/** @param commitsAtOnce true if the work no longer needs this page once it has begun, so that the page may be frozen */
async function run<Result>(
  names: Stores,
  mode: IDBTransactionMode,
  work: Work<Result>,
  commitsAtOnce = false,
): Promise<Result> {
  const connection = open()
  // The connection may be dead, so the next work opens a new one. This work goes on waiting, because the disk may only
  // be slow.
  const timer = setTimeout(() => forget(connection), DISK_TIMEOUT_MS)
  try {
    return await transact(await usable(connection, commitsAtOnce), names, mode, work)
  } catch (error) {
    if (!(error instanceof DOMException) || !LOST_CONNECTION_ERRORS.includes(error.name)) throw error
    forget(connection)
    return await transact(await usable(open(), commitsAtOnce), names, mode, work)
  } finally {
    clearTimeout(timer)
  }
}

async function clearThrough(database: IDBDatabase): Promise<void> {
  await transact(database, stores, 'readwrite', (objects) => {
    // Another tab may have cleared the database before it is this one's turn, and somebody may have signed in since.
    objects('keys').getAllKeys().onsuccess = () => {
      if (isToBeCleared.read(ANY_USER)) for (const store of stores) objects(store).clear()
    }
    return () => undefined
  })
  isToBeCleared.write(ANY_USER, false)
}

/** A write to one entry, or its removal if `value` is undefined. */
export interface Change {
  store: StoreName
  key: string
  value?: unknown
}

function applyTo(objects: Objects, changes: readonly Change[]): void {
  for (const { store, key, value } of changes) {
    if (value === undefined) objects(store).delete(key)
    else objects(store).put(value, key)
  }
}

/**
 * Reads and writes. All functions reject if the browser has no database, blocks it, or has no space left. They take as
 * long as the disk does, which may be forever: callers that cannot wait use {@link inTime}.
 */
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
    const write: Work<void> = (objects) => {
      applyTo(objects, changes)
      objects(first).transaction.commit()
      return () => undefined
    }
    await run(names, 'readwrite', write, true)
  },
  /**
   * Reads and writes in one transaction, so that no other tab writes in between.
   *
   * @param changesFor returns what to write, from the keys of each store and the drafts by their keys
   */
  revise: (
    changesFor: (keys: Record<StoreName, string[]>, drafts: ReadonlyMap<string, unknown>) => readonly Change[],
  ) =>
    run(stores, 'readwrite', (objects) => {
      const keysOf = (store: StoreName) => {
        const request = objects(store).getAllKeys()
        return () => request.result.map((key) => key as string)
      }
      const [files, keys, drafts] = [keysOf('files'), keysOf('keys'), keysOf('drafts')]
      const values: IDBRequest<unknown[]> = objects('drafts').getAll()
      values.onsuccess = () => {
        const found = drafts()
        const byKey = new Map(found.map((key, index) => [key, values.result[index]]))
        applyTo(objects, changesFor({ drafts: found, files: files(), keys: keys() }, byKey))
      }
      return () => undefined
    }),
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
  /** From this call on nothing is read any more, even if this page is closed before the disk has been cleared. */
  async clear(): Promise<void> {
    if (typeof indexedDB === 'undefined') return
    isToBeCleared.write(ANY_USER, true)
    const connection = open()
    try {
      const database = await connection
      // A database that has only now been opened is cleared already.
      if (isToBeCleared.read(ANY_USER)) await clearThrough(database)
      close(database)
    } catch (error) {
      // Whichever page opens the database next clears it.
      forget(connection)
      throw error
    }
  },
}

/** The result of work on the database. @throws if there is none within `timeoutMs` */
export function inTime<Answer>(work: Promise<Answer>, timeoutMs = DISK_TIMEOUT_MS): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), timeoutMs)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
