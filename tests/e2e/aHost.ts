import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { answerFor, headersFor, textTypes } from '../../src/build/servedAsHosted'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const dist = join(root, 'dist')

/** A host whose release can change, and which can be disconnected. It has no backend. */
interface Host {
  origin: string
  asked: string[]
  release: (folder: string) => void
  unplug: () => Promise<void>
}

const hosts: Server[] = []
/** Closes all hosts; to be called after each test. */
export function closeHosts(): void {
  for (const host of hosts.splice(0)) {
    host.closeAllConnections()
    host.close()
  }
}

export async function aHost(folder = dist): Promise<Host> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    asked.push(request.url ?? '/')
    for (const [name, value] of headersFor(folder, path)) response.setHeader(name, value)
    const { page, status } = path.startsWith('/api/') ? { page: null, status: 503 } : answerFor(folder, path)
    response.writeHead(status, { 'Content-Type': textTypes[extname(page ?? '')] ?? 'application/octet-stream' })
    response.end(page === null ? '' : readFileSync(join(folder, page)))
  })
  hosts.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    release: (next) => {
      folder = next
    },
    unplug: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const isCached = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Visits a page, and waits until the service worker has cached the site. */
export async function visitOnce(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect.poll(() => isCached(page)).toBe(true)
}
