import type { Shipment } from '@/domain/shipment/shipment'
import { badAnswer, failure } from '../http/call'
import { streamCall } from '../http/streamCall'
import { readShipment } from '../wire/readShipment'
import { isObject, isReadable } from '../wire/readValues'
import { jsonRows } from './jsonRows'
import { nextTurn } from './nextTurn'
import type { ListProgress, ShipmentSource } from './shipmentSource'
import { sourceCall } from './sourceCall'

/** Milliseconds of reading after which other messages of the worker are handled. */
const TURN_MS = 8
/** Milliseconds between two reports of progress. */
const REPORT_INTERVAL_MS = 250
/** Rows that fill a screen. Fewer are not shown immediately, because the content below them would move. */
const ROWS_PER_SCREEN = 20
/** Bytes parsed in one go: about a hundred rows. */
const PIECE_BYTES = 65_536

/** What {@link readShipments} returns. */
export type ReadList = Awaited<ReturnType<typeof readShipments>>

/**
 * Fetches a list and passes its rows to `take` as they arrive. Pauses regularly for other messages, and until the
 * promise of `onProgress` resolves. `tag` is the `ETag` of an earlier answer whose rows the caller still has: if
 * nothing has changed since, `take` is not called. Returns the new `ETag`. Throws a ServiceError, or an AbortError once
 * `signal` aborts.
 */
export async function readShipments(
  source: ShipmentSource,
  take: (rows: Shipment[]) => void,
  signal: AbortSignal,
  onProgress: (progress: ListProgress) => unknown,
  tag: string | null = null,
) {
  const call = sourceCall(source)
  const answer = streamCall(call, signal, tag)
  void onProgress({ shipments: 0, share: null })
  const { body, status, size, tag: newTag } = await answer
  if (body === null) return { isUnchanged: true, tag: newTag }
  const pieces = piecesOf(body)
  const decoder = new TextDecoder()
  const rows = jsonRows()
  let received = 0
  let shipments = 0
  let bytes = 0
  let turn = performance.now()
  let reported = performance.now()
  let isShown = false

  const add = (read: () => unknown[]) => {
    let complete: unknown[]
    try {
      complete = read()
    } catch {
      throw badAnswer(call, status)
    }
    received += complete.length
    const ready = complete.filter(isObject).map(readShipment)
    shipments += ready.length
    take(ready)
  }
  const next = async () => {
    const piece = await pieces.next().catch(() => {
      // The connection broke in the middle of the answer.
      throw failure(call)
    })
    throwIfAborted(signal)
    return piece
  }

  try {
    for (let piece = await next(); piece; piece = await next()) {
      bytes += piece.length
      const text = decoder.decode(piece, { stream: true })
      add(() => rows.read(text))
      const now = performance.now()
      if ((!isShown && shipments >= ROWS_PER_SCREEN) || (shipments > 0 && now - reported > REPORT_INTERVAL_MS)) {
        isShown = true
        await onProgress({ shipments, share: size === null ? null : Math.min(1, bytes / size) })
        reported = performance.now()
        throwIfAborted(signal)
      }
      if (now - turn > TURN_MS) {
        await nextTurn()
        throwIfAborted(signal)
        turn = performance.now()
      }
    }
    add(() => [...rows.read(decoder.decode()), ...rows.end()])
    if (!isReadable(received, shipments)) throw badAnswer(call, status)
    return { isUnchanged: false, tag: newTag }
  } finally {
    // Ends the download of an answer that has failed or was aborted; a complete one is closed already.
    void pieces.cancel().catch(() => undefined)
  }
}

/**
 * Reads into one buffer, where the browser can (BYOB); otherwise pieces of a long answer pile up in memory. A piece is
 * valid until the next one is requested; undefined is the end.
 */
function piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  let reader: ReadableStreamBYOBReader
  try {
    reader = body.getReader({ mode: 'byob' })
  } catch {
    const plain = body.getReader()
    return { next: async () => (await plain.read()).value, cancel: () => plain.cancel() }
  }
  let buffer = new ArrayBuffer(PIECE_BYTES)
  const next = async () => {
    const { done, value } = await reader.read(new Uint8Array(buffer))
    if (done) return undefined
    buffer = value.buffer
    return value
  }
  return { next, cancel: () => reader.cancel() }
}

/** `signal.throwIfAborted` is missing in the oldest browsers. */
function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new DOMException('Another request took its place', 'AbortError')
}
