import { http, type HttpHandler, HttpResponse } from 'msw'
import { refused, withWireId } from './answers'
import { signedIn } from './session'
import type { Store } from './store'

/** Saved shippers and receivers, the same for every branch. */
export function customerHandlers(store: Store): HttpHandler[] {
  return [
    http.get(
      '*/api/customer/search',
      signedIn(store, ({ request }) => {
        const term = (new URL(request.url).searchParams.get('term') ?? '').trim().toLowerCase()
        const found = store.customers.filter(({ company, contactPerson, phone1 }) =>
          `${company}\n${contactPerson}\n${phone1}`.toLowerCase().includes(term),
        )
        return HttpResponse.json(found.map(withWireId))
      }),
    ),

    http.get(
      '*/api/customer/getOne/:id',
      signedIn(store, ({ id }) => {
        const customer = store.customers.find((each) => each.id === id)
        return customer ? HttpResponse.json(withWireId(customer)) : refused(404, "Customer doesn't exists")
      }),
    ),
  ]
}
