import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { getResponse } from 'msw'
import { firstDays } from '@/domain/shipment-index/nextRefresh'
import { answerFor, headersFor } from '../../src/build/servedAsHosted.ts'
import { answerOverHttp } from '../backend/answerOverHttp'
import { handlers } from '../backend/handlers'
import { createStore, resetStore, type Store } from '../backend/store'
import { pause } from './browser'

/** The built site, the stand-in backend and the peers on one origin, so that all of them are served in the same way. */
export interface Site {
  origin: string
  /**
   * Seeds this many shipments and prepares the long answers, as only the client is to be measured.
   *
   * @param days the days over which they are booked evenly; null or undefined: as the stand-in seeds them
   */
  seed: (shipments: number, days?: number | null) => Promise<void>
  /** Whether answers come from the store, compressed, cacheable and with ETags, and not from the prepared ones. */
  setLive: (isLive: boolean) => void
  /** Makes a change by somebody else: a booking, or the status of a recent or an old shipment. */
  change: (turn: number) => void
  /** Addresses requested by GET while the backend was live, calls and uploads. */
  asked: () => readonly string[]
  /** The number of calls without a complete answer. */
  pending: () => number
  /** Calls to the backend since the last time this was called. */
  traffic: () => Traffic
  /** The rate of long lists, which are then compressed; undefined: at once and uncompressed. */
  setLine: (bytesPerSecond: number | undefined) => void
  /** Size of the list of all shipments in bytes, as JSON and compressed. */
  listSize: () => { plain: number; compressed: number }
  close: () => void
}

