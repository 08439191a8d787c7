import type { Shipment } from '@/domain/shipment/shipment'
import { BAD_ANSWER_TEXT, NO_ANSWER_TEXT, ServiceError, type Call } from '../http/errors'
import { streamCall } from '../http/request'
import { jsonRows } from '../wire/jsonRows'
import { readShipment } from '../wire/shipmentRow'
import { isObject } from '../wire/wire'
import { callOf, type ListProgress, type ShipmentSource } from './shipmentSource'

/** A long list is read in turns of this many milliseconds, between which questions are answered. */
const TURN = 8
/** Milliseconds between two reports on how far a list has come. */
const REPORT_EVERY = 250
/** Characters that are parsed in one go: some hundred rows. */
const PIECE = 65_536

/**
 * Fetches a list and reads its rows while they come in, in turns.
 *
 * @param source which list
 * @param take gets the rows, some at a time
 * @param signal ends the call and the reading: then the rows are not all
 * @param onProgress hears how far it has come
 * @throws ServiceError
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
  const decoder = new TextDecoder()
  const reader = body.getReader()
  const turns = takeTurns()
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
      const { done, value } = await nextPiece(reader, call)
      if (done) break
      bytes += value.length
      for (let at = 0; at < value.length; at += PIECE) {
        add(() => rows.read(decoder.decode(value.subarray(at, at + PIECE), { stream: true })))
        const now = performance.now()
        // The first rows are told of at once.
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
      release(value)
    }
    add(() => [...rows.read(decoder.decode()), ...rows.end()])
  } finally {
    turns.end()
    void letGo(reader)
  }
}

/** Ends an answer behind its next piece: one that has come whole is then at its end, for the browser as well. */
async function letGo(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    await reader.read()
    await reader.cancel()
  } catch {
    // It has ended by itself.
  }
}

/** Gives a piece's memory back at once: nothing else presses for it, and a long list would lie there twice. */
function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && 'transfer' in buffer) buffer.transfer(0)
}

async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>, call: Call) {
  try {
    return await reader.read()
  } catch {
    // The line broke in the middle of the answer.
    throw new ServiceError(call, { kind: 'noAnswer', status: null, message: NO_ANSWER_TEXT })
  }
}

/** Gives way to questions that have come in: they are answered before what follows. */
export interface Turns {
  next: () => Promise<void>
  end: () => void
}

/** Turns of something that takes long; a timer would wait 4 ms each time. */
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
