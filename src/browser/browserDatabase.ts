import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { deviceStore, ANY_USER } from './deviceStore'

/** Survives a crash and is shared by all tabs. It is on disk, so data that identifies a person is stored encrypted. */
const DATABASE_NAME = 'dashboard'

/** Raised with each change of the stored format: what another version has stored is dropped. */
const DATABASE_VERSION = 4

/** `keys` (one per user, not extractable) encrypt `drafts` and `files`. */
const stores = ['drafts', 'files', 'keys'] as const
export type StoreName = (typeof stores)[number]

type Schema = DBSchema & Record<StoreName, { key: string; value: unknown }>
type Database = IDBPDatabase<Schema>
type Mode = 'readonly' | 'readwrite'
type Transaction<AMode extends Mode> = IDBPTransaction<Schema, readonly StoreName[], AMode>

/** How long screens wait for an answer before they treat the database as missing. */
export const DISK_TIMEOUT_MS = 10_000

let opening: Promise<Database> | null = null

/** Counts closings: what was known of the database before may be gone. */
let closings = 0

/**
 * Set at once when everything is to be forgotten, and taken back once that has happened: whatever is opened before,
 * after a crash say, forgets first.
 */
const isToBeCleared = deviceStore<boolean>(
  'drafts-to-be-cleared',
  (stored) => stored !== null,
  (isWanted) => (isWanted ? 'yes' : null),
)

function open(): Promise<Database> {
  if (opening) return opening
  const opened = connected().then(async (database) => {
    if (isToBeCleared.read(ANY_USER)) await clearThrough(database)
    return database
  })
  opening = opened
  opened.catch(() => forget(opened))
  return opened
}

function connected(): Promise<Database> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false
    const opened = openDB<Schema>(DATABASE_NAME, DATABASE_VERSION, {
      upgrade(database, _version, _newer, { done }) {
        // Where it fails, opening fails.
        done.catch(() => undefined)
        for (const store of Array.from(database.objectStoreNames)) database.deleteObjectStore(store)
        for (const store of stores) database.createObjectStore(store)
      },
      blocked() {
        isGivenUp = true
        reject(new Error('The database is blocked'))
      },
      // A newer version waits in another tab.
      blocking: () => void opened.then(close),
      // The disk failed, or the user cleared the browser's data.
      terminated: () => forget(opening),
    })
    opened.then((database) => (isGivenUp ? database.close() : resolve(database)), reject)
  })
}

function close(database: Database): void {
  database.close()
  forget(opening)
}

/** The next piece of work opens a connection of its own. */
function forget(connection: Promise<Database> | null): void {
  if (connection !== opening) return
  opening = null
  closings += 1
}

/**
 * A page that is kept for the Back button stands still, in WebKit also in the middle of a transaction, which then holds
 * up the writes of every other tab. So nothing that still needs this page is left open, and it is done again later.
 */
let shownAgain: Promise<void> | null = null
const openTransactions = new Set<Transaction<Mode>>()

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
      // It is being committed, which needs this page no more.
    }
  }
  void opening?.then(close, () => undefined)
}
if (typeof addEventListener === 'function') addEventListener('pagehide', stopForBackCache)

/** Asks all that it wants of the transaction; in between it awaits nothing else. */
type Work<AMode extends Mode, Result> = (transaction: Transaction<AMode>) => Promise<Result>

async function transact<AMode extends Mode, Result>(
  database: Database,
  names: readonly StoreName[],
  mode: AMode,
  work: Work<AMode, Result>,
): Promise<Result> {
  // Without 'strict', a transaction may complete while its data is still only in memory.
  const transaction = database.transaction(names, mode, mode === 'readwrite' ? { durability: 'strict' } : {})
  openTransactions.add(transaction)
  try {
    // Wait for the transaction: after a request's success the data may still not be stored.
    const [result] = await Promise.all([work(transaction), transaction.done])
    return result
  } finally {
    openTransactions.delete(transaction)
  }
}

/** Of a connection that the browser has closed, with an event or without; the work can be done through another one. */
const LOST_CONNECTION_ERRORS: readonly string[] = ['InvalidStateError', 'AbortError', 'UnknownError']

/** The connection, once this page may use it: see {@link stopForBackCache}. */
async function usable(connection: Promise<Database>, commitsAtOnce: boolean): Promise<Database> {
  const database = await connection
  if (!shownAgain || commitsAtOnce) return database
  await shownAgain
  return usable(open(), commitsAtOnce)
}

