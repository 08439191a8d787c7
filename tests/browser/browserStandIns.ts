import { webcrypto } from 'node:crypto'
import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from 'fake-indexeddb'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

// What `idb` tells the objects of a database by. They stay after the tests: what a test has begun may end later.
Object.assign(globalThis, { IDBCursor, IDBDatabase, IDBIndex, IDBObjectStore, IDBRequest, IDBTransaction })

/** What is between two steps, a file that is read say, takes fewer turns of the machine. */
const QUIET_TURNS = 20

type StoreName = 'drafts' | 'files' | 'keys'

/** Inside of fake-indexeddb: a test sees at once what is on the disk, and looking takes no transaction. */
interface Disk {
  _databases: Map<string, { rawObjectStores: Map<string, { records: DiskRecords }> }>
}
interface DiskRecords {
  values: () => Iterable<{ key: string; value: unknown }>
  put: (record: { key: string; value: unknown }) => void
  clear: () => void
}
/** Inside of fake-indexeddb: called when its turn among the transactions has come. */
type Startable = IDBTransaction & { _start: () => void; _started: boolean }

/** The database of one computer: fake-indexeddb, and what tests ask of its disk and its browser. */
export class MemoryDatabase {
  private disk = new IDBFactory()
  /** Opening and each transaction fail while this is set, as in a browser that forbids storage. */
  isForbidden = false
  /** Opening is not answered while this is set. */
  isSilent = false
  /** What has been asked of the writing transactions: whether the disk is waited for. */
  durabilities: (IDBTransactionDurability | undefined)[] = []
  /** While this is set, what is written is not complete: the disk is slow. */
  heldWrites: Promise<void> | null = null
  /** How long the disk takes for the next writing transaction, which all after it wait for; 0 milliseconds unless set. */
  slowness: () => number = () => 0
  /** Transactions that are neither complete nor aborted. */
  openTransactions = 0

  private connection: IDBDatabase | null = null
  private unanswered: IDBOpenDBRequest[] = []
  /** Openings, transactions and encryptions that are under way. */
  private underWay = 0

  /** What is in a store, now. */
  entriesIn(name: StoreName): Map<string, unknown> {
    return new Map(Array.from(this.recordsIn(name)?.values() ?? [], ({ key, value }) => [key, value]))
  }

  /** Their keys, but for the drafts of which no more is left than what was sent. */
  keysIn(name: StoreName): string[] {
    const isLeft = (value: unknown) => (value as { sealed?: unknown } | null)?.sealed !== null
    return [...this.entriesIn(name)].flatMap(([key, value]) => (isLeft(value) ? [key] : []))
  }

  /** Puts an entry there, past the product. */
  put(name: StoreName, key: string, value: unknown): void {
    this.recordsIn(name)?.put({ key, value })
  }

  /** Loses what is in these stores, and the product is not told. */
  empty(...names: StoreName[]): void {
    for (const name of names) this.recordsIn(name)?.clear()
  }

  /** @returns what brings back the disk as it is now */
  snapshot(): () => void {
    const names: StoreName[] = ['drafts', 'files', 'keys']
    const entries = names.map((name) => [name, this.entriesIn(name)] as const)
    return () => {
      this.empty(...names)
      for (const [name, found] of entries) for (const [key, value] of found) this.put(name, key, value)
    }
  }

  private recordsIn(name: StoreName): DiskRecords | undefined {
    const disk = this.disk as unknown as Disk
    return disk._databases.get('dashboard')?.rawObjectStores.get(name)?.records
  }

