import type { Shipment } from '@/domain/shipment/shipment'
import { BAD_ANSWER_TEXT, NO_ANSWER_TEXT, ServiceError, type Call } from '../http/errors'
import { streamCall } from '../http/request'
import { jsonRows } from '../wire/jsonRows'
import { readShipment } from '../wire/shipmentRow'
import { utf8Text } from '../wire/utf8Text'
import { isObject } from '../wire/wire'
import { callOf, type ListProgress, type ShipmentSource } from './shipmentSource'

/** Milliseconds of reading at a time; questions are answered in between. */
const TURN = 8
/** Milliseconds between two reports of progress. */
const REPORT_EVERY = 250
/** Bytes that are parsed in one go: some hundred rows. */
const PIECE = 65_536

/**
 * Fetches a list and gives its rows to `take` while they come in, in turns. Where `signal` ends it, the rows are not
 * all. Throws a ServiceError.
 */
export async function readShipments(
  source: ShipmentSource,
  take: (rows: Shipment[]) => void,
  signal: AbortSignal,
  onProgress: (progress: ListProgress) => void,
): Promise<void> {
  const { call, ...request } = callOf(source)
  const answer = streamCall(call, request, signal)
  onProgress({ shipments: 0, share: null })
  const { body, status, size } = await answer
  const rows = jsonRows()
  const text = utf8Text()
  const pieces = piecesOf(body)
  const turns = takeTurns()
  const stop = () => void pieces.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop)
  let shipments = 0
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
    const ready = complete.filter(isObject).map(readShipment)
    shipments += ready.length
    take(ready)
  }

  try {
    for (;;) {
      const value = await nextPiece(pieces, call)
      if (signal.aborted) return
      if (!value) break
      bytes += value.length
      for (let at = 0; at < value.length; at += PIECE) {
        add(() => rows.read(text.read(value.subarray(at, at + PIECE))))
        const now = performance.now()
        // The first rows are reported at once.
        if (shipments > 0 && now - reported > REPORT_EVERY) {
          onProgress({ shipments, share: size === null ? null : Math.min(1, bytes / size) })
          reported = now
        }
        if (now - turn > TURN) {
          await turns.next()
          if (signal.aborted) return
          turn = performance.now()
        }
      }
    }
    add(() => [...rows.read(text.end()), ...rows.end()])
  } finally {
    signal.removeEventListener('abort', stop)
    turns.end()
    void letGo(pieces)
  }
}

/** A piece is good until the next one is asked for. */
interface Pieces {
  /** Undefined at the end. */
  next: () => Promise<Uint8Array | undefined>
  cancel: () => Promise<void>
}

/** Into one buffer, where the browser can: a long answer would be held whole, piece by piece. */
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

/** Asks for one more piece first, so that an answer that has come whole has ended for the browser as well. */
async function letGo(pieces: Pieces): Promise<void> {
  try {
    await pieces.next()
    await pieces.cancel()
  } catch {
    // It has ended by itself.
  }
}

async function nextPiece(pieces: Pieces, call: Call) {
  try {
    return await pieces.next()
  } catch {
    // The connection broke in mid-answer.
    throw new ServiceError(call, { kind: 'noAnswer', status: null, message: NO_ANSWER_TEXT })
  }
}

export interface Turns {
  next: () => Promise<void>
  end: () => void
}

/** Turns for a long task, between which waiting messages are handled; a timer would wait 4 ms each time. */
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
