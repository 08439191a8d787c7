import { getResponse, http, type HttpHandler } from 'msw'
import { accountHandlers } from './accountHandlers'
import { airwayBillHandlers } from './airwayBillHandlers'
import { notFound } from './answers'
import { archiveHandlers } from './archiveHandlers'
import { bookingHandlers } from './bookingHandlers'
import { faultyAnswer } from './callFaults'
import { recordCall } from './callLog'
import { centerHandlers } from './centerHandlers'
import { contactHandlers } from './contactHandlers'
import { customerHandlers } from './customerHandlers'
import { passwordHandlers } from './passwordHandlers'
import { serviceHandlers } from './serviceHandlers'
import type { Store } from './store'
import { trackingHandlers } from './trackingHandlers'
import { uploadHandlers } from './uploadHandlers'

/**
 * The stand-in for the existing backend: all calls of the product over one store, and the uploaded files.
 *
 * @param store what it knows; shared with whoever wants to look or to prepare something
 */
export function handlers(store: Store): HttpHandler[] {
  const resources = [
    ...accountHandlers(store),
    ...centerHandlers(store),
    ...passwordHandlers(store),
    ...contactHandlers(store),
    ...airwayBillHandlers(store),
    ...bookingHandlers(store),
    ...trackingHandlers(store),
    ...archiveHandlers(store),
    ...customerHandlers(store),
    ...serviceHandlers(store),
    ...uploadHandlers(store),
  ]
  return [
    http.all('*/api/*', async ({ request }) => {
      await recordCall(store, request)
      return faultyAnswer(store, request, () => getResponse(resources, request.clone()))
    }),
    ...resources,
    http.all('*/api', notFound),
    http.all('*/api/*', notFound),
    http.all('*/uploads/*', notFound),
  ]
}