  /** Until nothing is under way any more, of database, encryption and the messages between tabs. */
  async rest(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS;) {
      await new Promise(setImmediate)
      quiet = this.underWay === 0 ? quiet + 1 : 0
    }
  }

  /** An empty disk and a browser that works, of which the product does not know yet. */
  reset(): void {
    for (const request of this.unanswered.splice(0)) fail(request)
    this.closeByForce()
    this.disk = new IDBFactory()
    this.isForbidden = false
    this.isSilent = false
    this.heldWrites = null
    this.slowness = () => 0
    this.durabilities = []
  }

  /** Encryption that `rest` waits for as well. */
  readonly crypto = {
    getRandomValues: <Values extends ArrayBufferView>(values: Values) => webcrypto.getRandomValues(values as never),
    randomUUID: () => webcrypto.randomUUID(),
    subtle: new Proxy(webcrypto.subtle, {
      get:
        (subtle, name) =>
        async (...inputs: unknown[]): Promise<unknown> => {
          const operation = Reflect.get(subtle, name) as (...inputs: unknown[]) => Promise<unknown>
          this.underWay += 1
          try {
            return await operation.apply(subtle, inputs)
          } finally {
            this.underWay -= 1
          }
        },
    }),
  }

  /** Ends the product's connection, as a browser does when somebody empties it. */
  closeByForce(): void {
    const { connection } = this
    this.loseConnection()
    connection?.dispatchEvent(new IDBVersionChangeEvent('close'))
  }

  /** The browser ends the connection and tells nobody. */
  loseConnection(): void {
    this.connection?.close()
    this.connection = null
  }

  readonly factory = {
    open: (name: string, version: number): IDBOpenDBRequest => {
      const request = this.isForbidden || this.isSilent ? new IDBOpenDBRequest() : this.disk.open(name, version)
      if (this.isSilent) {
        this.unanswered.push(request)
        return request
      }
      this.underWay += 1
      const settle = () => (this.underWay -= 1)
      request.addEventListener('error', settle)
      request.addEventListener('success', () => {
        settle()
        this.connect(request.result)
      })
      if (this.isForbidden) queueMicrotask(() => fail(request))
      return request
    },
  }

  private connect(connection: IDBDatabase): void {
    this.connection = connection
    const begin = connection.transaction.bind(connection)
    connection.transaction = (names, mode, options) => {
      if (this.isForbidden) throw forbidden()
      const transaction = begin(names, mode, options)
      this.follow(transaction)
      if (mode === 'readwrite') {
        this.durabilities.push(options?.durability)
        this.slow(transaction as Startable)
      }
      return transaction
    }
  }

  private follow(transaction: IDBTransaction): void {
    this.openTransactions += 1
    this.underWay += 1
    const { heldWrites } = this
    const tell = transaction.dispatchEvent.bind(transaction)
    transaction.dispatchEvent = (event) => {
      if (event.type !== 'complete' && event.type !== 'abort') return tell(event)
      this.openTransactions -= 1
      this.underWay -= 1
      if (event.type === 'abort' || transaction.mode !== 'readwrite' || !heldWrites) return tell(event)
      void heldWrites.then(() => tell(event))
      return true
    }
  }

  private slow(transaction: Startable): void {
    const wait = this.slowness()
    if (wait === 0) return
    const start = transaction._start.bind(transaction)
    transaction._start = () => {
      Reflect.deleteProperty(transaction, '_start')
      // Those after it wait from now on.
      transaction._started = true
      setTimeout(start, wait)
    }
  }
}

const forbidden = () => new DOMException('forbidden', 'SecurityError')

function fail(request: IDBOpenDBRequest): void {
  Object.assign(request, { readyState: 'done', error: forbidden() })
  request.dispatchEvent(new IDBVersionChangeEvent('error'))
}

/** Exclusive locks of one computer; whoever does not ask with `ifAvailable` waits for his turn. */
export function memoryLocks() {
  const held = new Map<string, Promise<unknown>>()
  type Work = (lock: Lock | null) => unknown
  async function request(name: string, ...rest: [Work] | [LockOptions, Work]): Promise<unknown> {
    const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest
    if (options.ifAvailable && held.has(name)) return work(null)
    const { signal } = options
    const aborted = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    )
    aborted.catch(() => undefined)
    while (held.has(name)) await Promise.race([held.get(name), aborted])
    let letGo = () => {}
    held.set(name, new Promise<void>((resolve) => (letGo = resolve)))
    try {
      return await work({ name, mode: 'exclusive' })
    } finally {
      held.delete(name)
      letGo()
    }
  }
  const query = async () => ({ held: [...held.keys()].map((name) => ({ name })) })
  return { request, query }
}

/** Gives each test of a file a computer of its own: database, locks and cryptography, which jsdom lacks. */
export function withComputer(): MemoryDatabase {
  const database = new MemoryDatabase()
  beforeEach(async () => {
    // What the test before has begun is none of this one's.
    await database.rest()
    database.reset()
    vi.stubGlobal('indexedDB', database.factory)
    vi.stubGlobal('crypto', database.crypto)
    Object.defineProperty(navigator, 'locks', { configurable: true, value: memoryLocks() })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'locks')
  })
  // Files that share modules share what has been opened: the next one must not find this database.
  afterAll(async () => {
    await database.rest()
    database.reset()
  })
  return database
}
