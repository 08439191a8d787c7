import type { Shipment } from '@/domain/shipment/shipment'
import { badAnswer, failure, type Call } from '../http/call'
import { streamCall } from '../http/request'
import { jsonRows } from '../wire/jsonRows'
import { readShipment } from '../wire/shipmentRow'
import { utf8Text } from '../wire/utf8Text'
import { isObject, isReadable } from '../wire/wire'
import { callOf, type ListProgress, type ShipmentSource } from './shipmentSource'

/** Milliseconds of reading before other messages get a turn. */
const TURN = 8
/** Milliseconds between two reports of progress. */
const REPORT_EVERY = 250
/** Bytes parsed in one go: about a hundred rows. */
const PIECE = 65_536

export interface ReadList {
  /** The backend answered that nothing has changed since `tag`: there are no rows. */
  isUnchanged: boolean
  /** The answer's `ETag`. */
  tag: string | null
}

/**
 * Fetches a list and passes its rows to `take` as they arrive, pausing now and then for other messages. If `signal`
 * aborts, it returns early, with rows missing. `tag` is the `ETag` of an earlier answer whose rows the caller still has.
 * Throws a ServiceError.
 */
export async function readShipments(
  source: ShipmentSource,
  take: (rows: Shipment[]) => void,
  signal: AbortSignal,
  onProgress: (progress: ListProgress) => void,
  tag: string | null = null,
): Promise<ReadList> {
  const call = callOf(source)
  const answer = streamCall(call, signal, tag)
  onProgress({ shipments: 0, share: null })
  const { body, status, size, tag: newTag } = await answer
  const outcome: ReadList = { isUnchanged: body === null, tag: newTag }
  if (body === null) return outcome
  const rows = jsonRows()
  const text = utf8Text()
  const pieces = piecesOf(body)
  const turns = takeTurns()
  const stop = () => void pieces.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  let received = 0
  let shipments = 0
  let bytes = 0
  let turn = performance.now()
  let reported = -Infinity

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

  try {
    for (;;) {
      const value = await nextPiece(pieces, call)
      if (signal.aborted) return outcome
      if (!value) break
      bytes += value.length
      for (let at = 0; at < value.length; at += PIECE) {
        add(() => rows.read(text.read(value.subarray(at, at + PIECE))))
        const now = performance.now()
        // The first rows are reported at once, as `reported` starts at -Infinity.
        if (shipments > 0 && now - reported > REPORT_EVERY) {
          onProgress({ shipments, share: size === null ? null : Math.min(1, bytes / size) })
          reported = now
        }
        if (now - turn > TURN) {
          await turns.next()
          if (signal.aborted) return outcome
          turn = performance.now()
        }
      }
    }
    add(() => [...rows.read(text.end()), ...rows.end()])
    if (!isReadable(received, shipments)) throw badAnswer(call, status)
    return outcome
  } finally {
    signal.removeEventListener('abort', stop)
    turns.end()
    void letGo(pieces)
  }
}

/** A piece is valid only until the next one is requested, as they may share a buffer. */
interface Pieces {
  /** Undefined at the end. */
  next: () => Promise<Uint8Array | undefined>
  cancel: () => Promise<void>
}

/** Reuses one buffer if the browser can (BYOB); otherwise all pieces of a long answer would pile up in memory. */
function piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): Pieces {
  let reader: ReadableStreamBYOBReader
  try {
    reader = body.getReader({ mode: 'byob' })
  } catch {
    const plain = body.getReader()
    return { next: async () => (await plain.read()).value, cancel: () => plain.cancel() }
  }
  let buffer = new ArrayBuffer(PIECE)
  return {
    async next() {
      const { done, value } = await reader.read(new Uint8Array(buffer))
      if (done) return undefined
      buffer = value.buffer
      return value
    },
    cancel: () => reader.cancel(),
  }
}

/** Reads once more before cancelling, so that the browser sees a complete answer as finished, not as cancelled. */
async function letGo(pieces: Pieces): Promise<void> {
  try {
    await pieces.next()
    await pieces.cancel()
  } catch {
    // Already closed or failed.
  }
}

async function nextPiece(pieces: Pieces, call: Call) {
  try {
    return await pieces.next()
  } catch {
    // The connection broke in the middle of the answer.
    throw failure(call)
  }
}

export interface Turns {
  next: () => Promise<void>
  end: () => void
}

/** Lets a long task pause so that pending messages are handled. Timers would cost at least 4 ms each time. */
export function takeTurns(): Turns {
  const { port1, port2 } = new MessageChannel()
  let goOn: () => void = () => undefined
  port1.addEventListener('message', () => goOn())
  port1.start()
  return {
    next: () =>
      new Promise((resolve) => {
        goOn = resolve
        port2.postMessage(null)
      }),
    end: () => port1.close(),
  }
}