/** @param commitsAtOnce needs nothing more of this page once it has begun */
async function run<AMode extends Mode, Result>(
  names: readonly StoreName[],
  mode: AMode,
  work: Work<AMode, Result>,
  commitsAtOnce = false,
): Promise<Result> {
  const connection = open()
  // The connection may be dead. The work stays asked for: a slow disk does it in the end.
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

async function clearThrough(database: Database): Promise<void> {
  await transact(database, stores, 'readwrite', async (transaction) => {
    await transaction.objectStore('keys').count()
    // Another tab may have cleared it by the time that it is this one's turn, and somebody have signed in.
    if (!isToBeCleared.read(ANY_USER)) return
    await Promise.all(stores.map((store) => transaction.objectStore(store).clear()))
  })
  isToBeCleared.write(ANY_USER, false)
}

/** A write to one entry, or its removal if `value` is undefined. */
export interface Change {
  store: StoreName
  key: string
  value?: unknown
}

async function make(transaction: Transaction<'readwrite'>, changes: readonly Change[]): Promise<void> {
  const made = changes.map(({ store, key, value }) => {
    const entries = transaction.objectStore(store)
    return value === undefined ? entries.delete(key) : entries.put(value, key)
  })
  await Promise.all(made)
}

/**
 * All functions reject if the browser has no database, blocks it, or has no space left. They take as long as the disk
 * takes, which may be for ever: who cannot wait asks {@link inTime}.
 */
export const browserDatabase = {
  closings: () => closings,
  read: (store: StoreName, key: string): Promise<unknown> =>
    run([store], 'readonly', (transaction) => transaction.objectStore(store).get(key)),
  /** All entries, with their keys. */
  readAll: (store: StoreName) =>
    run([store], 'readonly', async (transaction) => {
      const entries = transaction.objectStore(store)
      const [keys, values] = await Promise.all([entries.getAllKeys(), entries.getAll()])
      return keys.map((key, index): [string, unknown] => [key, values[index]])
    }),
  keys: (store: StoreName) => run([store], 'readonly', (transaction) => transaction.objectStore(store).getAllKeys()),
  /** Applies all changes or none. Commits at once, so that they are stored even if the page is closed now. */
  async apply(changes: readonly Change[]): Promise<void> {
    const names = [...new Set(changes.map(({ store }) => store))]
    if (names.length === 0) return
    const write: Work<'readwrite', void> = async (transaction) => {
      const made = make(transaction, changes)
      transaction.commit()
      await made
    }
    await run(names, 'readwrite', write, true)
  },
  /**
   * Reads and writes in one transaction, so that no other tab writes in between.
   *
   * @param revised given the keys of each store, and the drafts by their keys
   */
  revise: (revised: (keys: Record<StoreName, string[]>, drafts: ReadonlyMap<string, unknown>) => readonly Change[]) =>
    run(stores, 'readwrite', async (transaction) => {
      const [drafts, files, keys, values] = await Promise.all([
        transaction.objectStore('drafts').getAllKeys(),
        transaction.objectStore('files').getAllKeys(),
        transaction.objectStore('keys').getAllKeys(),
        transaction.objectStore('drafts').getAll(),
      ])
      const byKey = new Map(drafts.map((key, index) => [key, values[index]]))
      await make(transaction, revised({ drafts, files, keys }, byKey))
    }),
  /** Writes only if there is no value yet, and returns the stored one, so that two racing tabs get the same value. */
  writeOnce: (store: StoreName, key: string, value: unknown): Promise<unknown> =>
    run([store], 'readwrite', async (transaction) => {
      const entries = transaction.objectStore(store)
      const stored = await entries.get(key)
      if (stored !== undefined) return stored
      await entries.put(value, key)
      return value
    }),
  /** From the call on nothing of it is read any more, also where this page ends before the disk has done it. */
  async clear(): Promise<void> {
    if (typeof indexedDB === 'undefined') return
    isToBeCleared.write(ANY_USER, true)
    const connection = open()
    try {
      const database = await connection
      // Done already, if it has only now been opened.
      if (isToBeCleared.read(ANY_USER)) await clearThrough(database)
      close(database)
    } catch (error) {
      // The next one that opens it does it.
      forget(connection)
      throw error
    }
  },
}

/** @throws if there is no answer within `patience` milliseconds */
export function inTime<Answer>(work: Promise<Answer>, patience = DISK_TIMEOUT_MS): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), patience)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
