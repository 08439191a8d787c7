import { type DefaultBodyType, delay, HttpResponse } from 'msw'
import * as z from 'zod/mini'
import type { Store } from './store'

export const callFaultSchema = z.object({
  /** Any method unless told. */
  method: z.optional(z.string()),
  /** A path below the host, or the beginning of one followed by `*`. */
  path: z.string(),
  /** Answered in place of the backend, which then does nothing unless `isLate`. */
  status: z.optional(z.number()),
  /** The status line's text, '' as HTTP/2 has it; the standard phrase unless told. */
  statusText: z.optional(z.string()),
  /** The backend has done its work, and its answer is lost behind this one. */
  isLate: z.optional(z.boolean()),
  /** A text is sent as a page (a gateway's, say), anything else as JSON. */
  body: z.optional(z.custom<DefaultBodyType>()),
  /** Waited first, in milliseconds. */
  delayMs: z.optional(z.number()),
  /** The call waits until those that are held may go on. */
  isHeld: z.optional(z.boolean()),
  /** The connection breaks before the backend has done anything, or after it has. */
  drop: z.optional(z.enum(['before', 'after'])),
  /** How many calls it meets; 1 unless told. */
  times: z.optional(z.number()),
})

/** Something that goes wrong with the next matching call. */
export type CallFault = z.infer<typeof callFaultSchema>

function matches(fault: CallFault, method: string, path: string): boolean {
  if (fault.method && fault.method.toUpperCase() !== method) return false
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : fault.path === path
}

/** Takes the first queued fault that meets this call. */
function takeFault(store: Store, request: Request): CallFault | null {
  const { pathname } = new URL(request.url)
  const index = store.faults.findIndex((fault) => matches(fault, request.method, pathname))
  const fault = store.faults[index]
  if (!fault) return null
  const timesLeft = (fault.times ?? 1) - 1
  store.faults.splice(index, 1, ...(timesLeft > 0 ? [{ ...fault, times: timesLeft }] : []))
  return fault
}

/**
 * Lets a queued fault meet this call.
 *
 * @param answer what the backend itself would do
 * @returns the faulty answer (a network error where the connection breaks), or undefined where the call goes its way
 */
export async function faultyAnswer(
  store: Store,
  request: Request,
  answer: () => Promise<unknown>,
): Promise<Response | undefined> {
  const fault = takeFault(store, request)
  if (!fault) return undefined
  if (fault.delayMs) await delay(fault.delayMs)
  if (fault.isHeld) await new Promise<void>((resolve) => store.held.push(resolve))
  if (fault.drop) {
    if (fault.drop === 'after') await answer()
    return HttpResponse.error()
  }
  const { status, statusText, body = '' } = fault
  if (status === undefined) return undefined
  if (fault.isLate) await answer()
  const faulty = typeof body === 'string' ? HttpResponse.html(body, { status }) : HttpResponse.json(body, { status })
  // MSW's own responses have the standard phrase in place of an empty text.
  return statusText === undefined ? faulty : new Response(faulty.body, { status, statusText, headers: faulty.headers })
}
