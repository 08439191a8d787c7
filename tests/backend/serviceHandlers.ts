import { http, type HttpHandler, HttpResponse } from 'msw'
import { withWireId } from './answers'
import { signedIn } from './session'
import type { Store } from './store'

/** What the booking form's two selects are filled with. */
export function serviceHandlers(store: Store): HttpHandler[] {
  return [
    http.get(
      '*/api/service/getAllActive',
      signedIn(store, () => HttpResponse.json(store.services.map(withWireId))),
    ),
    http.get(
      '*/api/airwaybill/getCountries',
      signedIn(store, () => HttpResponse.json(store.countries.map(withWireId))),
    ),
  ]
}
