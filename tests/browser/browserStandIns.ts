import { webcrypto } from 'node:crypto'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

type Records = Map<string, unknown>

/** More turns of the event loop than any step between two requests takes, such as reading a file. */
const QUIET_TURNS = 20

/** The part of IndexedDB that the product uses, one per computer. */
export class MemoryDatabase {
  stores = new Map<string, Records>()
  version = 0
  /** Whether every request fails, as in a browser that forbids storage. */
  isForbidden = false
  /** The durability that each writing transaction has requested: strict ones wait for the disk. */
  durabilities: (IDBTransactionDurability | undefined)[] = []
  /** While set, writing transactions wait for it before they complete, as on a slow disk. */
  heldWrites: Promise<void> | null = null
  /** How long the disk takes for the next writing transaction in milliseconds; later transactions wait for it. */
  slowness: () => number = () => 0

  /** The keys of a store, except of drafts reduced to the number that was booked. */
  keysIn(name: 'drafts' | 'files' | 'keys'): string[] {
    const isLeft = (value: unknown) => (value as { sealed?: unknown } | null)?.sealed !== null
    return [...(this.stores.get(name) ?? [])].flatMap(([key, value]) => (isLeft(value) ? [key] : []))
  }

  /** Transactions that are neither complete nor aborted. */
  openTransactions = 0

  private connection: Partial<IDBDatabase> | null = null
  /** Running requests and encryptions. */
  private underWay = 0

  /** Waits until database, encryption and messages between tabs are idle. */
  async rest(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS;) {
      await new Promise(setImmediate)
      quiet = this.underWay === 0 ? quiet + 1 : 0
    }
  }

  /** Web Crypto whose operations `rest` waits for. */
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

  /** Closes the product's connection with an event, as when somebody clears the browser's data. */
  closeByForce(): void {
    this.connection?.onclose?.call(this.connection as IDBDatabase, new Event('close'))
    this.connection = null
  }

  /** Closes the connection without an event. */
  loseConnection(): void {
    if (!this.connection) return
    this.connection.transaction = () => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError')
    }
    this.connection = null
  }

  readonly factory = {
    open: (_name: string, version: number) => {
      const request: Partial<IDBOpenDBRequest> & { result?: unknown } = {}
      queueMicrotask(() => {
        if (this.isForbidden) {
          Object.assign(request, { error: new DOMException('forbidden', 'SecurityError') })
          request.onerror?.call(request as IDBOpenDBRequest, new Event('error'))
          return
        }
        const oldVersion = this.version
        this.version = version
        const connection = {
          objectStoreNames: [...this.stores.keys()],
          deleteObjectStore: (name: string) => this.stores.delete(name),
          createObjectStore: (name: string) => this.stores.set(name, new Map()),
          transaction: (names: string | string[], mode: IDBTransactionMode, options: IDBTransactionOptions = {}) =>
            this.transaction([names].flat(), mode, options),
          close: () => undefined,
        } as unknown as IDBDatabase
        this.connection = connection
        request.result = connection
        if (oldVersion < version) {
          const event = new Event('upgradeneeded') as IDBVersionChangeEvent
          request.onupgradeneeded?.call(request as IDBOpenDBRequest, event)
        }
        request.onsuccess?.call(request as IDBOpenDBRequest, new Event('success'))
      })
      return request
    },
  }

  private lastTurn: Promise<void> = Promise.resolve()

  /** Runs its requests after the transactions before it, and completes when there are no more. */
  private transaction(names: string[], mode: IDBTransactionMode, { durability }: IDBTransactionOptions) {
    if (this.isForbidden) throw new DOMException('forbidden', 'SecurityError')
    if (mode === 'readwrite') this.durabilities.push(durability)
    const { heldWrites } = this
    const transaction: Partial<IDBTransaction> = {}
    let open = 0
    let isCommitted = false
    let isAborted = false
    this.openTransactions += 1
    const wait = mode === 'readwrite' ? this.slowness() : 0
    const before = this.lastTurn
    const turn = wait === 0 ? before : before.then(() => new Promise<void>((resolve) => setTimeout(resolve, wait)))
    let endTurn = () => {}
    this.lastTurn = new Promise((resolve) => (endTurn = resolve))
    const ask = (answer: () => unknown) => {
      const request: Partial<IDBRequest> & { result?: unknown } = {}
      open += 1
      this.underWay += 1
      void turn.then(() => {
        this.underWay -= 1
        if (isAborted) return
        request.result = answer()
        request.onsuccess?.call(request as IDBRequest, new Event('success'))
        open -= 1
        if (open > 0) return
        endTurn()
        this.openTransactions -= 1
        const complete = () => transaction.oncomplete?.call(transaction as IDBTransaction, new Event('complete'))
        if (mode === 'readwrite' && heldWrites) void heldWrites.then(complete)
        else complete()
      })
      return request
    }
    const objectStore = (name: string) => {
      if (!names.includes(name)) throw new DOMException(name, 'NotFoundError')
      const records = this.stores.get(name) ?? new Map<string, unknown>()
      return {
        transaction,
        get: (key: string) => ask(() => structuredClone(records.get(key))),
        getAllKeys: () => ask(() => [...records.keys()].toSorted()),
        getAll: () => ask(() => structuredClone([...records.keys()].toSorted().map((key) => records.get(key)))),
        put: (value: unknown, key: string) => {
          const kept = structuredClone(value)
          return ask(() => records.set(key, kept))
        },
        delete: (key: string) => ask(() => records.delete(key)),
        clear: () => ask(() => records.clear()),
      }
    }
    const commit = () => {
      isCommitted = true
    }
    const abort = () => {
      if (isCommitted) throw new DOMException('The transaction is being committed.', 'InvalidStateError')
      isAborted = true
      endTurn()
      this.openTransactions -= 1
      queueMicrotask(() => transaction.onabort?.call(transaction as IDBTransaction, new Event('abort')))
    }
    Object.assign(transaction, { objectStore, commit, abort, error: null })
    return transaction
  }
}

/** Exclusive locks of one computer; a request without `ifAvailable` waits. */
function memoryLocks() {
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

/** Gives each test of a file its own database, locks and cryptography, which jsdom lacks. */
export function withComputer(): MemoryDatabase {
  const database = new MemoryDatabase()
  beforeEach(async () => {
    // Waits for what the test before has started.
    await database.rest()
    database.isForbidden = false
    database.heldWrites = null
    database.slowness = () => 0
    database.durabilities = []
    for (const records of database.stores.values()) records.clear()
    database.closeByForce()
    vi.stubGlobal('indexedDB', database.factory)
    vi.stubGlobal('crypto', database.crypto)
    Object.defineProperty(navigator, 'locks', { configurable: true, value: memoryLocks() })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'locks')
  })
  // Files that share modules share an open connection, so the next file must not get this one.
  afterAll(async () => {
    await database.rest()
    database.closeByForce()
  })
  return database
}
