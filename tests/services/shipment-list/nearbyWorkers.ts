import { expose } from 'comlink'
import { expect, vi } from 'vitest'
import { listsOfTabs } from '@/services/shipment-list/listsOfTabs'
import { HOST } from '../backend'

/** A worker of the lists on a channel of its own, in this thread. */
export class NearbyWorker extends EventTarget {
  static started: NearbyWorker[] = []
  private readonly channel = new MessageChannel()
  isTerminated = false

  constructor(
    _script: URL,
    readonly options?: WorkerOptions,
  ) {
    super()
    NearbyWorker.started.push(this)
    expose(listsOfTabs()(), this.channel.port2)
    this.channel.port1.onmessage = ({ data }: MessageEvent) => this.dispatchEvent(new MessageEvent('message', { data }))
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.channel.port1.postMessage(message, transfer)
  }

  terminate(): void {
    this.isTerminated = true
    this.close()
  }

  close(): void {
    this.channel.port1.close()
    this.channel.port2.close()
  }

  /** It cannot be started: its script is gone. */
  fail(): void {
    this.dispatchEvent(new Event('error'))
  }
}

/** Locks as the browser keeps them: whoever holds one can die. */
class NearbyLocks {
  private readonly queues = new Map<string, Promise<unknown>>()
  private readonly deaths = new Map<string, () => void>()

  request(name: string, hold: () => unknown): Promise<unknown> {
    const held = (this.queues.get(name) ?? Promise.resolve()).then(() => {
      const death = new Promise<void>((resolve) => this.deaths.set(name, resolve))
      return Promise.race([hold(), death])
    })
    this.queues.set(
      name,
      held.catch(() => undefined),
    )
    return held
  }

  /** Ends whoever holds the lock. */
  end(name: string): void {
    this.deaths.get(name)?.()
  }

  get names(): string[] {
    return [...this.deaths.keys()]
  }
}

/** The worker of all tabs, in this thread: its own script answers. */
export async function aSharedWorker() {
  const scope = Object.assign(new EventTarget(), { onconnect: null })
  const locks = new NearbyLocks()
  vi.stubGlobal('self', scope)
  vi.stubGlobal('navigator', { locks })
  await resetModules()
  await import('@/services/shipment-list/shipmentIndex.worker')
  const [workerLock = ''] = await vi.waitFor(() => {
    expect(locks.names).toHaveLength(1)
    return locks.names
  })
  const ports: MessagePort[] = []
  const started: EventTarget[] = []
  class NearbySharedWorker extends EventTarget {
    readonly port: MessagePort

    constructor(_script: URL, options?: WorkerOptions) {
      super()
      // Its script imports others.
      expect(options?.type).toBe('module')
      const { port1, port2 } = new MessageChannel()
      this.port = port1
      ports.push(port1, port2)
      started.push(this)
      scope.dispatchEvent(new MessageEvent('connect', { ports: [port2] }))
    }
  }
  vi.stubGlobal('SharedWorker', NearbySharedWorker)
  const close = () => {
    for (const port of ports) port.close()
  }
  return { locks, workerLock, started, close }
}

/** Modules as they are for a page of its own. */
async function resetModules(): Promise<void> {
  vi.resetModules()
  const { http } = await import('@/services/http/request')
  http.defaults.baseURL = HOST
}

/** The modules as a page loads them: a worker is started with them. */
export async function loadLists() {
  await resetModules()
  return {
    ...(await import('@/services/shipment-list/shipmentIndexClient')),
    ...(await import('@/services/shipment-list/shipmentIndex.queries')),
  }
}