/** Traffic of calls, with the headers and bodies of their answers. */
export interface Traffic {
  calls: number
  /** The calls answered with 304. */
  unchanged: number
  bytes: number
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

/** Long answers; getByToFrom answers the last days, with which the list of all shipments begins. */
const LISTS = ['getAll', 'getByToFrom', 'getStatistics'].map((call) => `/api/airwaybill/${call}`)
const TICK_MS = 20

const LOOK_INTERVAL_MS = 40

/**
 * Waits until no call has been pending for `quiet` milliseconds, of the page or its worker, whose calls do not count
 * for Chromium’s “network idle”.
 */
export async function settle(site: Site, quiet: number): Promise<void> {
  for (let passed = 0; passed < quiet; passed = site.pending() === 0 ? passed + LOOK_INTERVAL_MS : 0)
    await pause(LOOK_INTERVAL_MS)
}

/**
 * Serves what is measured.
 *
 * @param dist folder of the built site
 * @param peers folder of the built peers, which are served below `/bench/`
 */
export async function serveSite(dist: string, peers: string): Promise<Site> {
  const store = createStore({ log: () => undefined })
  const all = handlers(store)
  const lists = new Map<string, { plain: Buffer; compressed: Buffer }>()
  const zipped = new Map<string, Buffer>()
  let bytesPerSecond: number | undefined
  let isLive = false
  let pending = 0
  let traffic: Traffic = { calls: 0, unchanged: 0, bytes: 0 }

  const asked: string[] = []

  const answer = async (request: Request) => {
    const response = await getResponse(all, request)
    if (!isLive || !response) return response
    if (request.method === 'GET') asked.push(request.url.replace(origin, ''))
    return asBackendsSend(request, response)
  }

  /** Counts a call and the bytes of its answer. */
  const count = (response: ServerResponse) => {
    const { socket } = response
    const before = socket?.bytesWritten ?? 0
    pending += 1
    response.on('close', () => {
      pending -= 1
      traffic = {
        calls: traffic.calls + 1,
        unchanged: traffic.unchanged + Number(response.statusCode === 304),
        bytes: traffic.bytes + (socket?.bytesWritten ?? 0) - before,
      }
    })
  }

  const sendList = async (response: ServerResponse, list: { plain: Buffer; compressed: Buffer }) => {
    response.setHeader('Content-Type', 'application/json')
    if (bytesPerSecond === undefined) {
      response.setHeader('Content-Length', list.plain.length)
      response.end(list.plain)
      return
    }
    response.setHeader('Content-Encoding', 'gzip')
    response.setHeader('Content-Length', list.compressed.length)
    const step = (bytesPerSecond * TICK_MS) / 1000
    for (let at = 0; at < list.compressed.length && !response.destroyed; at += step) {
      response.write(list.compressed.subarray(at, at + step))
      await new Promise((resolve) => setTimeout(resolve, TICK_MS))
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
    // Compressed as the built files are, the peers' files too.
    const body = zipped.get(file) ?? brotliCompressSync(readFileSync(file))
    zipped.set(file, body)
    response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Length', body.length)
    response.end(body)
  }

  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1)
    const list = isLive ? undefined : lists.get(path)
    if (path.startsWith('/api/')) count(response)
    if (list) void sendList(response, list)
    else if (/^\/(api|uploads)\//.test(path)) {
      answerOverHttp(answer, request, response).catch(() => response.destroy())
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
    setLive: (live) => {
      isLive = live
    },
    change: (turn) => changeSomething(store, turn),
    asked: () => [...asked],
    pending: () => pending,
    traffic: () => {
      const sum = traffic
      traffic = { calls: 0, unchanged: 0, bytes: 0 }
      return sum
    },
    seed: async (shipments, days) => {
      resetStore(store, shipments)
      if (days) spread(store, days)
      lists.clear()
      const headOffice = store.centers.find(({ username }) => username === 'headoffice')
      store.testUser = headOffice?.id ?? null
      for (const path of LISTS) {
        const method = path.endsWith('getAll') ? 'GET' : 'POST'
        const body = path.endsWith('getByToFrom') ? new URLSearchParams({ ...firstDays(new Date()) }) : null
        const answer = await getResponse(all, new Request(origin + path, { method, body }))
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

/** In bytes; compressing less saves nothing. */
const MIN_COMPRESSED_BYTES = 1000

/** Compresses an answer, or answers 304 if the browser has it. Answers may be cached for an hour. */
async function asBackendsSend(request: Request, response: Response): Promise<Response> {
  const { status } = response
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'public, max-age=3600')
  if (request.method === 'GET' && response.ok) {
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    headers.set('ETag', etag)
    // As Express does: a request that refuses caches gets the whole answer.
    const isRefused = request.headers.get('Cache-Control') === 'no-cache'
    if (!isRefused && request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
  }
  headers.delete('Content-Length')
  if (body.length < MIN_COMPRESSED_BYTES) return new Response(body, { status, headers })
  headers.set('Content-Encoding', 'gzip')
  return new Response(gzipSync(body), { status, headers })
}

const DAY = 86_400_000

/** Spreads the booking dates evenly over this many days up to now. */
function spread(store: Store, days: number): void {
  const now = Date.now()
  store.shipments.forEach((shipment, index) => {
    const time = new Date(now - (index / store.shipments.length) * days * DAY).toISOString()
    Object.assign(shipment, { createdAt: time, updatedAt: time })
  })
}

/** This many of the newest shipments count as recent. */
const RECENT_SHIPMENTS = 300

function changeSomething(store: Store, turn: number): void {
  const moment = new Date().toISOString()
  const [newest] = store.shipments
  if (!newest) return
  if (turn % 3 === 0) {
    const airwayBillNo = String(5_000_000_000 + store.shipments.length)
    const booked = { id: `new-${airwayBillNo}`, airwayBillNo, createdAt: moment, updatedAt: moment }
    store.shipments.unshift({ ...newest, ...booked })
    return
  }
  const place = turn % 3 === 1 ? turn % RECENT_SHIPMENTS : RECENT_SHIPMENTS + turn
  const shipment = store.shipments[place]
  const step = { type: 5, description: 'Proceed', trackingLink: '', createdAt: moment }
  if (shipment) store.shipments[place] = { ...shipment, status: [...(shipment.status ?? []), step], updatedAt: moment }
}
