import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, vi } from 'vitest'

type Records = Map<string, unknown>

/** Answers in a microtask, as a database's request does in its own time. */
function answered(read: () => unknown, transaction: Partial<IDBTransaction>): IDBRequest {
  const request = { result: undefined as unknown }
  queueMicrotask(() => {
    request.result = read()
    transaction.oncomplete?.call(transaction as IDBTransaction, new Event('complete'))
  })
  return request as IDBRequest
}

/** As much of IndexedDB as the product uses; one per computer. */
export class MemoryDatabase {
  stores = new Map<string, Records>()
  /** Every request fails while this is set, as in a browser that forbids storage. */
  isForbidden = false

  readonly factory = {
    open: () => {
      const request: Partial<IDBOpenDBRequest> & { result?: unknown } = {}
      queueMicrotask(() => {
        if (this.isForbidden) {
          Object.assign(request, { error: new DOMException('forbidden', 'SecurityError') })
          request.onerror?.call(request as IDBOpenDBRequest, new Event('error'))
          return
        }
        const isNew = this.stores.size === 0
        request.result = {
          createObjectStore: (name: string) => this.stores.set(name, new Map()),
          transaction: (name: string) => this.transaction(name),
          close: () => undefined,
        } as unknown as IDBDatabase
        if (isNew) request.onupgradeneeded?.call(request as IDBOpenDBRequest, new Event('x') as IDBVersionChangeEvent)
        request.onsuccess?.call(request as IDBOpenDBRequest, new Event('success'))
      })
      return request
    },
  }

  private transaction(name: string) {
    const records = this.stores.get(name) ?? new Map<string, unknown>()
    const transaction: Partial<IDBTransaction> = {}
    const ask = (read: () => unknown) => answered(read, transaction)
    Object.assign(transaction, {
      objectStore: () => ({
        get: (key: string) => ask(() => structuredClone(records.get(key))),
        getAllKeys: () => ask(() => [...records.keys()]),
        put: (value: unknown, key: string) => {
          const kept = structuredClone(value)
          return ask(() => records.set(key, kept))
        },
        delete: (key: string) => ask(() => records.delete(key)),
        clear: () => ask(() => records.clear()),
      }),
    })
    return transaction
  }
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
  return { request }
}

/** Gives each test of a file a computer of its own: database, locks and cryptography, which jsdom lacks. */
export function withComputer(): MemoryDatabase {
  const database = new MemoryDatabase()
  beforeEach(() => {
    database.isForbidden = false
    for (const records of database.stores.values()) records.clear()
    vi.stubGlobal('indexedDB', database.factory)
    vi.stubGlobal('crypto', webcrypto)
    Object.defineProperty(navigator, 'locks', { configurable: true, value: memoryLocks() })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'locks')
  })
  return database
}
