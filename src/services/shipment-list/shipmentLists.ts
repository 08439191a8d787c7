import { newestFirst } from '@/domain/shipment-index/shipmentFilter'
import { ShipmentIndex } from '@/domain/shipment-index/shipmentIndex'
import { BAD_ANSWER_TEXT, isServiceError, NO_ANSWER_TEXT, ServiceError, type Call } from '../http/errors'
import { jsonRows } from '../wire/jsonRows'
import { streamCall, type OpenAnswer } from '../http/request'
import { readShipment } from '../wire/shipmentRow'
import {
  callOf,
  preparedSorts,
  sourceKey,
  type ListProgress,
  type LoadOutcome,
  type ShipmentListKeeper,
  type ShipmentSource,
} from './shipmentSource'
import { isObject } from '../wire/wire'

/** A long list is read in turns of this many milliseconds, between which questions are answered. */
const TURN = 8
/** Milliseconds between two reports on how far a list has come. */
const REPORT_EVERY = 250
/** Characters that are parsed in one go: some hundred rows. */
const PIECE = 65_536

interface KeptList {
  /** What is shown: the whole list, or what there is of the first one. */
  index: ShipmentIndex
  version: number
  changed: Set<string>
  loading: AbortController | null
}

/**
 * Fetches, reads and keeps lists of shipments. Runs in a worker, or in place where there is none. A list that is
 * fetched again takes the place of the old one when it is whole.
 */
export function shipmentLists(): ShipmentListKeeper {
  const lists = new Map<string, KeptList>()
  const keptAs = (source: ShipmentSource) => sourceKey(source).join('\n')
  const indexOf = (source: ShipmentSource) => lists.get(keptAs(source))?.index ?? null

  async function load(source: ShipmentSource, onProgress: (progress: ListProgress) => void): Promise<LoadOutcome> {
    const key = keptAs(source)
    const started = Date.now()
    const list: KeptList = lists.get(key) ?? {
      index: new ShipmentIndex(),
      version: 0,
      changed: new Set(),
      loading: null,
    }
    lists.set(key, list)
    list.loading?.abort()
    const loading = new AbortController()
    list.loading = loading
    const isFirst = list.version === 0
    const index = new ShipmentIndex()
    if (isFirst) list.index = index
    try {
      const { call, ...request } = callOf(source)
      const answer = streamCall(call, request, loading.signal)
      onProgress({ shipments: 0, share: null })
      await readInto(index, call, await answer, loading.signal, onProgress)
    } catch (error) {
      if (loading.signal.aborted) return { cancelled: true }
      list.loading = null
      if (isFirst) lists.delete(key)
      if (!isServiceError(error)) throw error
      const { call, kind, status, message } = error
      return { failure: { call, kind, status, message } }
    }
    if (loading.signal.aborted) return { cancelled: true }
    list.changed = isFirst ? new Set() : index.changedSince(list.index)
    list.index = index
    list.version += 1
    list.loading = null
    void prepare(index, () => list.index === index)
    const loadedAt = Date.now()
    return { list: { version: list.version, shipments: index.size, loadedAt, took: loadedAt - started } }
  }

  return {
    load,
    async cancel(source) {
      const list = lists.get(keptAs(source))
      if (!list?.loading) return
      list.loading.abort()
      list.loading = null
      if (list.version === 0) lists.delete(keptAs(source))
    },
    async window({ source, query, offset, limit }) {
      const list = lists.get(keptAs(source))
      if (!list) return null
      const found = list.index.find(query)
      const rows = list.index.window(found, offset, limit)
      return {
        version: list.version,
        offset,
        rows,
        totals: list.index.totals(found),
        changed: rows.map(({ id }) => id).filter((id) => list.changed.has(id)),
        missing: query.filter.numbers ? list.index.missing(query.filter.numbers) : [],
      }
    },
    async facets(source) {
      return indexOf(source)?.facets() ?? null
    },
    async sums(source, query, by) {
      const index = indexOf(source)
      return index && index.sums(index.find(query), by)
    },
    async ids(source, query) {
      const index = indexOf(source)
      return index && index.window(index.find(query)).map(({ id }) => id)
    },
    async byIds(source, ids) {
      return indexOf(source)?.byIds(ids) ?? null
    },
    async forget(source) {
      for (const [key, list] of source ? [[keptAs(source), lists.get(keptAs(source))] as const] : [...lists]) {
        list?.loading?.abort()
        lists.delete(key)
      }
    },
  }
}

/** Reads an answer's rows into an index while they come in, in turns. */
async function readInto(
  index: ShipmentIndex,
  call: Call,
  { body, status, size }: OpenAnswer,
  signal: AbortSignal,
  onProgress: (progress: ListProgress) => void,
): Promise<void> {
  const rows = jsonRows()
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let bytes = 0
  let turn = performance.now()
  let reported = -Infinity

  const add = (read: () => unknown[]) => {
    let complete: unknown[]
    try {
      complete = read()
    } catch {
      throw new ServiceError(call, { kind: 'badAnswer', status, message: BAD_ANSWER_TEXT })
    }
    index.add(complete.filter(isObject).map(readShipment))
  }

  try {
    for (;;) {
      const { done, value } = await nextPiece(reader, call)
      if (done) break
      bytes += value.length
      for (let at = 0; at < value.length; at += PIECE) {
        add(() => rows.read(decoder.decode(value.subarray(at, at + PIECE), { stream: true })))
        const now = performance.now()
        // The first rows are told of at once.
        if (index.size > 0 && now - reported > REPORT_EVERY) {
          onProgress({ shipments: index.size, share: size === null ? null : Math.min(1, bytes / size) })
          reported = now
        }
        if (now - turn > TURN) {
          await nextTurn()
          if (signal.aborted) return
          turn = performance.now()
        }
      }
    }
    add(() => [...rows.read(decoder.decode()), ...rows.end()])
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>, call: Call) {
  try {
    return await reader.read()
  } catch {
    // The line broke in the middle of the answer.
    throw new ServiceError(call, { kind: 'noAnswer', status: null, message: NO_ANSWER_TEXT })
  }
}

/** Lets questions that have come in be answered; a timer would wait 4 ms each time. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** Does the work of sorts while nobody waits, and a first search: code that has not run yet takes three times as long. */
async function prepare(index: ShipmentIndex, isWanted: () => boolean): Promise<void> {
  for (const column of preparedSorts) {
    if (!isWanted()) return
    index.prepare(column)
    if (column === newestFirst.column) index.find({ filter: {}, sort: newestFirst })
    await nextTurn()
  }
  if (isWanted()) index.totals(index.find({ filter: { text: 'a' }, sort: newestFirst }))
}
