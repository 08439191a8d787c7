import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { getResponse } from 'msw'
import { answerFor, headersFor } from '../../src/build/servedAsHosted.ts'
import { answerOverHttp } from '../backend/answerOverHttp'
import { handlers } from '../backend/handlers'
import { createStore, resetStore } from '../backend/store'

/** The built site, the stand-in backend and the peers on one origin: all of them get the same bytes in the same way. */
export interface Site {
  origin: string
  /** Seeds that many shipments and keeps the long answers ready: what is measured is the client. */
  seed: (shipments: number) => Promise<void>
  /** Long lists come in at this rate, compressed; undefined: at once, as they are. */
  setLine: (bytesPerSecond: number | undefined) => void
  /** Size of the list of all shipments in bytes, as JSON and compressed. */
  listSize: () => { plain: number; compressed: number }
  close: () => void
}

const types: Record<string, string> = {
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const compressible = /^(text\/|image\/svg|application\/manifest)/

const LISTS = ['/api/airwaybill/getAll', '/api/airwaybill/getStatistics']
const TICK = 20

/**
 * Serves what is measured.
 *
 * @param dist folder of the built site
 * @param peers folder of the built peers; its files are below `/bench/`
 */
export async function serveSite(dist: string, peers: string): Promise<Site> {
  const store = createStore({ log: () => undefined })
  const all = handlers(store)
  const lists = new Map<string, { plain: Buffer; compressed: Buffer }>()
  const zipped = new Map<string, Buffer>()
  let bytesPerSecond: number | undefined

  const sendList = async (response: ServerResponse, list: { plain: Buffer; compressed: Buffer }) => {
    response.setHeader('Content-Type', 'application/json')
    if (bytesPerSecond === undefined) {
      response.setHeader('Content-Length', list.plain.length)
      response.end(list.plain)
      return
    }
    response.setHeader('Content-Encoding', 'gzip')
    response.setHeader('Content-Length', list.compressed.length)
    const step = (bytesPerSecond * TICK) / 1000
    for (let at = 0; at < list.compressed.length && !response.destroyed; at += step) {
      response.write(list.compressed.subarray(at, at + step))
      await new Promise((resolve) => setTimeout(resolve, TICK))
    }
    response.end()
  }

  const sendFile = (response: ServerResponse, file: string) => {
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.setHeader('Content-Type', type)
    if (!compressible.test(type)) {
      response.end(readFileSync(file))
      return
    }
    // As the built files lie ready; those of the peers, too.
    const body = zipped.get(file) ?? brotliCompressSync(readFileSync(file))
    zipped.set(file, body)
    response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Length', body.length)
    response.end(body)
  }

  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1)
    const list = lists.get(path)
    if (list) void sendList(response, list)
    else if (/^\/(api|uploads)\//.test(path)) {
      answerOverHttp((incoming) => getResponse(all, incoming), request, response).catch(() => response.destroy())
    } else if (path.startsWith('/bench/')) sendFile(response, join(peers, path.slice('/bench/'.length)))
    else {
      for (const [name, value] of headersFor(dist, path)) response.setHeader(name, value)
      const { page, status } = answerFor(dist, path)
      response.statusCode = status
      if (page === null) response.end()
      else sendFile(response, join(dist, page))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`

  return {
    origin,
    setLine: (rate) => {
      bytesPerSecond = rate
    },
    seed: async (shipments) => {
      resetStore(store, shipments)
      lists.clear()
      const headOffice = store.centers.find(({ username }) => username === 'headoffice')
      store.testUser = headOffice?.id ?? null
      for (const path of LISTS) {
        const method = path.endsWith('getAll') ? 'GET' : 'POST'
        const answer = await getResponse(all, new Request(origin + path, { method }))
        if (!answer?.ok) throw new Error(`${path} answers ${answer?.status}`)
        const plain = Buffer.from(await answer.arrayBuffer())
        lists.set(path, { plain, compressed: gzipSync(plain) })
      }
      store.testUser = null
    },
    listSize: () => {
      const list = lists.get('/api/airwaybill/getAll')
      return { plain: list?.plain.length ?? 0, compressed: list?.compressed.length ?? 0 }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
