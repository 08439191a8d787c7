import { type DefaultBodyType, delay, HttpResponse } from 'msw'
import * as z from 'zod/mini'
import type { Store } from './store'

export const callFaultSchema = z.object({
  /** Any method by default. */
  method: z.optional(z.string()),
  /** A path below the host, or its beginning followed by `*`. */
  path: z.string(),
  /** The status answered in place of the backend's, which then does nothing unless `isLate`. */
  status: z.optional(z.number()),
  /** The status line's text: '' as with HTTP/2, the standard phrase by default. */
  statusText: z.optional(z.string()),
  /** The backend carries out the call first, and this answer replaces its own. */
  isLate: z.optional(z.boolean()),
  /** A string is sent as HTML (a gateway's error page, for example), anything else as JSON. */
  body: z.optional(z.custom<DefaultBodyType>()),
  /** Milliseconds before the answer. */
  delayMs: z.optional(z.number()),
  /** Holds the call back until the held calls are released. */
  isHeld: z.optional(z.boolean()),
  /** Breaks the connection before or after the backend has carried out the call. */
  drop: z.optional(z.enum(['before', 'after'])),
  /** The number of calls affected, 1 by default. */
  times: z.optional(z.number()),
})

/** A fault for the next matching call. */
export type CallFault = z.infer<typeof callFaultSchema>

function matches(fault: CallFault, method: string, path: string): boolean {
  if (fault.method && fault.method.toUpperCase() !== method) return false
  return fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : fault.path === path
}

/** Takes the first queued fault that matches this call. */
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
 * Applies a queued fault to this call.
 *
 * @param answer the backend's own answer
 * @returns the faulty answer (a network error for a broken connection), or undefined if no fault replaces the answer
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
  // MSW replaces an empty status text by the standard phrase.
  return statusText === undefined ? faulty : new Response(faulty.body, { status, statusText, headers: faulty.headers })
}
