import type { TrackedShipment } from '@/domain/shipment/shipment'
import { env } from '@/env'
import { pathPart } from '@/paths'
import { badAnswer, failure, type ReadCall, STATUS_TEXT } from './http/call'
import { readTrackedShipment } from './wire/readTrackedShipment'
import { carriesError } from './wire/readValues'

/** In a file of its own, so that visitors who only track a shipment load no other calls. */

/** Axios is loaded only when needed: theme.js usually makes the first call itself. */
const loadRequest = () => import('./http/request')

/** Milliseconds from the first answer until axios is loaded, so that the parts which show the answer load first. */
const MODULE_LOAD_DELAY_MS = 3000

/** The path of the call; without a number, the beginning of all such paths. */
export const trackPath = (airwayBillNo: string) => `/api/airwaybill/track/${pathPart(airwayBillNo)}`

/**
 * A shipment's public tracking. Throws a ServiceError.
 *
 * @param read returns null if the answer lacks what the caller needs; it then counts as unreadable
 */
export async function trackShipment(
  airwayBillNo: string,
  read: ReadCall<TrackedShipment>['read'] = readTrackedShipment,
): Promise<TrackedShipment> {
  const call: ReadCall<TrackedShipment> = {
    path: trackPath(airwayBillNo),
    refusals: { 404: "AirwayBill doesn't exists", others: STATUS_TEXT },
    read,
  }
  const ahead = takeAskedAhead(call)
  // If this load fails, the next call repeats it and reports the failure.
  if (ahead)
    return ahead.finally(() => setTimeout(() => void loadRequest().catch(() => undefined), MODULE_LOAD_DELAY_MS))
  const request = await loadRequest().catch((error: unknown) => {
    throw navigator.onLine ? error : failure(call)
  })
  return request.readCall(call)
}

interface AskedAhead {
  url: string
  answer: Promise<Response>
}

declare global {
  interface Window {
    /** The tracking call that public/theme.js made for the number in the URL, before any other script ran. */
    askedAhead?: AskedAhead | undefined
  }
}

/** `globalThis`, as workers and tests have no `window`. */
const page = globalThis as Partial<Pick<Window, 'askedAhead'>>

/**
 * Takes over the early call to the same address, if there was one; undefined otherwise. It works only once, so asking
 * again makes a new call. Throws a ServiceError, like `readCall`.
 */
function takeAskedAhead(call: ReadCall<TrackedShipment>): Promise<TrackedShipment> | undefined {
  const asked = page.askedAhead
  if (asked?.url !== env.apiHost + call.path) return undefined
  page.askedAhead = undefined
  return readAnswer(call, asked.answer)
}

async function readAnswer(call: ReadCall<TrackedShipment>, asked: Promise<Response>): Promise<TrackedShipment> {
  let answer: Response
  let text: string
  try {
    answer = await asked
    text = await answer.text()
  } catch {
    throw failure(call)
  }
  const { status, statusText, ok } = answer
  const body = parsed(text)
  if (!ok) throw failure(call, { status, statusText, data: body })
  const result = call.read(body)
  if (result !== null) return result
  throw carriesError(body) ? failure(call, { status, statusText: '', data: body }) : badAnswer(call, status)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
