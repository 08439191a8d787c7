import { getResponse, http, type HttpHandler, HttpResponse } from 'msw'
import { accountRoutes } from './accountRoutes'
import { notFound } from './answers'
import { archiveRoutes } from './archiveRoutes'
import { bookingRoutes } from './bookingRoutes'
import { faultyAnswer } from './callFaults'
import { recordCall } from './callLog'
import { centerRoutes } from './centerRoutes'
import { otherRoutes } from './otherRoutes'
import { shipmentRoutes } from './shipmentRoutes'
import type { Store } from './store'

const methods: Record<string, typeof http.get> = { GET: http.get, POST: http.post, PUT: http.put }

export const routesOf = (store: Store) => ({
  ...accountRoutes(store),
  ...centerRoutes(store),
  ...shipmentRoutes(store),
  ...bookingRoutes(store),
  ...archiveRoutes(store),
  ...otherRoutes(store),
})

/**
 * The stand-in for the existing backend: every call of the product on one store, and the uploaded files.
 *
 * @param store shared with tests, which prepare and read its data
 */
export function handlers(store: Store): HttpHandler[] {
  const resources = Object.entries(routesOf(store)).map(([route, answer]) => {
    const [method = '', path = ''] = route.split(' ')
    return (methods[method] ?? http.all)(`*${path}`, async ({ request, params, cookies }) => {
      const answered = await answer({ request, cookies, id: String(params['id'] ?? '') })
      return answered instanceof Response ? answered : HttpResponse.json(answered as object)
    })
  })
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
