import { expose } from 'comlink'
import { vi } from 'vitest'
import { shipmentLists } from '@/services/shipment-list/shipmentLists'
import { HOST } from '../backend'

/** A worker of the lists on a channel of its own, in this thread. */
export class NearbyWorker extends EventTarget {
  static started: NearbyWorker[] = []
  /** Its script is gone: no worker that is started answers. */
  static isGone = false
  private readonly channel = new MessageChannel()

  constructor(
    _script: URL,
    readonly options?: WorkerOptions,
  ) {
    super()
    NearbyWorker.started.push(this)
    if (NearbyWorker.isGone) queueMicrotask(() => this.dispatchEvent(new Event('error')))
    else expose(shipmentLists(), this.channel.port2)
    this.channel.port1.onmessage = ({ data }: MessageEvent) => this.dispatchEvent(new MessageEvent('message', { data }))
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.channel.port1.postMessage(message, transfer)
  }

  close(): void {
    this.channel.port1.close()
    this.channel.port2.close()
  }
}

/** Where workers are stubbed, ends those that a test has started. */
export function endWorkers(): void {
  for (const worker of NearbyWorker.started.splice(0)) worker.close()
  NearbyWorker.isGone = false
  vi.unstubAllGlobals()
}

/** The modules as a page of its own loads them: a worker is started with them. */
export async function loadLists() {
  vi.resetModules()
  const { http } = await import('@/services/http/request')
  http.defaults.baseURL = HOST
  return {
    ...(await import('@/services/shipment-list/shipmentIndexClient')),
    ...(await import('@/services/shipment-list/shipmentIndex.queries')),
  }
}
